import { type DataTableColumn, Link, useSpacedPhone } from '@noticeboard/design-system';
import { UserBadge } from '@noticeboard/design-system/people';
import { contactDirectoryMessages } from '../../../messages/contactDirectory.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { mailAddress } from '../../../shared/supportAddress.ts';
import { type Contact, contactName } from './contactValues.ts';
import { useContactPicture } from './useContactPicture.ts';

const texts = contactDirectoryMessages.contacts;

/** Columns of contacts: who, where, how to reach them, in the order that the directory has. */
export const contactColumns: readonly DataTableColumn<Contact>[] = [
  { id: 'person', header: texts.person, isRowHeader: true, cell: (contact) => <PersonCell contact={contact} />, textValue: contactName },
  { id: 'unit', header: texts.unit, width: '18%', cell: ({ organizationUnit }) => organizationUnit?.name ?? contentPageMessages.nothing },
  { id: 'phone', header: texts.phone, width: '9.5rem', cell: ({ phone, alternatePhone }) => <PhoneCell phone={phone} alternatePhone={alternatePhone} /> },
  { id: 'email', header: texts.email, width: '24%', cell: ({ emailAddress }) => <EmailCell address={emailAddress} />, textValue: ({ emailAddress }) => emailAddress ?? '' },
  { id: 'order', header: texts.order, width: '4.5rem', align: 'end', cell: ({ order }) => order },
];

function PersonCell({ contact }: { contact: Contact }) {
  return <UserBadge name={contactName(contact)} image={useContactPicture(contact.avatarFileName)} size="medium" {...(contact.position !== null && { detail: contact.position })} />;
}

function EmailCell({ address }: { address: string | null }) {
  const mail = mailAddress(address);
  if (mail === undefined) return address ?? contentPageMessages.nothing;
  return <Link href={mail}>{address}</Link>;
}

function PhoneCell({ phone, alternatePhone }: { phone: string | null; alternatePhone: string | null }) {
  const numbers = [phone, alternatePhone].filter((number) => number !== null);
  if (numbers.length === 0) return contentPageMessages.nothing;
  return numbers.map((number) => <PhoneLink key={number} number={number} />);
}

/** A number that a phone dials; what is no number stays a text. */
function PhoneLink({ number }: { number: string }) {
  const shown = useSpacedPhone(number);
  const digits = number.replaceAll(/[^\d+]/g, '');
  return <div>{digits.length < 3 ? number : <Link href={`tel:${digits}`}>{shown}</Link>}</div>;
}
