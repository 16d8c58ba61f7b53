import type { components } from '@noticeboard/api-types/schema';
import { type ContactPayload, contactPayload, type ContactValues } from '@noticeboard/design-system/content';
import { type Change, changedFields } from '../../../api/changes.ts';
import type { Facts, Overwriting } from '../../../api/useOverwriteWarning.ts';
import { contactDirectoryMessages } from '../../../messages/contactDirectory.ts';

const texts = contactDirectoryMessages.conflict;

/** A contact as the host has it. */
export type Contact = components['schemas']['Contact'];

/** What a contact is called. */
export const contactName = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

/** A contact as its form shows it; its node has another name there (decisions-content A26). */
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
  avatarFileName: contact.avatarFileName,
});

/** A contact as it is sent when nothing of it changes. */
export const heldPayload = (contact: Contact): ContactPayload => contactPayload(contactValues(contact));

/** What was changed here of a contact, and what others have made of it meanwhile (P12). Ids and names of files say nothing to a person: they are told in words. */
export function contactOverwriting(now: Contact, change: Change<ContactPayload>): Overwriting {
  const typed = changedFields(change);
  const factsOf = (payload: ContactPayload): Facts => Object.fromEntries(typed.map((field) => [field, payload[field] === null ? null : String(payload[field])]));
  const [opened, held, wanted] = [factsOf(change.from), factsOf(heldPayload(now)), factsOf(change.to)];
  const inWords = { organizationNodeId: now.organizationUnitId === null ? texts.noUnit : (now.organizationUnit?.name ?? texts.otherUnit), avatarFileName: now.avatarFileName === null ? texts.noPicture : texts.otherPicture };
  const told = Object.entries(inWords).filter(([field]) => held[field] !== opened[field] && held[field] !== wanted[field] && typed.some((name) => name === field));
  return { id: now.id, opened, now: { ...held, ...Object.fromEntries(told) }, wanted };
}
