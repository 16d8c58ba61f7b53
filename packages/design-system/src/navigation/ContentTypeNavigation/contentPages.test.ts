import { describe, expect, test } from 'vitest';
import { inOrder, matchingPages } from './contentPages.ts';

const page = (name: string, typeName: string, order = 0, typeDescription = '', typeLabel = typeName) => ({ name, typeName, typeLabel, typeDescription, order });

const pages = [
  page('Summer photos', 'Gallery', 3),
  page('Albums', 'ImageGalleryWithAlbums', 2),
  page('Ideas', 'SuggestionBox', 2, 'Collects proposals'),
  page('Mood', 'Survey', 1),
  page('News', 'SocialFeed', 0, '', 'Social Feed'),
  page('Handbook', 'Resource', 5),
];
const galleries = { typeNames: ['Gallery', 'ImageGalleryWithAlbums'] };
const names = (found: { name: string }[]) => found.map(({ name }) => name);

describe('The content navigation', () => {
  test('The content navigation follows the order of the pages, then their names', () => {
    expect(names(inOrder(pages))).toEqual(['News', 'Mood', 'Albums', 'Ideas', 'Summer photos', 'Handbook']);
  });

  test('The content navigation orders names by their numbers: Zone 2 comes before Zone 10', () => {
    expect(names(inOrder([page('Zone 10', 'Survey'), page('Zone 2', 'Survey')]))).toEqual(['Zone 2', 'Zone 10']);
  });

  test('The content navigation shows the types of a pressed filter, and every page when none is pressed', () => {
    expect(names(matchingPages(pages, galleries, ''))).toEqual(['Summer photos', 'Albums']);
    expect(matchingPages(pages, undefined, '')).toHaveLength(6);
  });

  test.each([
    ['mood', ['Mood']],
    ['  SURVEY ', ['Mood']],
    ['proposals', ['Ideas']],
    ['SocialFeed', ['News']],
    ['social feed', ['News']],
    ['nothing like it', []],
  ])('SHELL-64: the content navigation searched for %j finds %j by name, type, its name in words or its description', (search, expected) => {
    expect(names(matchingPages(pages, undefined, search))).toEqual(expected);
  });

  test('ADR 0188: the content navigation finds a page with accents in its name by plain letters', () => {
    expect(names(matchingPages([page('Menus d’été', 'Resource')], undefined, "D'ETE"))).toEqual(['Menus d’été']);
  });

  test('The content navigation shows pages that match both filter and search', () => {
    expect(matchingPages(pages, galleries, 'news')).toEqual([]);
  });
});
