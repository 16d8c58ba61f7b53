import { expect, test } from 'vitest';
import { addressOfType } from './addressOfType.ts';

test.each([
  ['/content/survey/7/items', 'gallery', '/content/gallery/7/items'],
  ['/content/survey/7/items/add', 'gallery', '/content/gallery/7/items/add'],
  ['/content/survey/7/items/edit/9', 'social-feeds', '/content/social-feeds/7/items/edit/9'],
  ['/content/survey/7/settings', 'resource', '/content/resource/7/settings'],
  ['/content/image-gallery/7/items/content/9', 'resource', '/content/resource/7/items/content/9'],
  ['/content/resource/7/items/content/9', 'survey', '/content/survey/7/items'],
] as const)('the address %s of a page that is a %s leads to %s', (pathname, segment, address) => {
  expect(addressOfType(pathname, segment)).toBe(address);
});
