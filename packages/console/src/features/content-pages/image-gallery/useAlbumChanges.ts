import type { ConsoleClient } from '@noticeboard/api-types';
import { useState } from 'react';
import { useSave } from '../../../access/useSave.ts';
import { createOnce } from '../../../api/createOnce.ts';
import { foundGone, foundWhen } from '../../../api/lookAgain.ts';
import { made } from '../../../api/answerBody.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { contentDurations } from '../../../ground/limits.ts';
import { imageGalleryMessages as texts } from '../../../messages/imageGallery.ts';
import { galleryAlbumsPath, allAlbums, galleryReads } from './galleryCalls.ts';

const one = '/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums/{albumId}';
const base = { invalidates: galleryReads, waitsForReads: true, durations: contentDurations } as const;

/** The changes of an item's albums (IMG-102, decisions-content O16). */
export function useAlbumChanges(pageId: string, itemId: string) {
  const path = { id: pageId, itemId };
  const warnOfOverwriting = useOverwriteWarning();
  const read = async (client: ConsoleClient, albumId: string, signal: AbortSignal) =>
    (await client.GET(`${one}/{page}/{size}`, { params: { path: { ...path, albumId, page: 0, size: 1 } }, signal })).data;
  const [sendNew] = useState(() =>
    createOnce({
      make: async (client, name: string, signal) => made(await client.POST(galleryAlbumsPath, { params: { path }, body: { name }, signal })),
      list: (client, _, signal) => allAlbums(client, path, signal),
      isMade: (album, name) => album.name === name,
      nameOf: (name) => name,
    }),
  );
  const create = useSave({ send: sendNew, success: texts.added, failureTitle: 'Error', ...base });
  const rename = useSave({
    send: async (client, { albumId, name, opened }: { albumId: string; name: string; opened: string }, signal) => {
      const now = await read(client, albumId, signal);
      if (now !== undefined) warnOfOverwriting({ id: albumId, opened: { name: opened }, now: { name: now.name }, wanted: { name } });
      await client.PUT(one, { params: { path: { ...path, albumId } }, body: { name }, signal });
    },
    look: async (client, { albumId, name }, signal) => foundWhen((await read(client, albumId, signal))?.name === name, undefined),
    identify: ({ albumId }) => albumId,
    ...base,
  });
  const remove = useSave({
    send: (client, albumId: string, signal): Promise<unknown> => client.DELETE(one, { params: { path: { ...path, albumId } }, signal }),
    look: (client, albumId, signal) => foundGone(read(client, albumId, signal)),
    identify: (albumId) => albumId,
    success: texts.removed,
    failureTitle: 'Delete Error',
    ...base,
  });
  return { create, rename, remove };
}
