import { messages } from '../../messages/en.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import * as styles from './UserBadge.css.ts';

export interface UserBadgeProps {
  /** The person's name; 'Unknown' is shown for null (core §2 Published Content). */
  name: string | null;
  /** Address of the picture. */
  image?: string | null;
  /** A second line: an e-mail, a role. */
  detail?: string;
  /** @default 'small' */
  size?: 'small' | 'medium' | 'large';
}

/** A person in a row: picture and name, truncated when there is no room, with the full name as the title. */
export function UserBadge({ name, image, detail, size = 'small' }: UserBadgeProps) {
  const shown = name ?? messages.userBadge.unknown;
  return (
    <span className={styles.root}>
      <Avatar name={name ?? ''} image={image ?? null} size={size} />
      <span className={styles.words}>
        <span className={styles.name({ isUnknown: name === null })} title={shown}>
          {shown}
        </span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  );
}
