import type { ConsoleClient } from '@noticeboard/api-types';
import { useSave } from '../../../access/useSave.ts';
import { isGone } from '../../../api/isMissing.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import type { ItemFile } from '../../../content/files/itemFile.ts';
import { contentDurations } from '../../../ground/limits.ts';
import { imageGalleryMessages } from '../../../messages/imageGallery.ts';
import { pictureMessages as texts } from '../../../messages/pictures.ts';
import { takeInTurn } from '../file/inTurn.ts';
import type { PictureChanges } from '../pictures/pictureChanges.ts';
import { albumOf } from './galleryAddress.ts';
import { albumFilesPath, galleryFilesPath, galleryReads, namesThere, pictureReads } from './galleryCalls.ts';

const oneFile = '/api/v2/management/image-galleries/{id}/content-items/{itemId}/files/{fileId}';
const oneAlbumFile = '/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums/{albumId}/files/{fileId}';
const { partly } = imageGalleryMessages;
const base = { invalidates: galleryReads, waitsForReads: true, durations: contentDurations } as const;

/** The files to add, and where. */
interface Joining {
  /** The address of the gallery, or of one of its albums. */
  href: string;
  fileNames: readonly string[];
}

/** The changes of the pictures of an item of an image gallery (IMG-104, IMG-105, decisions-content O16). */
export function useAlbumPictures(pageId: string, itemId: string) {
  const path = { id: pageId, itemId };
  const joining = {
    send: async (client: ConsoleClient, { href, fileNames }: Joining, signal: AbortSignal): Promise<unknown> => {
      const albumId = albumOf(href);
      const body = { fileNames: [...fileNames] };
      const joinGallery = () => client.POST(galleryFilesPath, { params: { path }, body, signal });
      if (albumId === null) return joinGallery();
      try {
        return await client.POST(albumFilesPath, { params: { path: { ...path, albumId } }, body, signal });
      } catch (error) {
        // The album was deleted in the meantime: its pictures stay in the gallery, and so does this one.
        if (isGone(error)) return joinGallery();
        throw error;
      }
    },
    look: async (client: ConsoleClient, { href, fileNames }: Joining, signal: AbortSignal) =>
      foundWhen((await namesThere(client, { ...path, albumId: albumOf(href) }, fileNames, signal)).size === fileNames.length, undefined),
    success: null,
    ...base,
  };
  const joinAlbum: PictureChanges['join'] = useSave(joining);
  // Called repeatedly as uploads finish: albums are not read for each of them.
  const joinGallery: PictureChanges['join'] = useSave({ ...joining, invalidates: pictureReads });
  const join: Pick<PictureChanges['join'], 'save'> = { save: (input) => (albumOf(input.href) === null ? joinGallery : joinAlbum).save(input) };
  const remove: PictureChanges['remove'] = useSave({
    send: (client, files: readonly ItemFile[], signal): Promise<unknown> => takeInTurn(files, partly, ({ id: fileId }) => client.DELETE(oneFile, { params: { path: { ...path, fileId } }, signal })),
    look: async (client, files, signal) => foundWhen((await namesThere(client, { ...path, albumId: null }, files.map(({ fileName }) => fileName), signal)).size === 0, undefined),
    success: texts.removed,
    failureTitle: 'Delete Error',
    ...base,
  });
  const takeOut = useSave({
    send: (client, { albumId, files }: { albumId: string; files: readonly ItemFile[] }, signal): Promise<unknown> =>
      takeInTurn(files, partly, ({ id: fileId }) => client.DELETE(oneAlbumFile, { params: { path: { ...path, albumId, fileId } }, signal })),
    look: async (client, { albumId, files }, signal) => foundWhen((await namesThere(client, { ...path, albumId }, files.map(({ fileName }) => fileName), signal)).size === 0, undefined),
    ...base,
  });
  const putInto = useSave({
    send: async (client, { albumId, files }: { albumId: string; files: readonly ItemFile[] }, signal): Promise<unknown> =>
      client.POST(albumFilesPath, { params: { path: { ...path, albumId } }, body: { fileNames: files.map(({ fileName }) => fileName) }, signal }),
    look: async (client, { albumId, files }, signal) => {
      const names = files.map(({ fileName }) => fileName);
      return foundWhen((await namesThere(client, { ...path, albumId }, names, signal)).size === names.length, undefined);
    },
    ...base,
  });
  return { join, remove, takeOut, putInto };
}
