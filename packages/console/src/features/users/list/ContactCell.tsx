import { userMessages } from '../../../messages/users.ts';
import * as styles from './cells.css.ts';

export interface ContactCellProps {
  email: string | null;
  phoneNumber: string | null;
}

/** How a user is reached. */
export function ContactCell({ email, phoneNumber }: ContactCellProps) {
  if (!email && !phoneNumber) return userMessages.list.none;
  return (
    <span className={styles.lines}>
      {email && <span className={styles.line}>{email}</span>}
      {phoneNumber && <span className={email ? styles.quietLine : styles.line}>{phoneNumber}</span>}
    </span>
  );
}
