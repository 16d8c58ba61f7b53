import { describe, expect, test } from 'vitest';
import { inOrder, matchingPages, type NavigablePage, usablePages } from './contentNavigation.ts';

const page = (name: string, typeName: string, order = 0, typeDescription = ''): NavigablePage => ({ id: name, name, iconName: null, typeName, typeDescription, order });

const pages = [
  page('Summer photos', 'Gallery', 3),
  page('Albums', 'ImageGalleryWithAlbums', 2),
  page('Ideas', 'SuggestionBox', 2, 'Collects proposals'),
  page('Mood', 'Survey', 1),
  page('Numbers', 'ContactDirectory', 9),
  page('Meals', 'FeedbackLoop', 9),
  page('News', 'SocialFeed', 0),
  page('Handbook', 'Resource', 5),
];

const names = (found: NavigablePage[]) => found.map(({ name }) => name);

describe('The content navigation', () => {
  test('follows the order of the pages, then their names', () => {
    expect(names(inOrder(pages))).toEqual(['News', 'Mood', 'Albums', 'Ideas', 'Summer photos', 'Handbook', 'Meals', 'Numbers']);
  });

  test.each([
    ['galleries', ['Summer photos', 'Albums']],
    ['suggestions', ['Ideas', 'Mood']],
    ['contacts', ['Numbers']],
    ['feedback', ['Meals']],
    ['feeds', ['News']],
  ] as const)('filtered by %s shows %j', (filter, expected) => {
    expect(names(matchingPages(pages, filter, ''))).toEqual(expected);
  });

  test('shows every page, also resources, when no filter is pressed', () => {
    expect(matchingPages(pages, null, '')).toHaveLength(8);
  });

  test.each([
    ['mood', ['Mood']],
    ['  SURVEY ', ['Mood']],
    ['proposals', ['Ideas']],
    ['nothing like it', []],
  ])('searched for %j finds %j by name, type or description of the type', (search, expected) => {
    expect(names(matchingPages(pages, null, search))).toEqual(expected);
  });

  test('needs filter and search both to match', () => {
    expect(matchingPages(pages, 'galleries', 'news')).toEqual([]);
  });
});

test('N08: pages without an id or a name are left out, and an answer of another shape has none', () => {
  const whole = { id: 'a', name: 'News', order: 1 };
  expect(usablePages([whole, null, { id: 'b', name: null, order: 2 }, { name: 'c' }] as never)).toEqual([whole]);
  expect(usablePages({ results: [] } as never)).toEqual([]);
  expect(usablePages(undefined)).toEqual([]);
});
