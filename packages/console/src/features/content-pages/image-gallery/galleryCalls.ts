import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import { wholeListSize } from '../../../ground/limits.ts';

/** An album as the host has it. */
export type GalleryAlbum = components['schemas']['ImageGalleryAlbum'];

/** The files of an item of an image gallery, those in albums included. */
export const galleryFilesPath = '/api/v2/management/image-galleries/{id}/content-items/{itemId}/files';

/** Its albums. */
export const galleryAlbumsPath = '/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums';

/** The files of one of its albums. */
export const albumFilesPath = '/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums/{albumId}/files';

/** What a file changes that joins a gallery and none of its albums. */
export const pictureReads = [
  `${galleryFilesPath}/{page}/{size}`,
  '/api/v2/management/image-galleries/{id}/content-items/{itemId}',
  '/api/v2/management/image-galleries/{id}/content-items/{page}/{size}',
] as const;

/** Everything that is read of files and albums: a file that joins or leaves an album changes its count and its cover, too. */
export const galleryReads = [...pictureReads, `${galleryAlbumsPath}/{page}/{size}`, `${albumFilesPath}/{page}/{size}`] as const;

/** Whose files and albums. */
export interface GalleryItem {
  /** The page. */
  id: string;
  /** The item. */
  itemId: string;
}

/** Files or albums up to the point where a wanted one is found; the host gives at most 999 at once. */
const eachPage = async function* <Row>(read: (page: number) => Promise<{ results: Row[]; totalElementCount: number } | undefined>) {
  for (let page = 0; ; page += 1) {
    const data = await read(page);
    yield* data?.results ?? [];
    if (data === undefined || (page + 1) * wholeListSize >= data.totalElementCount) return;
  }
};

/** Which of these stored names the item has, or the album of it. */
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
export async function allAlbums(client: ConsoleClient, path: GalleryItem, signal: AbortSignal): Promise<GalleryAlbum[]> {
  const albums: GalleryAlbum[] = [];
  const pages = eachPage(async (page) => (await client.GET(`${galleryAlbumsPath}/{page}/{size}`, { params: { path: { ...path, page, size: wholeListSize } }, signal })).data);
  for await (const album of pages) albums.push(album);
  return albums;
}
