import EyeOff from 'lucide-react/icons/eye-off';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { engagementMessages as messages } from '../../messages/engagement.ts';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { relativeTime } from '../../time/relativeTime.ts';
import { timestamp } from '../../time/timestamp.ts';
import type { Comment } from '../CommentList/CommentList.tsx';
import * as styles from './CommentThread.css.ts';

export interface CommentThreadProps {
  /** The comments on the post, oldest first, the open one among them. */
  comments: readonly Comment[];
  /** The one that is shown large. */
  openId: string;
  /** The present instant, for 'how long ago'. */
  now: Date;
  /** How many comments before the open one are outside of `comments` or are not shown yet. @default 0 */
  earlierCount?: number;
  /** Shows them; without it only their number is shown. */
  onShowEarlier?: () => void;
  /** Shows a hidden comment again; without it there is no button. */
  onShow?: (comment: Comment) => void;
}

/** One comment, large, among those around it on the same post. */
export function CommentThread({ comments, openId, now, earlierCount = 0, onShowEarlier, onShow }: CommentThreadProps) {
  return (
    <div className={styles.thread}>
      {earlierCount > 0 &&
        (onShowEarlier ? (
          <div>
            <Button size="small" variant="quiet" onPress={onShowEarlier}>
              {messages.showEarlier(earlierCount)}
            </Button>
          </div>
        ) : (
          <p className={styles.earlier}>{messages.earlier(earlierCount)}</p>
        ))}
      <ol className={styles.list}>
        {comments.map((comment) => (
          <li key={comment.id} {...(comment.id === openId && { 'aria-current': 'true' })} className={styles.row({ isOpen: comment.id === openId })}>
            <Avatar name={comment.author.name} image={comment.author.image ?? null} size={comment.id === openId ? 'large' : 'small'} />
            <div className={styles.words}>
              <div className={styles.line}>
                <span className={styles.name}>{comment.author.name}</span>
                <time className={styles.detail} dateTime={comment.createdUtc} title={timestamp(comment.createdUtc)}>
                  {comment.id === openId ? timestamp(comment.createdUtc) : relativeTime(comment.createdUtc, now)}
                </time>
                {comment.isHidden && <Badge icon={<EyeOff />}>{messages.hidden}</Badge>}
                {comment.isHidden && comment.id !== openId && onShow && (
                  <Button size="small" variant="quiet" aria-label={messages.showOf(comment.author.name)} onPress={() => onShow(comment)}>
                    {messages.show}
                  </Button>
                )}
              </div>
              <p className={styles.text({ isOpen: comment.id === openId, isHidden: comment.isHidden })}>{comment.body}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
