import { useState } from 'react';
import { isDirty, readAgain, saved, startDraft, type TemplateDraft } from './templateDraft.ts';

/** The draft of a template as its form uses it. */
export interface EditedTemplate {
  /** What stands in the editor. */
  text: string;
  /** Takes what was typed. */
  type: (text: string) => void;
  isDirty: boolean;
  /** Goes back to what is saved. */
  discard: () => void;
  /** The host has this now. */
  confirm: (text: string) => void;
}

/**
 * What is typed into a template while it is not saved.
 *
 * @param read what the host answered
 */
export function useTemplateDraft(read: string): EditedTemplate {
  const [state, setState] = useState<TemplateDraft>(() => startDraft(read));
  const draft = readAgain(state, read);
  if (draft !== state) setState(draft);
  return {
    text: draft.typed,
    type: (typed) => setState((last) => ({ ...last, typed })),
    isDirty: isDirty(draft),
    discard: () => setState((last) => ({ ...last, typed: last.saved })),
    confirm: (text) => setState((last) => saved(last, text)),
  };
}
