/** Texts of MentionTextArea. */
export const mentionMessages = {
  list: 'People to mention',
  hint: 'Type a name to find people',
  loading: 'Searching',
  none: (phrase: string) => `No one found for “${phrase}”`,
  failed: 'People could not be loaded. Keep typing to try again.',
  found: (count: number) => (count === 1 ? '1 person found' : `${count.toLocaleString()} people found`),
  help: 'Type @ to mention someone.',
} as const;
