/** A template that is being edited. */
export interface TemplateDraft {
  /** The host's last response. */
  read: string;
  /** The saved text. */
  saved: string;
  /** The saved text when typing began. */
  opened: string;
  /** The text in the editor. */
  typed: string;
}

/** Begins with the saved text. */
export const startDraft = (read: string): TemplateDraft => ({ read, saved: read, opened: read, typed: read });

/** The text with the line breaks of an editor: different ones alone are not a change. */
export const withPlainBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/** Whether something would be lost by leaving. */
export const isDirty = ({ saved, typed }: TemplateDraft): boolean => withPlainBreaks(saved) !== withPlainBreaks(typed);

/** The host was read again: the new text is used, unless something has been typed. */
export function readAgain(draft: TemplateDraft, read: string): TemplateDraft {
  if (read === draft.read) return draft;
  return isDirty(draft) ? { ...draft, read, saved: read } : startDraft(read);
}

/** Something was typed. */
export const typedOver = (draft: TemplateDraft, text: string): TemplateDraft => ({ ...draft, opened: isDirty(draft) ? draft.opened : draft.saved, typed: text });

/** The text typed on an earlier visit, and the saved one of then: someone else's text since is shown before it is replaced (faults P12). */
export const restored = (draft: TemplateDraft, text: string, opened: string): TemplateDraft => ({ ...draft, opened, typed: text });

/** The host's response to a save or reset. */
export const saved = (draft: TemplateDraft, text: string): TemplateDraft => ({ ...draft, saved: text, opened: text, typed: text });
