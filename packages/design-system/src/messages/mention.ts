/** Texts of MentionTextArea. */
export const mentionMessages = {
  list: 'People to mention',
  hint: 'Type a name to find people',
  loading: 'Searching',
  none: (phrase: string) => `Nobody found for “${phrase}”`,
  failed: 'People could not be found. Type on to try again.',
  found: (count: number) => (count === 1 ? '1 person found' : `${count} people found`),
  help: 'Type @ to mention somebody.',
} as const;
