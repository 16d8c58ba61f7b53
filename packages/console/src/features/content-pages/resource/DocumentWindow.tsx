import { Modal } from '@noticeboard/design-system';
import type { components } from '@noticeboard/api-types/schema';
import { DocumentModal, SafeHtml } from '@noticeboard/design-system/editor';
import { useState } from 'react';
import { shownName } from '../../../ground/named.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { documentCalls } from './documentCalls.ts';
import { embedPicture } from './embedPicture.ts';
import { useAppAddress } from './useAppAddress.ts';
import { type FolderPlace, useWrittenChanges } from './useWrittenChanges.ts';

export interface DocumentWindowProps {
  /** The user asked to close it, or it is saved. */
  onOpenChange: (isOpen: boolean) => void;
  /** The open folder. */
  place: FolderPlace;
  /** The document; omitted for a new one. */
  document: components['schemas']['ResourceDocument'] | undefined;
  /** Why this user can only read it; undefined if they can change it. */
  refusal: string | undefined;
}

/** A document: written, changed, or only read (RES-101, RES-106). Its HTML is sanitized each time it is shown (faults D9). */
export function DocumentWindow({ onOpenChange, place, document, refusal }: DocumentWindowProps) {
  const { address, origin } = useAppAddress();
  const { create, update } = useWrittenChanges(documentCalls, place);
  // Later saves of others do not change the opened document, and are reported when this is saved (P12).
  const [opened] = useState(document);
  const { isSlow, cancel } = opened === undefined ? create : update;
  const addresses = [address, origin];
  if (opened !== undefined && refusal !== undefined) {
    return (
      <Modal isOpen onOpenChange={onOpenChange} title={shownName(opened.name)} size="large">
        <SafeHtml html={opened.body} addresses={addresses} />
      </Modal>
    );
  }
  return (
    <DocumentModal
      isOpen
      onOpenChange={onOpenChange}
      document={opened}
      addresses={addresses}
      onUploadImage={embedPicture}
      submitDisabledReason={refusal}
      notice={<SlowWrite isSlow={isSlow} cancel={cancel} />}
      onSave={async ({ name, body }) => {
        if (opened === undefined) await create.save({ name, body });
        else await update.save({ id: opened.id, change: { from: { name: opened.name, body: opened.body }, to: { name, body } } });
      }}
    />
  );
}
