import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import { allPages, eachPage } from '../../../api/eachPage.ts';
import { wholeListSize } from '../../../ground/limits.ts';

/** An album as the host has it. */
export type GalleryAlbum = components['schemas']['ImageGalleryAlbum'];

/** The files of an item of an image gallery, including those in albums. */
export const galleryFilesPath = '/api/v2/management/image-galleries/{id}/content-items/{itemId}/files';

/** Its albums. */
export const galleryAlbumsPath = '/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums';

/** The files of one of its albums. */
export const albumFilesPath = '/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums/{albumId}/files';

/** The reads that are outdated after a file is added to a gallery and to none of its albums. */
export const pictureReads = [
  `${galleryFilesPath}/{page}/{size}`,
  '/api/v2/management/image-galleries/{id}/content-items/{itemId}',
  '/api/v2/management/image-galleries/{id}/content-items/{page}/{size}',
] as const;

/** All reads of files and albums: a file that joins or leaves an album changes its count and its cover, too. */
export const galleryReads = [...pictureReads, `${galleryAlbumsPath}/{page}/{size}`, `${albumFilesPath}/{page}/{size}`] as const;

/** The item whose files and albums are meant. */
export interface GalleryItem {
  /** The page. */
  id: string;
  /** The item. */
  itemId: string;
}

/** Which of these stored names exist in the item, or in its album. */
export async function namesThere(client: ConsoleClient, path: GalleryItem & { albumId: string | null }, wanted: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
  const { albumId, ...item } = path;
  const there = new Set<string>();
  const pages = eachPage(async (page) =>
    albumId === null
      ? (await client.GET(`${galleryFilesPath}/{page}/{size}`, { params: { path: { ...item, page, size: wholeListSize } }, signal })).data
      : (await client.GET(`${albumFilesPath}/{page}/{size}`, { params: { path: { ...item, albumId, page, size: wholeListSize } }, signal })).data,
  );
  for await (const { fileName } of pages) if (wanted.includes(fileName)) there.add(fileName);
  return there;
}

/** All albums of the item. */
export const allAlbums = (client: ConsoleClient, path: GalleryItem, signal: AbortSignal): Promise<GalleryAlbum[]> =>
  allPages(async (page) => (await client.GET(`${galleryAlbumsPath}/{page}/{size}`, { params: { path: { ...path, page, size: wholeListSize } }, signal })).data);
