/** The text typed into a search field, and how much of it is in the address. */
export interface SearchDraft {
  text: string;
  /** The texts committed from here, from the one that the address showed last to the newest: a busy page shows some late. */
  sent: readonly string[];
  /** The text of the address when it was last read. */
  committed: string;
}

/** The user types; without a draft the field shows the committed text. */
export const typed = (draft: SearchDraft | null, text: string, committed: string): SearchDraft => ({
  text,
  sent: draft?.sent ?? [committed],
  committed: draft?.committed ?? committed,
});

/** Whether there is something to commit after the pause. */
export const isUnsent = (draft: SearchDraft | null): draft is SearchDraft => draft !== null && draft.text !== draft.sent.at(-1);

/** The text has been committed. */
export const sent = (draft: SearchDraft): SearchDraft => ({ ...draft, sent: [...draft.sent, draft.text] });

/**
 * The address has another text than before: one of our own, arriving late, keeps what was typed since; another one
 * (Back, Clear Filters) replaces it.
 */
export function followed(draft: SearchDraft, committed: string): SearchDraft | null {
  const arrived = draft.sent.lastIndexOf(committed);
  // The first is the text that the address had before: only others return to it.
  return arrived < 1 ? null : { ...draft, committed, sent: draft.sent.slice(arrived) };
}
