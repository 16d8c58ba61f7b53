import { entryMessages } from './entry.ts';

const { items, newItem } = entryMessages;

/** Texts of contact directories. */
export const contactDirectoryMessages = {
  items: 'Contact groups',
  count: (count: number) => (count === 1 ? '1 contact group' : `${count.toLocaleString()} contact groups`),
  add: 'Add contact group',
  item: items['contact-directory'],
  newItem: newItem(items['contact-directory']),
  name: 'Name',
  description: 'Description',
  download: 'Download CSV',
  empty: {
    title: 'No contact groups yet',
    text: 'A contact group lists the people to call about one thing, such as the night desk. It stays a draft until you publish it.',
  },
  pictureFailed: (file: string) => `Unable to upload ${file} file`,
  conflict: { noUnit: 'no unit', otherUnit: 'another unit', noPicture: 'no picture', otherPicture: 'another picture', order: (order: number) => `order ${order}` },
  contacts: {
    title: 'Contacts',
    pages: 'Contact pages',
    person: 'Name',
    unit: 'Unit',
    reach: 'Phone and email',
    add: 'Add contact',
    added: { title: 'Success', detail: 'Item saved successfully' },
    removed: { title: 'Success', detail: 'Item Removed' },
    deleteTitle: 'Delete contact',
    empty: { title: 'No contacts yet', text: 'Each contact has a name and an email address or a phone number.' },
  },
} as const;
