import { useSpacedPhone } from '@noticeboard/design-system';
import type { User } from './userPage.ts';

/** How a user is reached: the email address, else the phone number; else the username, which everyone has. */
export function ContactLine({ user: { email, phoneNumber, username } }: { user: Pick<User, 'email' | 'phoneNumber' | 'username'> }) {
  const phone = useSpacedPhone(email ? null : phoneNumber);
  return email ? breakable(email) : phone || username;
}

/** An email address that wraps before its @, rather than in a word, where the column is narrow. */
function breakable(email: string) {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
