import { UserBadge, usernameTooltip } from '@noticeboard/design-system/people';
import { useAvatar } from '../../../session/pictures.ts';
import * as styles from './cells.css.ts';

export interface PersonCellProps {
  /** Beside the picture, and its initials while there is none. */
  name: string;
  /** Under the name; left out where a column of its own shows it. */
  username?: string;
  /** File name of the picture; null for none. */
  avatar: string | null;
}

/** A user's picture, name and username; the picture is loaded by a call of our own (faults D11). */
export function PersonCell({ name, username, avatar }: PersonCellProps) {
  return (
    <span className={styles.person} title={username === undefined ? undefined : usernameTooltip(username)}>
      <UserBadge name={name} image={useAvatar(avatar)} {...(username !== undefined && { detail: username, size: 'medium' })} />
    </span>
  );
}
