import { engagementMessages as messages } from '../../messages/engagement.ts';
import { UserBadge } from '../../people/UserBadge/UserBadge.tsx';
import { timestamp } from '../../time/timestamp.ts';
import { EngagementFrame, type EngagementListProps } from '../parts/EngagementFrame.tsx';
import * as styles from '../parts/engagement.css.ts';

/** A person who confirmed to have read a post, and when. */
export interface ReadConfirmation {
  id: string;
  user: { name: string; image?: string | null };
  /** UTC, ISO 8601. */
  createdUtc: string;
  /** The person's organization node; null when it has none. */
  organizationNodeName: string | null;
}

export interface ReadConfirmationListProps extends EngagementListProps {
  /** The confirmations of this page. */
  confirmations: readonly ReadConfirmation[];
  /** IANA name of the reader's time zone. @default the device's */
  timeZone?: string;
}

/** Who has confirmed to have read a post, where they work and when, ten on a page (content §2 Social feed). */
export function ReadConfirmationList({ confirmations, timeZone, ...frame }: ReadConfirmationListProps) {
  return (
    <EngagementFrame
      {...frame}
      label={messages.confirmations}
      emptyTitle={messages.noConfirmations}
      failedTitle={messages.confirmationsFailed}
      loadingLines={['30%', '20%']}
    >
      <ul className={styles.list}>
        {confirmations.map(({ id, user, createdUtc, organizationNodeName }) => (
          <li key={id} className={styles.row({ isCentred: true })}>
            <div className={styles.words}>
              <UserBadge name={user.name} image={user.image ?? null} size="medium" detail={organizationNodeName ?? messages.unknownUnit} />
            </div>
            <time className={styles.detail} dateTime={createdUtc}>
              {timestamp(createdUtc, timeZone)}
            </time>
          </li>
        ))}
      </ul>
    </EngagementFrame>
  );
}
