import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash from 'lucide-react/icons/trash-2';
import { useMemo, useRef, useState } from 'react';
import { useKeptFocus } from '../../collections/DataTable/rows/useKeptFocus.ts';
import { RowMenu } from '../../collections/RowMenu/RowMenu.tsx';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { engagementMessages as messages } from '../../messages/engagement.ts';
import { ConfirmModal } from '../../overlays/ConfirmModal/ConfirmModal.tsx';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { relativeTime } from '../../time/relativeTime.ts';
import { timestamp } from '../../time/timestamp.ts';
import { EngagementFrame, type EngagementListProps } from '../parts/EngagementFrame.tsx';
import * as styles from '../parts/engagement.css.ts';

/** A comment under a post. */
export interface Comment {
  id: string;
  author: { name: string; image?: string | null };
  /** Plain text. */
  body: string;
  /** UTC, ISO 8601. */
  createdUtc: string;
  /** Whether it is hidden from staff. */
  isHidden: boolean;
  /** Whether the user wrote it, who may then delete it even without the right to moderate others' (ADR 0064). @default false */
  isOwn?: boolean;
}

export interface CommentListProps extends EngagementListProps {
  /** The comments of this page, newest first. */
  comments: readonly Comment[];
  /** The present instant, for 'how long ago'. */
  now: Date;
  /** Hides a comment from staff or shows it again. */
  onVisibilityChange: (comment: Comment, isHidden: boolean) => void;
  /** Deletes a comment, after a confirmation. A failure is shown in the confirmation, which stays open. */
  onDelete: (comment: Comment) => Promise<void>;
  /** Words for a failed deletion: the server's message or the error's own. */
  describeError: (error: unknown) => string;
  /** Why the user can't moderate comments; the actions then say so. */
  disabledReason?: string;
}

/** All comments of a page are in the document. */
const nothingIsOutOfSight = () => undefined;

/** The comments of a post, ten on a page, each to be hidden, shown or deleted (content §2 Social feed). */
export function CommentList(props: CommentListProps) {
  const { comments, now, onVisibilityChange, onDelete, describeError, disabledReason, ...frame } = props;
  const [deleting, setDeleting] = useState<Comment | null>(null);
  const [isAsking, setAsking] = useState(false);
  const refusal = disabledReason === undefined ? {} : { disabledReason };
  const place = useRef<HTMLDivElement>(null);
  const rowIds = useMemo(() => comments.map(({ id }) => id), [comments]);
  // After a deletion the next comment has the focus, whose button names it; the list itself when none is left.
  useKeptFocus({ container: place, heading: place, rowIds, scroller: place, scrollToRow: nothingIsOutOfSight });
  return (
    <div ref={place} role="group" aria-label={messages.comments} tabIndex={-1} className={styles.place}>
      <EngagementFrame
        {...frame}
        label={messages.comments}
        emptyTitle={messages.noComments}
        failedTitle={messages.commentsFailed}
        loadingLines={['25%', '90%', '60%']}
      >
        <ul className={styles.list}>
          {comments.map((comment) => (
            <li key={comment.id} data-row-id={comment.id} className={styles.row({})}>
              <Avatar name={comment.author.name} image={comment.author.image ?? null} size="medium" />
              <div className={styles.words}>
                <div className={styles.line}>
                  <span className={styles.name}>{comment.author.name}</span>
                  <time className={styles.detail} dateTime={comment.createdUtc} title={timestamp(comment.createdUtc)}>
                    {relativeTime(comment.createdUtc, now)}
                  </time>
                  {comment.isHidden && <Badge icon={<EyeOff />}>{messages.hidden}</Badge>}
                </div>
                <p className={styles.text({ isHidden: comment.isHidden })}>{comment.body}</p>
              </div>
              <span data-row-actions>
                <RowMenu
                  label={messages.actionsOf(comment.author.name)}
                  sections={() => [
                    {
                      id: 'acts',
                      actions: [
                        {
                          id: 'visibility',
                          label: comment.isHidden ? messages.show : messages.hide,
                          icon: comment.isHidden ? <Eye /> : <EyeOff />,
                          onAction: () => onVisibilityChange(comment, !comment.isHidden),
                          ...refusal,
                        },
                        {
                          id: 'delete',
                          label: messages.delete,
                          icon: <Trash />,
                          tone: 'danger',
                          onAction: () => {
                            setDeleting(comment);
                            setAsking(true);
                          },
                          ...(comment.isOwn !== true && refusal),
                        },
                      ],
                    },
                  ]}
                />
              </span>
            </li>
          ))}
        </ul>
      </EngagementFrame>
      {deleting && (
        <ConfirmModal
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={messages.deleteTitle(deleting.author.name)}
          confirmLabel={messages.delete}
          tone="danger"
          onConfirm={() => onDelete(deleting)}
          describeError={describeError}
        >
          {messages.deleteDetail}
        </ConfirmModal>
      )}
    </div>
  );
}
