import { say } from '@noticeboard/design-system';
import { useState } from 'react';
import { useCommentChanges } from '../../content/comments/useCommentChanges.ts';
import { shownName } from '../../ground/named.ts';
import { commentsMessages as texts } from '../../messages/comments.ts';
import { changeInWords, type LastChange } from './Changed.tsx';
import type { Inbox } from './inbox/createInbox.ts';
import type { InboxComment } from './inbox/inboxTypes.ts';

/** How the next comment is chosen. */
export interface GoingOn {
  /** The focus is taken care of. @default false: the row of the next one has it, unless a button beside it was pressed */
  keepsFocus?: boolean;
  /** Id of the comment that was deleted, and leaves when the next one is open. @default none was */
  removes?: string | null;
  /** What is announced of the former one. @default nothing */
  says?: string;
}

/** What can be done with the comments of the inbox. */
export interface Moderation {
  /** Hides a comment from staff, or shows it again; the next one is chosen. */
  setHidden: (found: InboxComment, isHidden: boolean) => Promise<void>;
  /** Deletes a comment; rejects with words for the question's alert. */
  remove: (found: InboxComment) => Promise<void>;
  /** A deletion and its question are over. */
  onRemoved: (found: InboxComment) => void;
  /** An answer was written: its thread is read again. Where the comment has been deleted in the meantime, the next one is chosen. */
  onAnswered: (found: InboxComment) => Promise<void>;
  /** What was hidden or shown last. */
  last: LastChange | null;
  /** Takes that back. */
  undo: () => void;
  wait: { isSlow: boolean; cancel: () => void };
}

const nameOf = ({ comment }: InboxComment): string => shownName(comment.user?.name);

const hasComment = (inbox: Inbox, id: string): boolean => inbox.state.read().comments.some(({ comment }) => comment.id === id);

/**
 * @param goOn chooses the next comment
 */
export function useModeration(inbox: Inbox, goOn: (how?: GoingOn) => void): Moderation {
  const { visibility, deletion } = useCommentChanges({ success: null });
  const [changed, setChanged] = useState<{ found: InboxComment; isHidden: boolean } | null>(null);
  const change = async (found: InboxComment, isHidden: boolean) => {
    const { comment, post } = found;
    try {
      await visibility.save({ feedId: post.feedId, post: post.item, id: comment.id, isHidden });
    } catch {
      // What went wrong is in the toast; what the host has now is read, as it may have been done.
      await inbox.lookAgain(post);
      return hasComment(inbox, comment.id) ? 'failed' : 'gone';
    }
    inbox.change(comment.id, isHidden);
    return 'done';
  };
  return {
    setHidden: async (found, isHidden) => {
      const outcome = await change(found, isHidden);
      if (outcome === 'failed') return;
      if (outcome === 'done') setChanged({ found, isHidden });
      goOn(outcome === 'done' ? { says: changeInWords({ name: nameOf(found), isHidden }) } : {});
    },
    remove: async ({ comment, post }) => {
      await deletion.save({ feedId: post.feedId, post: post.item, id: comment.id });
    },
    onRemoved: ({ comment }) => {
      setChanged(null);
      // The question gives it back to the button that asked.
      goOn({ keepsFocus: true, removes: comment.id });
    },
    last: changed && { name: nameOf(changed.found), isHidden: changed.isHidden },
    onAnswered: async (found) => {
      const { comment, post } = found;
      await inbox.lookAgain(post);
      if (hasComment(inbox, comment.id)) return;
      say(texts.answeredGone(nameOf(found)));
      goOn();
    },
    undo: () => {
      if (changed === null) return;
      const { found, isHidden } = changed;
      void change(found, !isHidden).then((outcome) => {
        if (outcome === 'failed') return;
        setChanged(null);
        // The toast says what was deleted.
        if (outcome === 'gone') return;
        say(changeInWords({ name: nameOf(found), isHidden: !isHidden }));
      });
    },
    wait: deletion,
  };
}
