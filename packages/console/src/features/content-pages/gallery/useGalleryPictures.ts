import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import { found } from '../../../api/answerBody.ts';
import { useSave } from '../../../access/useSave.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import type { ItemFile } from '../../../content/files/itemFile.ts';
import { contentDurations } from '../../../ground/limits.ts';
import { pictureMessages as texts } from '../../../messages/pictures.ts';
import type { PictureChanges } from '../pictures/pictureChanges.ts';

const item = '/api/management/galleries/{id}/content-items/{itemId}';
const invalidates = [item, '/api/management/galleries/{id}/content-items/{page}/{size}', '/api/tenant/all-published-items'] as const;

/** The files added to and removed from an item, by stored names. */
interface FileChange {
  attached?: readonly string[];
  deleted?: readonly string[];
}

/** The changes of the pictures of a gallery's item. They are saved with the item itself: its texts are sent as the host has them now (P12). */
export function useGalleryPictures(pageId: string, itemId: string): PictureChanges {
  const path = { id: pageId, itemId };
  const read = async (client: ConsoleClient, signal: AbortSignal): Promise<components['schemas']['ContentItem']> => {
    return found(await client.GET(item, { params: { path }, signal }));
  };
  const change = async (client: ConsoleClient, { attached = [], deleted = [] }: FileChange, signal: AbortSignal): Promise<void> => {
    const { name, body } = await read(client, signal);
    await client.PUT(item, { params: { path }, body: { name: name ?? '', body: body ?? null, attachedFileNames: [...attached], deletedFileNames: [...deleted] }, signal });
  };
  const namesNow = async (client: ConsoleClient, signal: AbortSignal) => new Set((await read(client, signal)).contentFiles?.map(({ fileName }) => fileName));
  const join: PictureChanges['join'] = useSave({
    send: (client, { fileNames }: { href: string; fileNames: readonly string[] }, signal) => change(client, { attached: fileNames }, signal),
    look: async (client, { fileNames }, signal) => {
      const now = await namesNow(client, signal);
      return foundWhen(fileNames.every((name) => now.has(name)), undefined);
    },
    invalidates,
    waitsForReads: true,
    success: null,
    durations: contentDurations,
  });
  const remove: PictureChanges['remove'] = useSave({
    send: (client, files: readonly ItemFile[], signal) => change(client, { deleted: files.map(({ fileName }) => fileName) }, signal),
    look: async (client, files, signal) => {
      const now = await namesNow(client, signal);
      return foundWhen(!files.some(({ fileName }) => now.has(fileName)), undefined);
    },
    invalidates,
    waitsForReads: true,
    success: texts.removed,
    failureTitle: 'Delete Error',
    durations: contentDurations,
  });
  return { join, remove };
}
