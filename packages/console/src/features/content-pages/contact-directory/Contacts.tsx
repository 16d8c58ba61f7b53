import { ContactModal } from '@noticeboard/design-system/content';
import { useMemo } from 'react';
import { useReadAt } from '../../../api/useReadAt.ts';
import { useOrganizationNodes } from '../../../content/useOrganizationNodes.ts';
import { useStoredPicture } from '../../../content/files/useStoredPicture.ts';
import { contactDirectoryMessages } from '../../../messages/contactDirectory.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { useAddressState } from '../../../shared/useAddressState.ts';
import { HeldList } from '../item/HeldList.tsx';
import { type HeldWindow, useHeldWindow } from '../item/useHeldWindow.ts';
import { itemsAddress } from '../list/itemsAddress.ts';
import type { HeldItem } from '../plain/plainItemTypes.ts';
import { contactColumns } from './contactColumns.tsx';
import { type Contact, contactName, contactValues, heldPayload, pictureOf } from './contactValues.ts';
import { contactsPath, useContactChanges } from './useContactChanges.ts';
import { useSendContactPicture } from './useSendContactPicture.ts';

/** The contacts of an item, each edited in a dialog (DIR-102, DIR-103). */
export function Contacts({ pageId, item, refusal }: HeldItem) {
  const place = useAddressState(itemsAddress);
  const read = useReadAt(place, contactsPath, ({ page, size }) => ({ path: { id: pageId, itemId: item.id, page: page - 1, size } }));
  const changes = useContactChanges(pageId, item.id);
  const { window, open } = useHeldWindow<Contact>();
  return (
    <>
      <HeldList
        words={contactDirectoryMessages.contacts}
        columns={contactColumns}
        narrowestTable={36}
        nameOf={contactName}
        read={read}
        place={place}
        refusal={refusal}
        deletion={changes.remove}
        onWrite={open}
      />
      <ContactWindow {...window} pageId={pageId} changes={changes} />
    </>
  );
}

interface ContactWindowProps extends HeldWindow<Contact> {
  /** The page of the contact. */
  pageId: string;
  /** The changes of contacts. */
  changes: ReturnType<typeof useContactChanges>;
}

function ContactWindow({ row, pageId, changes: { create, update }, ...window }: ContactWindowProps) {
  const { names } = useOrganizationNodes(window.isOpen);
  const units = useMemo(() => [...names].map(([id, label]) => ({ id, label })), [names]);
  const avatarSrc = useStoredPicture(window.isOpen && row !== null ? pictureOf(row) : null);
  const sendPicture = useSendContactPicture(pageId);
  const { isSlow, cancel } = row === null ? create : update;
  return (
    <ContactModal
      {...window}
      contact={row === null ? undefined : contactValues(row)}
      avatarSrc={avatarSrc}
      organizationUnits={units}
      onUploadAvatar={sendPicture}
      notice={<SlowWrite isSlow={isSlow} cancel={cancel} />}
      onSave={async (payload) => {
        if (row === null) await create.save(payload);
        else await update.save({ contactId: row.id, change: { from: heldPayload(row), to: payload } });
      }}
    />
  );
}
