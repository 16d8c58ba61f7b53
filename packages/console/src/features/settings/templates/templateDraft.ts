/** A template that is being edited. */
export interface TemplateDraft {
  /** What the host answered last. */
  read: string;
  /** What is saved. */
  saved: string;
  /** What stands in the editor. */
  typed: string;
}

/** Begins with what is saved. */
export const startDraft = (read: string): TemplateDraft => ({ read, saved: read, typed: read });

/** Editors write line breaks in one way only; that alone is no change. */
const withPlainBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/** Whether something would be lost by leaving. */
export const isDirty = ({ saved, typed }: TemplateDraft): boolean => withPlainBreaks(saved) !== withPlainBreaks(typed);

/** The host was read again: what it says is taken over, unless something has been typed. */
export function readAgain(draft: TemplateDraft, read: string): TemplateDraft {
  if (read === draft.read) return draft;
  return { read, saved: read, typed: isDirty(draft) ? draft.typed : read };
}

/** The host answered a save or reset with this. */
export const saved = (draft: TemplateDraft, text: string): TemplateDraft => ({ ...draft, saved: text, typed: text });
