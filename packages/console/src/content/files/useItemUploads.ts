import { type FileRules, type UnsavedForm, useHandler, useTakesPart } from '@noticeboard/design-system';
import { useMemo, useState } from 'react';
import { arrivedFile, isUploadOf } from '../../uploads/ownUploads.ts';
import type { UploadItem, UploadWay } from '../../uploads/uploadTypes.ts';
import { type Uploads, useUploads } from '../../uploads/useUploads.ts';
import type { ItemFile } from './itemFile.ts';

/** The files of an item that are being uploaded. */
export interface ItemUploads extends Pick<Uploads, 'pause' | 'resume' | 'replace' | 'remove' | 'take' | 'chosenNames'> {
  /** Those that have not been added to the item yet. */
  own: readonly UploadItem[];
  /** All uploads of the page, including those that have been added to the item. */
  all: readonly UploadItem[];
  /** How many are pending, including paused ones. */
  underWay: number;
  /** How many have failed. */
  failed: number;
  /** Whether leaving would lose one. Uploads of an earlier load of the page are lost already, unless their files are chosen again. */
  isDirty: boolean;
  /** Sends files to the item, or to the part of it at this address. */
  add: (files: readonly File[], href?: string) => void;
  /** Aborts and removes all of them. */
  giveUp: () => void;
  /** Hands over the uploads that have finished since the last time. */
  takeArrived: (put: (files: ItemFile[]) => void) => void;
  /** Waits for pending uploads. @throws UploadFailedError when one fails, or the signal's reason */
  arrive: (signal: AbortSignal) => Promise<ItemFile[]>;
}

/**
 * The uploads of one item: they are found by its address, so that those of an earlier load of the page continue here.
 *
 * @param pageId the page that the item is on
 * @param item its address, and its name in the tray
 * @param rules the files that the item accepts
 * @param way 'form' if the files are saved with the item, 'multiple' if they are added separately (ADR 0153)
 */
export function useItemUploads(pageId: string, { label, href }: { label: string; href: string }, rules: FileRules, way: UploadWay = 'form'): ItemUploads {
  const uploads = useUploads();
  const made = useMemo(() => {
    const isOwn = isUploadOf(href);
    const own = uploads.items.filter(isOwn);
    return {
      ...uploads,
      own,
      all: uploads.items,
      underWay: own.filter(({ status }) => status === 'idle' || status === 'uploading').length,
      failed: own.filter(({ status }) => status === 'error').length,
      isDirty: own.some(({ file }) => file !== null),
      add: (files: readonly File[], to = href) => void uploads.add(files, { contentInstanceId: pageId, rules, way, belongsTo: { label, href: to } }),
      giveUp: () => {
        for (const { id } of own) uploads.remove(id);
      },
      takeArrived: (put: (files: ItemFile[]) => void) => {
        const arrived = own.flatMap((each) => arrivedFile(each) ?? []);
        if (arrived.length === 0) return;
        put(arrived);
        for (const { id, stored } of own) if (stored !== null) uploads.take(id);
      },
      arrive: (signal: AbortSignal) => uploads.arrival(isOwn, signal),
    };
  }, [uploads, pageId, label, href, rules, way]);
  useGivingUp(made.giveUp);
  return made;
}

/** Uploads to an item that is discarded are aborted with it. */
function useGivingUp(giveUp: () => void): void {
  const release = useHandler(giveUp);
  const [form] = useState<UnsavedForm>(() => ({ isDirty: false, release }));
  useTakesPart(form);
}
