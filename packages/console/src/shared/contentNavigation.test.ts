import { expect, test } from 'vitest';
import { typesOfFilter, usablePages } from './contentNavigation.ts';

test('The filters stand for every type of page but resources, which show when none is pressed', () => {
  expect(Object.values(typesOfFilter).flat().toSorted()).toEqual(
    ['ContactDirectory', 'FeedbackLoop', 'Gallery', 'ImageGalleryWithAlbums', 'SocialFeed', 'SuggestionBox', 'Survey'],
  );
});

test('N08: pages without an id or a name are left out, and an answer of another shape has none', () => {
  const whole = { id: 'a', name: 'News', order: 1 };
  expect(usablePages([whole, null, { id: 'b', name: null, order: 2 }, { name: 'c' }] as never)).toEqual([whole]);
  expect(usablePages({ results: [] } as never)).toEqual([]);
  expect(usablePages(undefined)).toEqual([]);
});
