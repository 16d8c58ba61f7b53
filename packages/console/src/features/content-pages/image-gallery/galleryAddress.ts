import { addressForm } from '../../../shared/address/addressForm.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { paths } from '../../../ground/paths.ts';
import { countPart, identifierPart, sizePart } from '../../../shared/address/addressParts.ts';

/** Where in a gallery one is: in which album, and among more pictures than the host gives in one call on which page. */
export const galleryAddress = addressForm({ album: identifierPart('album'), page: countPart('page'), size: sizePart('size', [wholeListSize], wholeListSize) });

/** The address of an item's pictures, or of those of an album. */
export function galleryHref(pageId: string, itemId: string, album: string | null = null): string {
  const query = galleryAddress.write({ ...galleryAddress.defaults, album }).toString();
  return `${paths.contentItemContent('image-gallery', pageId, itemId)}${query === '' ? '' : `?${query}`}`;
}

/** The album that such an address names; null for all pictures. */
export const albumOf = (href: string): string | null => galleryAddress.read(new URL(href, 'https://console.invalid').searchParams).album;
