import { expect, test } from 'vitest';
import { contentSegments } from '../ground/paths.ts';
import { contentKindOf, contentKinds, contentTypeNames, isContentTypeName } from './kinds.ts';

const kinds = Object.values(contentKinds);

test('Every type has a segment of its own, and every segment a type', () => {
  expect(kinds.map(({ segment }) => segment).toSorted()).toEqual([...contentSegments].toSorted());
});

test('Every type has calls and a default icon of its own', () => {
  expect(new Set(kinds.map(({ pages }) => pages)).size).toBe(kinds.length);
  expect(new Set(kinds.map(({ defaultIcon }) => defaultIcon)).size).toBe(kinds.length);
});

test('The types stand in the order of core §1', () => {
  expect(contentTypeNames).toEqual(['Resource', 'FeedbackLoop', 'Survey', 'Gallery', 'SuggestionBox', 'ContactDirectory', 'SocialFeed', 'ImageGalleryWithAlbums']);
});

test('N08: a type that the console does not know, or a word of JavaScript, is none', () => {
  for (const name of ['Podcast', '', 'constructor', 'toString']) {
    expect(isContentTypeName(name)).toBe(false);
    expect(contentKindOf(name)).toBeNull();
  }
});
