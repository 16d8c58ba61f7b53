import { useAfterChange, useSynchronized } from '@noticeboard/design-system';
import { type RefObject, useCallback, useRef } from 'react';

/** What the inbox shows. */
export interface InboxFocusOptions {
  /** Id of the comment that is shown; null for none. */
  openId: string | null;
  /** Id of the comment in the address; null for none. */
  commentId: string | null;
  /** List and comment are side by side; on a narrow screen they replace each other. */
  areBeside: boolean;
}

/** The two columns, and what is about to take the focus away from one of its buttons or rows. */
export interface InboxFocus {
  /** The list. */
  list: RefObject<HTMLElement | null>;
  /** The open comment. */
  column: RefObject<HTMLElement | null>;
  /**
   * The next comment, or none, is about to be opened.
   *
   * @param keepsFocus the caller places the focus
   * @returns whether the focus moves to the next row, whose name a screen reader then says
   */
  beforeNext: (nextId: string | null, keepsFocus: boolean) => boolean;
  /** Moves a lost focus to the row of the open comment. */
  restore: () => void;
}

/** Keeps the focus in the inbox while rows, buttons and columns come and go. */
export function useInboxFocus({ openId, commentId, areBeside }: InboxFocusOptions): InboxFocus {
  const list = useRef<HTMLElement>(null);
  const column = useRef<HTMLElement>(null);
  const focusList = useCallback((id: string | null) => {
    const row = id === null ? null : list.current?.querySelector<HTMLElement>(`[data-key="${id}"]`);
    (row ?? list.current)?.focus();
  }, []);

  // An action by key may remove the row that had the focus: the next row gets it then.
  const takesFocus = useRef(false);
  useAfterChange(openId, () => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    focusList(openId);
  });
  // Where list and comment replace each other, the focus is lost: the comment gets it, and on the way back its row.
  useAfterChange(areBeside ? undefined : commentId, (now, before) => {
    if (document.activeElement !== document.body) return;
    // The rows are rendered later than the list itself.
    if (now === null) requestAnimationFrame(() => focusList(before));
    else column.current?.focus({ preventScroll: true });
  });
  // Another moderator has deleted the open comment: its buttons are gone.
  useSynchronized(openId === null && commentId !== null ? commentId : undefined, () => {
    if (document.activeElement === document.body) column.current?.focus();
  });

  return {
    list,
    column,
    beforeNext: (nextId, keepsFocus) => {
      // After the last comment its buttons are gone, too.
      const isLast = nextId === null || nextId === openId;
      takesFocus.current = isLast || (!keepsFocus && document.activeElement?.closest('[data-open-comment]') == null);
      return takesFocus.current && !isLast;
    },
    restore: () => {
      if (document.activeElement === document.body) focusList(openId);
    },
  };
}
