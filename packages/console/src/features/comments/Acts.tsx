import { Button, useShortcut } from '@noticeboard/design-system';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useRef, useState } from 'react';
import { isGone as isGoneBy } from '../../api/isMissing.ts';
import { shownName } from '../../ground/named.ts';
import { commentsMessages as texts } from '../../messages/comments.ts';
import { socialFeedMessages } from '../../messages/socialFeed.ts';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { ConfirmChange } from '../../shared/ConfirmChange.tsx';
import { shortcutsPreference } from '../../shared/devicePreferences.ts';
import type { InboxComment } from './inbox/inboxTypes.ts';
import { Key } from './Key.tsx';
import * as styles from './OpenComment.css.ts';
import type { Moderation } from './useModeration.ts';

export interface ActsProps {
  /** The comment that is open. */
  open: InboxComment;
  /** It was deleted after it was opened: no action is possible any more. */
  isGone: boolean;
  /** The actions on it. */
  moderation: Moderation;
  /** The field of the reply; null while there is none. */
  answerField: HTMLElement | null;
  /** Leaves it unchanged and chooses the next. */
  onNext: () => void;
  /** The button that sends the reply. */
  children: ReactNode;
}

/** The actions on the open comment, by button and by key. */
export function Acts({ open, isGone, moderation, answerField, onNext, children }: ActsProps) {
  const hasKeys = useStore(shortcutsPreference);
  const { comment, post } = open;
  const isPublished = post.item.publishedContentItem != null;
  const remove = useRef<HTMLDivElement>(null);
  // The dialog keeps its comment while it closes.
  const [deleting, setDeleting] = useState(open);
  const [isAsking, setAsking] = useState(false);
  // A ref: read in the same call that sets it.
  const isDeleted = useRef(false);
  const [isChanging, setChanging] = useState(false);

  const toggle = async () => {
    if (isChanging || isGone) return;
    setChanging(true);
    await moderation.setHidden(open, !comment.isHidden);
    setChanging(false);
  };
  const ask = () => {
    // The dialog returns the focus to where it was, and that row of the list may be gone by then.
    remove.current?.querySelector('button')?.focus();
    if (!isPublished || isGone) return;
    setDeleting(open);
    isDeleted.current = false;
    setAsking(true);
  };
  useShortcut('h', () => void toggle(), hasKeys);
  useShortcut('d', ask, hasKeys);
  useShortcut('j', onNext, hasKeys);
  useShortcut('r', () => answerField?.querySelector('textarea')?.focus(), hasKeys);
  return (
    <div className={styles.acts}>
      <Button variant="outline" tone="neutral" icon={comment.isHidden ? <Eye /> : <EyeOff />} isPending={isChanging} disabledReason={isGone ? texts.gone : undefined} aria-keyshortcuts="h" onPress={() => void toggle()}>
        {comment.isHidden ? texts.show : texts.hide}
        <Key>h</Key>
      </Button>
      <div ref={remove}>
        <Button
          variant="quiet"
          tone="neutral"
          icon={<Trash2 />}
          aria-keyshortcuts="d"
          disabledReason={isGone ? texts.gone : isPublished ? undefined : socialFeedMessages.engagement.deletedWhilePublished}
          onPress={ask}
        >
          {texts.delete}
          <Key>d</Key>
        </Button>
      </div>
      <span className={styles.room} />
      <Button variant="quiet" tone="neutral" aria-keyshortcuts="j" onPress={onNext}>
        {texts.next}
        <Key>j</Key>
      </Button>
      {children}
      <ConfirmChange
        isOpen={isAsking}
        onOpenChange={(isOpen) => {
          setAsking(isOpen);
          if (!isOpen && isDeleted.current) moderation.onRemoved(deleting);
        }}
        title={texts.deleteTitle(shownName(deleting.comment.user?.name))}
        confirmLabel={texts.delete}
        onConfirm={async () => {
          try {
            await moderation.remove(deleting);
            isDeleted.current = true;
          } catch (error) {
            // Another moderator was first: it is removed all the same.
            isDeleted.current = isGoneBy(error);
            throw error;
          }
        }}
        wait={moderation.wait}
      >
        {texts.deleteQuestion}
      </ConfirmChange>
    </div>
  );
}
