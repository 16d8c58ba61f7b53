import { Alert, Button, useAfterChange, useIntoSight } from '@noticeboard/design-system';
import { CommentThread } from '@noticeboard/design-system/content';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, useState } from 'react';
import { shownName } from '../../ground/named.ts';
import { commentsMessages as texts } from '../../messages/comments.ts';
import { Acts } from './Acts.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import type { InboxComment } from './inbox/inboxTypes.ts';
import * as styles from './OpenComment.css.ts';
import { PostAbove } from './PostAbove.tsx';
import { threadOf } from './shownComments.ts';
import type { Moderation } from './useModeration.ts';

export interface OpenCommentProps {
  /** The comment that is open. */
  open: InboxComment;
  /** It was deleted after it was opened, and stays until the next is open. */
  isGone: boolean;
  /** All comments that were found, including its thread. */
  comments: readonly InboxComment[];
  /** The name of its post's feed. */
  feedName: string;
  /** The instant at which the page was opened. */
  now: Date;
  /** The actions on it. */
  moderation: Moderation;
  /** Leaves it unchanged and chooses the next. */
  onNext: () => void;
  /** A reply was sent. */
  onAnswered: () => void;
  /** Back to the list, where it is a separate screen. */
  onBack: (() => void) | undefined;
}

/** A comment in its thread, below its post in small, with its actions in the footer. */
export function OpenComment({ open, isGone, comments, feedName, now, moderation, onNext, onAnswered, onBack }: OpenCommentProps) {
  const [wholeThreadOf, setWholeThreadOf] = useState<string | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [answers, setAnswers] = useState(0);
  const [field, setField] = useState<HTMLElement | null>(null);
  const { comment, post } = open;
  const threadPlace = useRef<HTMLDivElement>(null);
  // Another comment is marked, or the footer has grown by its button.
  useIntoSight(`${comment.id} ${place !== null}`, () => threadPlace.current?.querySelector('[aria-current]'));
  // The field and its button are mounted again, and one of them had the focus.
  useAfterChange(answers, () => {
    if (document.activeElement === document.body) threadPlace.current?.closest('section')?.focus();
  });
  const { thread, earlier } = threadOf(comments, open, wholeThreadOf === post.item.id);
  const newest = thread.at(-1)?.comment.id;
  /** The newest comment when a reply was sent, until the reply is read. */
  const answered = useRef<string>(undefined);
  useAfterChange(newest, () => {
    if (answered.current === undefined || answered.current === newest) return;
    answered.current = undefined;
    threadPlace.current?.querySelector('li:last-child')?.scrollIntoView({ block: 'nearest' });
  });
  const isWhole = earlier === 0;
  const foundOfPost = comments.filter((each) => each.post.item.id === post.item.id).length;
  const older = Math.max(0, open.countOfPost - foundOfPost);
  return (
    <>
      {onBack && (
        <div className={styles.back}>
          <Button variant="quiet" tone="neutral" icon={<ArrowLeft />} onPress={onBack}>
            {texts.backToList}
          </Button>
        </div>
      )}
      <PostAbove post={post} feedName={feedName} commentsCount={open.countOfPost} />
      <div ref={threadPlace} className={styles.thread}>
        <CommentThread
          comments={thread.map(({ comment: { user, ...each } }) => ({ ...each, author: { name: shownName(user?.name) } }))}
          openId={comment.id}
          now={now}
          earlierCount={isWhole ? older : earlier}
          {...(!isWhole && { onShowEarlier: () => setWholeThreadOf(post.item.id) })}
        />
      </div>
      <div className={styles.foot} data-stays-at-foot>
        <div role="status">{isGone && <Alert tone="warning">{texts.gone}</Alert>}</div>
        <AnswerForm
          key={`${comment.id} ${answers}`}
          open={open}
          sendPlace={place}
          fieldRef={setField}
          onSent={() => {
            answered.current = newest;
            setAnswers(answers + 1);
            onAnswered();
          }}
        />
        <Acts open={open} isGone={isGone} moderation={moderation} answerField={field} onNext={onNext}>
          <span ref={setPlace} />
        </Acts>
      </div>
    </>
  );
}
