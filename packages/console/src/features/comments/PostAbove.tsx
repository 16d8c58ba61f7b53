import { Link } from '@noticeboard/design-system';
import Newspaper from 'lucide-react/icons/newspaper';
import { firstPicture } from '../../content/files/itemFile.ts';
import { StoredPicture } from '../../content/files/StoredPicture.tsx';
import { itemName } from '../../content/itemName.ts';
import { useNodeNames } from '../../content/useNodeNames.ts';
import { paths } from '../../ground/paths.ts';
import { commentsMessages as texts } from '../../messages/comments.ts';
import { panelDate } from '../../shared/dates.ts';
import type { InboxPost } from './inbox/inboxTypes.ts';
import * as styles from './OpenComment.css.ts';

interface PostAboveProps {
  /** The post. */
  post: InboxPost;
  /** The feed that it is in. */
  feedName: string;
  /** How many comments it has, according to the latest response. */
  commentsCount: number;
}

/** The post of a comment, in small. */
export function PostAbove({ post: { feedId, item }, feedName, commentsCount }: PostAboveProps) {
  const published = item.publishedContentItem;
  const nameOfNode = useNodeNames([published?.organizationNodeId]);
  const unit = published && nameOfNode(published.organizationNodeId);
  const facts = [published ? texts.publishedAt(panelDate(published.publishedAtUtc)) : texts.notPublished, texts.comments(commentsCount)];
  return (
    <div className={styles.post}>
      <span aria-hidden className={styles.face}>
        <StoredPicture name={firstPicture(item.contentFiles)}>
          <Newspaper />
        </StoredPicture>
      </span>
      <div className={styles.postWords}>
        <span className={styles.quiet}>{[feedName, ...(unit ? [unit] : [])].join(' · ')}</span>
        <strong className={styles.postName}>{itemName(item)}</strong>
        <span className={styles.quiet}>{facts.join(' · ')}</span>
      </div>
      <Link href={`${paths.contentItemEdit('social-feeds', feedId, item.id)}?tab=comments`} variant="plain">
        {texts.openPost}
      </Link>
    </div>
  );
}
