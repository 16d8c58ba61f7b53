import { addressForm } from '../../../shared/address/addressForm.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { paths } from '../../../ground/paths.ts';
import { countPart, identifierPart, sizePart } from '../../../shared/address/addressParts.ts';

/** The place in a gallery: the album, and the page if there are more pictures than the host returns in one call. */
export const galleryAddress = addressForm({ album: identifierPart('album'), page: countPart('page'), size: sizePart('size', [wholeListSize], wholeListSize) });

/** The address of an item's pictures, or of those in an album. */
export function galleryHref(pageId: string, itemId: string, album: string | null = null): string {
  const query = galleryAddress.write({ ...galleryAddress.defaults, album }).toString();
  return `${paths.contentItemContent('image-gallery', pageId, itemId)}${query === '' ? '' : `?${query}`}`;
}

/** The album in such an address; null for all pictures. */
export const albumOf = (href: string): string | null => galleryAddress.read(new URL(href, 'https://console.invalid').searchParams).album;
