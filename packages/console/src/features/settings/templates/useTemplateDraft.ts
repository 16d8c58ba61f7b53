import { useUnsavedWork } from '@noticeboard/design-system';
import { type ReactNode, useState } from 'react';
import { isDirty, readAgain, restored, saved, startDraft, type TemplateDraft, typedOver } from './templateDraft.ts';

/** The draft of a template as its form uses it. */
export interface EditedTemplate {
  /** What is in the editor. */
  text: string;
  /** Takes what was typed. */
  type: (text: string) => void;
  isDirty: boolean;
  /** What was saved when the typing began. */
  opened: string;
  /** Goes back to what is saved. */
  discard: () => void;
  /** The host has this now. */
  confirm: (text: string) => void;
  /** Nothing is asked about leaving any more. Call it before the form is taken away. */
  release: () => void;
  /** Offers what was typed on an earlier visit. */
  notice: ReactNode;
}

/**
 * What is typed into a template while it is not saved. It is asked about before it is lost, and kept for a reload.
 *
 * @param id of the template among all forms of the page
 * @param read what the host answered
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
