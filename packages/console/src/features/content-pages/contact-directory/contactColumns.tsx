import { type DataTableColumn, Link, useSpacedPhone } from '@noticeboard/design-system';
import { UserBadge } from '@noticeboard/design-system/people';
import { useStoredPicture } from '../../../content/files/useStoredPicture.ts';
import { contactDirectoryMessages } from '../../../messages/contactDirectory.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { mailAddress } from '../../../shared/supportAddress.ts';
import * as styles from './contactColumns.css.ts';
import { type Contact, contactName, pictureOf } from './contactValues.ts';

const texts = contactDirectoryMessages.contacts;

/** Columns of contacts: who, where, how to reach them, in the order of the directory. */
export const contactColumns: readonly DataTableColumn<Contact>[] = [
  { id: 'person', header: texts.person, isRowHeader: true, cell: (contact) => <PersonCell contact={contact} />, textValue: contactName },
  { id: 'unit', header: texts.unit, width: '24%', cell: ({ organizationUnit }) => organizationUnit?.name ?? contentPageMessages.nothing },
  { id: 'reach', header: texts.reach, width: '38%', cell: (contact) => <ReachCell contact={contact} /> },
];

function PersonCell({ contact }: { contact: Contact }) {
  return <UserBadge name={contactName(contact)} image={useStoredPicture(pictureOf(contact))} size="medium" {...(contact.position !== null && { detail: contact.position })} />;
}

/** Each phone number and address of a contact on a line by itself. */
function ReachCell({ contact: { phone, alternatePhone, emailAddress } }: { contact: Contact }) {
  const numbers = [...new Set([phone, alternatePhone])].filter((number) => number !== null);
  const mail = mailAddress(emailAddress);
  return (
    <>
      {numbers.map((number) => (
        <PhoneLink key={number} number={number} />
      ))}
      {emailAddress !== null && <div className={styles.way}>{mail === undefined ? emailAddress : <Link href={mail}>{emailAddress}</Link>}</div>}
    </>
  );
}

/** A link that dials a number; a text that is not a number is shown as it is. */
function PhoneLink({ number }: { number: string }) {
  const shown = useSpacedPhone(number);
  const digits = number.replaceAll(/[^\d+]/g, '');
  return <div className={styles.way}>{digits.length < 3 ? number : <Link href={`tel:${digits}`}>{shown}</Link>}</div>;
}
