import { entryMessages } from './entry.ts';

const { items, newItem } = entryMessages;

/** Texts of galleries, with albums or without. */
export const galleryMessages = {
  items: 'Galleries',
  count: (count: number) => (count === 1 ? '1 gallery' : `${count.toLocaleString()} galleries`),
  add: 'Add gallery',
  item: items.gallery,
  newItem: newItem(items.gallery),
  name: 'Name',
  description: 'Description',
  empty: {
    title: 'No galleries yet',
    text: 'A gallery shows your colleagues pictures and videos of one occasion. It stays a draft until you publish it.',
  },
} as const;
