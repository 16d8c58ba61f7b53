import { entryMessages } from './entry.ts';

const { items, newItem } = entryMessages;

/** Texts of suggestion boxes. */
export const suggestionBoxMessages = {
  items: 'Suggestions',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count.toLocaleString()} suggestions`),
  add: 'Add suggestion',
  item: items['suggestion-box'],
  newItem: newItem(items['suggestion-box']),
  targetEmail: 'Target email',
  goTo: (address: string) => `Suggestions go to ${address}`,
  empty: {
    title: 'No suggestions yet',
    text: 'What your colleagues suggest appears here and is sent to the email address of the box. You can also add a suggestion yourself, and publish it.',
  },
} as const;
