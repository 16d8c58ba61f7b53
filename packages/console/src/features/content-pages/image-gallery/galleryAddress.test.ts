import { expect, test } from 'vitest';
import { albumOf, galleryAddress, galleryHref } from './galleryAddress.ts';

const album = '5a7e0f0e-1111-4222-8333-444455556666';

test('An album has an address, and the address names it', () => {
  expect(galleryHref('p', 'i')).toBe('/content/image-gallery/p/items/content/i');
  expect(galleryHref('p', 'i', album)).toBe(`/content/image-gallery/p/items/content/i?album=${album}`);
  expect([albumOf(galleryHref('p', 'i')), albumOf(galleryHref('p', 'i', album))]).toEqual([null, album]);
});

test('An id that no host could have issued does not name an album', () => {
  expect(galleryAddress.read(new URLSearchParams('album=../x&page=-1'))).toEqual({ album: null, page: 1, size: 999 });
});
