/** A template that is being edited. */
export interface TemplateDraft {
  /** What the host answered last. */
  read: string;
  /** What is saved. */
  saved: string;
  /** What was saved when the typing began. */
  opened: string;
  /** What is in the editor. */
  typed: string;
}

/** Begins with what is saved. */
export const startDraft = (read: string): TemplateDraft => ({ read, saved: read, opened: read, typed: read });

/** The text as editors write it, with line breaks of one kind: another kind alone is no change. */
export const withPlainBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/** Whether something would be lost by leaving. */
export const isDirty = ({ saved, typed }: TemplateDraft): boolean => withPlainBreaks(saved) !== withPlainBreaks(typed);

/** The host was read again: what it says is taken over, unless something has been typed. */
export function readAgain(draft: TemplateDraft, read: string): TemplateDraft {
  if (read === draft.read) return draft;
  return isDirty(draft) ? { ...draft, read, saved: read } : startDraft(read);
}

/** Something was typed. */
export const typedOver = (draft: TemplateDraft, text: string): TemplateDraft => ({ ...draft, opened: isDirty(draft) ? draft.opened : draft.saved, typed: text });

/** What was typed on an earlier visit, and what was saved then: someone else's text since then is shown before it is replaced (faults P12). */
export const restored = (draft: TemplateDraft, text: string, opened: string): TemplateDraft => ({ ...draft, opened, typed: text });

/** The host answered a save or reset with this. */
export const saved = (draft: TemplateDraft, text: string): TemplateDraft => ({ ...draft, saved: text, opened: text, typed: text });
