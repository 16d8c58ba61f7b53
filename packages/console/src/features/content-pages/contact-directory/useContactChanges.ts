import type { ConsoleClient } from '@noticeboard/api-types';
import type { ContactPayload } from '@noticeboard/design-system/content';
import { useState } from 'react';
import { useSave } from '../../../access/useSave.ts';
import { applyChange, type Change, isApplied } from '../../../api/changes.ts';
import { createOnce } from '../../../api/createOnce.ts';
import { allPages } from '../../../api/eachPage.ts';
import { foundGone, foundWhen } from '../../../api/lookAgain.ts';
import { found, made } from '../../../api/answerBody.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { contentDurations, wholeListSize } from '../../../ground/limits.ts';
import { contactDirectoryMessages } from '../../../messages/contactDirectory.ts';
import { type Contact, contactName, contactOverwriting, heldPayload } from './contactValues.ts';

const texts = contactDirectoryMessages.contacts;
const all = '/api/management/contact-directories/{id}/content-items/{itemId}/contacts';
const one = '/api/management/contact-directories/{id}/content-items/{itemId}/contacts/{contactId}';

/** The contacts of an item, paged. */
export const contactsPath = `${all}/{page}/{size}` as const;

/** A change of one contact. */
interface ContactChange {
  contactId: string;
  change: Change<ContactPayload>;
}

/** The changes of an item's contacts (content §7 Contact directory). */
export function useContactChanges(pageId: string, itemId: string) {
  const path = { id: pageId, itemId };
  const warnOfOverwriting = useOverwriteWarning();
  const read = async (client: ConsoleClient, contactId: string, signal: AbortSignal): Promise<Contact> => {
    return found(await client.GET(one, { params: { path: { ...path, contactId } }, signal }));
  };
  const [sendNew] = useState(() =>
    createOnce({
      make: async (client, body: ContactPayload, signal) => made(await client.POST(all, { params: { path }, body, signal })),
      list: (client, _, signal) => allPages(async (page) => (await client.GET(contactsPath, { params: { path: { ...path, page, size: wholeListSize } }, signal })).data),
      isMade: (contact, sent) => isApplied<ContactPayload>(heldPayload(contact), { from: {} as ContactPayload, to: sent }),
      nameOf: contactName,
    }),
  );
  const create = useSave({ send: sendNew, invalidates: [contactsPath], waitsForReads: true, success: texts.added, failureTitle: 'Error', durations: contentDurations });
  const update = useSave({
    send: async (client, { contactId, change }: ContactChange, signal) => {
      const now = await read(client, contactId, signal);
      warnOfOverwriting(contactOverwriting(now, change));
      await client.PUT(one, { params: { path: { ...path, contactId } }, body: applyChange<ContactPayload, ContactPayload>(heldPayload(now), change), signal });
    },
    look: async (client, { contactId, change }, signal) => foundWhen(isApplied(heldPayload(await read(client, contactId, signal)), change), undefined),
    invalidates: [contactsPath],
    waitsForReads: true,
    identify: ({ contactId }) => contactId,
    durations: contentDurations,
  });
  const remove = useSave({
    send: (client, contactId: string, signal): Promise<unknown> => client.DELETE(one, { params: { path: { ...path, contactId } }, signal }),
    look: (client, contactId, signal) => foundGone(client.GET(one, { params: { path: { ...path, contactId } }, signal })),
    invalidates: [contactsPath],
    waitsForReads: true,
    identify: (contactId) => contactId,
    success: texts.removed,
    failureTitle: 'Delete Error',
    durations: contentDurations,
  });
  return { create, update, remove };
}
