/** What is typed into a search field, and how much of it the address knows. */
export interface SearchDraft {
  text: string;
  /** What was committed from here, from the text that the address showed last to the newest: a busy page shows some late. */
  sent: readonly string[];
  /** What the address held when it was looked at last. */
  committed: string;
}

/** Someone types; without a draft the field shows what is committed. */
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
 * The address holds another text than before: one of our own, arriving late, leaves what was typed since; another one
 * (Back, Clear Filters) takes its place.
 */
export function followed(draft: SearchDraft, committed: string): SearchDraft | null {
  const arrived = draft.sent.lastIndexOf(committed);
  // The first is what the address showed before: to it only others go back.
  return arrived < 1 ? null : { ...draft, committed, sent: draft.sent.slice(arrived) };
}
