import { useUnsavedWork } from '@noticeboard/design-system';
import { type ReactNode, useState } from 'react';
import { isDirty, readAgain, restored, saved, startDraft, type TemplateDraft, typedOver } from './templateDraft.ts';

/** The draft of a template as its form uses it. */
export interface EditedTemplate {
  /** The text in the editor. */
  text: string;
  /** Sets the text that was typed. */
  type: (text: string) => void;
  isDirty: boolean;
  /** The saved text when typing began. */
  opened: string;
  /** Returns to the saved text. */
  discard: () => void;
  /** The text that the host has now. */
  confirm: (text: string) => void;
  /** Leaving needs no confirmation any more. Call it before the form unmounts. */
  release: () => void;
  /** Offers the text typed on an earlier visit. */
  notice: ReactNode;
}

/**
 * The unsaved text of a template. The user confirms before it is lost, and it is kept for a reload.
 *
 * @param id of the template among all forms of the page
 * @param read the host's response
 */
export function useTemplateDraft(id: string, read: string): EditedTemplate {
  const [state, setState] = useState<TemplateDraft>(() => startDraft(read));
  const draft = readAgain(state, read);
  if (draft !== state) setState(draft);
  const type = (typed: string) => setState((last) => typedOver(last, typed));
  const work = useUnsavedWork({ id, isDirty: isDirty(draft), values: { text: draft.typed }, onRestore: ({ text }, from) => setState((last) => restored(last, text, from.text)) });
  return {
    text: draft.typed,
    type,
    isDirty: isDirty(draft),
    opened: draft.opened,
    release: work.release,
    notice: work.notice,
    discard: () => setState((last) => saved(last, last.saved)),
    confirm: (text) => setState((last) => saved(last, text)),
  };
}
