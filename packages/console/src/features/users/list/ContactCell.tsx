import { useSpacedPhone } from '@noticeboard/design-system';
import { userMessages } from '../../../messages/users.ts';
import * as styles from './cells.css.ts';

export interface ContactCellProps {
  /** The first line; null for none. */
  email: string | null;
  /** As the host keeps it; shown with spaces. Null for none. */
  phoneNumber: string | null;
}

/** How a user is reached. */
export function ContactCell({ email, phoneNumber }: ContactCellProps) {
  const phone = useSpacedPhone(phoneNumber);
  if (!email && !phone) return userMessages.list.none;
  return (
    <span className={styles.lines}>
      {email && <span className={styles.line}>{breakable(email)}</span>}
      {phone && <span className={email ? styles.quietLine : styles.line}>{phone}</span>}
    </span>
  );
}

/** An email address that breaks before its @, rather than in a word, where the column is narrow. */
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
