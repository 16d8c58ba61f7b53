import type { components } from '@noticeboard/api-types/schema';
import { type ContactPayload, contactPayload, type ContactValues } from '@noticeboard/design-system/content';

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
