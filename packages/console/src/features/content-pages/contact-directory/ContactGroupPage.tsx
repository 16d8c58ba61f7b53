import { contactDirectoryMessages as words } from '../../../messages/contactDirectory.ts';
import type { PlainText } from '../plain/plainItem.ts';
import { PlainItemPage } from '../plain/PlainItemPage.tsx';
import type { HeldItem } from '../plain/plainItemTypes.ts';
import { Contacts } from './Contacts.tsx';

const texts: readonly PlainText[] = [
  { field: 'name', label: words.name, isRequired: true },
  { field: 'body', label: words.description, isRequired: false },
];

const contactsOf = (held: HeldItem) => <Contacts {...held} />;

/** An item of a contact directory: its name, and the contacts in it (DIR-101). */
export function ContactGroupPage() {
  return <PlainItemPage type="ContactDirectory" words={words} texts={texts} holds={contactsOf} />;
}
