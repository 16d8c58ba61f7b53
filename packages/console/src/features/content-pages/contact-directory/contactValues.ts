import type { components } from '@noticeboard/api-types/schema';
import { type ContactPayload, contactPayload, type ContactValues } from '@noticeboard/design-system/content';
import type { Change } from '../../../api/changes.ts';
import { fieldsOverwritten } from '../../../api/fieldsOverwritten.ts';
import type { Overwriting } from '../../../api/useOverwriteWarning.ts';
import { contactDirectoryMessages } from '../../../messages/contactDirectory.ts';

const texts = contactDirectoryMessages.conflict;

/** A contact as the host has it. */
export type Contact = components['schemas']['Contact'];

/** A contact's full name. */
export const contactName = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

/** The name under which a contact's picture is stored, in either of the two fields that have it (ENT-117); null for none. */
export const pictureOf = ({ avatarFileName, contactAvatar }: Pick<Contact, 'avatarFileName' | 'contactAvatar'>): string | null =>
  avatarFileName ?? contactAvatar?.fileName ?? null;

/** A contact as its form shows it; its node has a different name there (decisions-content A26). */
export const contactValues = (contact: Contact): ContactValues & { id: string } => ({
  id: contact.id,
  firstName: contact.firstName,
  lastName: contact.lastName,
  position: contact.position ?? '',
  emailAddress: contact.emailAddress ?? '',
  phone: contact.phone,
  alternatePhone: contact.alternatePhone,
  organizationNodeId: contact.organizationUnitId,
  order: contact.order,
  avatarFileName: pictureOf(contact),
});

/** A contact as it is sent without changes. */
export const heldPayload = (contact: Contact): ContactPayload => contactPayload(contactValues(contact));

/** The changed fields of a contact, with what others have made of them in the meantime (P12). Ids and file names mean nothing to users: words describe them. */
export const contactOverwriting = (now: Contact, change: Change<ContactPayload>): Overwriting =>
  fieldsOverwritten(now.id, heldPayload(now), change, {
    firstName: itself,
    lastName: itself,
    position: itself,
    emailAddress: itself,
    phone: itself,
    alternatePhone: itself,
    organizationNodeId: (id) => (id === null ? texts.noUnit : (now.organizationUnit?.name ?? texts.otherUnit)),
    order: texts.order,
    avatarFileName: (name) => (name === null ? texts.noPicture : texts.otherPicture),
  });

const itself = (text: string | null): string | null => text;
