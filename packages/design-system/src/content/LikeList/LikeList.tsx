import { engagementMessages as messages } from '../../messages/engagement.ts';
import { UserBadge } from '../../people/UserBadge/UserBadge.tsx';
import { EngagementFrame, type EngagementListProps } from '../parts/EngagementFrame.tsx';
import * as styles from '../parts/engagement.css.ts';

/** A person who likes a post. */
export interface Like {
  id: string;
  user: { name: string; image?: string | null };
}

export interface LikeListProps extends EngagementListProps {
  /** The likes of this page. */
  likes: readonly Like[];
}

/** Who likes a post, ten on a page, all of them as a file (content §2 Social feed). */
export function LikeList({ likes, ...frame }: LikeListProps) {
  return (
    <EngagementFrame {...frame} label={messages.likes} emptyTitle={messages.noLikes} failedTitle={messages.likesFailed} loadingLines={['30%']}>
      <ul className={styles.list}>
        {likes.map(({ id, user }) => (
          <li key={id} className={styles.row({ isCentred: true })}>
            <UserBadge name={user.name} image={user.image ?? null} size="medium" />
          </li>
        ))}
      </ul>
    </EngagementFrame>
  );
}
