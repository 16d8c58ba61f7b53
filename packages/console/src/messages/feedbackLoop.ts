import { entryMessages } from './entry.ts';

const { items, newItem } = entryMessages;

/** Texts of feedback loops. */
export const feedbackLoopMessages = {
  items: 'Questions',
  count: (count: number) => (count === 1 ? '1 question' : `${count.toLocaleString()} questions`),
  add: 'Add question',
  item: items['feedback-loops'],
  newItem: newItem(items['feedback-loops']),
  description: 'Description',
  empty: {
    title: 'No questions yet',
    text: 'A feedback loop asks your colleagues one question again and again, with a few answers to choose from. It stays a draft until you publish it.',
  },
  options: {
    title: 'Options',
    pages: 'Option pages',
    option: 'Option',
    add: 'Add option',
    edit: 'Edit option',
    save: 'Save',
    addShort: 'Add',
    added: { title: 'Success', detail: 'Item saved successfully' },
    removed: { title: 'Success', detail: 'Item Removed' },
    deleteTitle: 'Delete option',
    empty: { title: 'No options yet', text: 'Options are the answers that people choose from.' },
  },
  responses: {
    title: 'Responses',
    days: 'Days',
    download: 'Download responses',
    choose: 'Choose the days first.',
    tooLong: 'Choose up to 366 days.',
  },
} as const;
