import { say } from '@noticeboard/design-system';
import { useState } from 'react';
import { useCommentChanges } from '../../content/comments/useCommentChanges.ts';
import { shownName } from '../../ground/named.ts';
import { commentsMessages as texts } from '../../messages/comments.ts';
import { changeInWords, type LastChange } from './Changed.tsx';
import type { Inbox } from './inbox/createInbox.ts';
import type { InboxComment } from './inbox/inboxTypes.ts';

/** How the next comment is chosen. */
export interface NextChoice {
  /** The caller places the focus. @default false: the next row gets it, unless a button beside it was pressed */
  keepsFocus?: boolean;
  /** Id of the comment that was deleted, which is removed when the next one is open. @default none was */
  removes?: string | null;
  /** What is announced about the previous comment. @default nothing */
  says?: string;
}

/** The actions on the comments of the inbox. */
export interface Moderation {
  /** Hides a comment from staff, or shows it again; the next one is chosen. */
  setHidden: (found: InboxComment, isHidden: boolean) => Promise<void>;
  /** Deletes a comment; rejects with words for the dialog's alert. */
  remove: (found: InboxComment) => Promise<void>;
  /** A deletion is done and its dialog is closed. */
  onRemoved: (found: InboxComment) => void;
  /** A reply was sent: its thread is read again. If the comment has been deleted in the meantime, the next one is chosen. */
  onAnswered: (found: InboxComment) => Promise<void>;
  /** The last comment that was hidden or shown. */
  last: LastChange | null;
  /** Undoes the last change. */
  undo: () => void;
  wait: { isSlow: boolean; cancel: () => void };
}

const nameOf = ({ comment }: InboxComment): string => shownName(comment.user?.name);

const hasComment = (inbox: Inbox, id: string): boolean => inbox.state.read().comments.some(({ comment }) => comment.id === id);

/**
 * @param chooseNext chooses the next comment
 */
export function useModeration(inbox: Inbox, chooseNext: (how?: NextChoice) => void): Moderation {
  const { visibility, deletion } = useCommentChanges({ success: null });
  const [changed, setChanged] = useState<{ found: InboxComment; isHidden: boolean } | null>(null);
  const change = async (found: InboxComment, isHidden: boolean) => {
    const { comment, post } = found;
    try {
      await visibility.save({ feedId: post.feedId, post: post.item, id: comment.id, isHidden });
    } catch {
      // The toast shows the error; the comment is read again, as the change may have been made all the same.
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
      chooseNext(outcome === 'done' ? { says: changeInWords({ name: nameOf(found), isHidden }) } : {});
    },
    remove: async ({ comment, post }) => {
      await deletion.save({ feedId: post.feedId, post: post.item, id: comment.id });
    },
    onRemoved: ({ comment }) => {
      setChanged(null);
      // The dialog returns the focus to the button that opened it.
      chooseNext({ keepsFocus: true, removes: comment.id });
    },
    last: changed && { name: nameOf(changed.found), isHidden: changed.isHidden },
    onAnswered: async (found) => {
      const { comment, post } = found;
      await inbox.lookAgain(post);
      if (hasComment(inbox, comment.id)) return;
      say(texts.answeredGone(nameOf(found)));
      chooseNext();
    },
    undo: () => {
      if (changed === null) return;
      const { found, isHidden } = changed;
      void change(found, !isHidden).then((outcome) => {
        if (outcome === 'failed') return;
        setChanged(null);
        // The toast reports the deletion.
        if (outcome === 'gone') return;
        say(changeInWords({ name: nameOf(found), isHidden: !isHidden }));
      });
    },
    wait: deletion,
  };
}
