import { clampPage } from '@noticeboard/design-system';
import { useMemo } from 'react';
import { useRead } from '../../../api/useRead.ts';
import { filesOf } from '../../../content/files/itemFile.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { imageGalleryMessages as texts } from '../../../messages/imageGallery.ts';
import { pictureMessages } from '../../../messages/pictures.ts';
import { useAddressState } from '../../../shared/useAddressState.ts';
import { useLastPage } from '../../../shared/useLastPage.ts';
import { albumFilesPath, galleryAlbumsPath, galleryFilesPath } from './galleryCalls.ts';
import { galleryAddress } from './galleryAddress.ts';

/** The contents of a gallery for the address: its albums, and its pictures or those of an album (IMG-103). */
export function useGallery(pageId: string, itemId: string) {
  const place = useAddressState(galleryAddress);
  const [{ album: albumId, page, size }] = place;
  const path = { id: pageId, itemId };
  const ofPage = { page: page - 1, size };
  const albums = useRead(`${galleryAlbumsPath}/{page}/{size}`, { path: { ...path, page: 0, size: wholeListSize } }, { keepsPrevious: true });
  const all = useRead(albumId === null ? `${galleryFilesPath}/{page}/{size}` : null, { path: { ...path, ...ofPage } });
  const some = useRead(albumId === null ? null : `${albumFilesPath}/{page}/{size}`, { path: { ...path, albumId: albumId ?? '', ...ofPage } });
  const { data, error, isLoading, retry } = albumId === null ? all : some;
  const files = useMemo(() => filesOf(data?.results), [data]);
  const count = data?.totalElementCount;
  useLastPage(place, { count, isKnown: data !== undefined && !isLoading });
  // A page past the end has no pictures, although the gallery is not empty: the last page follows.
  const isPastEnd = count !== undefined && clampPage(page, count, size) !== page;
  return {
    place,
    albumId,
    /** The album in the address; undefined for none, and until the albums are known. */
    album: albums.data?.results.find(({ id }) => id === albumId),
    albums,
    pictures: { data: isPastEnd ? undefined : data, error, retry, files, count: count ?? 0 },
  };
}

/** '6 albums · 214 pictures', if known. */
export function galleryFacts({ albums, pictures }: Pick<ReturnType<typeof useGallery>, 'albums' | 'pictures'>): string {
  if (albums.data === undefined || pictures.data === undefined) return '\u00A0';
  return texts.facts(texts.albumCount(albums.data.totalElementCount), pictureMessages.count(pictures.count));
}
