import { expect, test } from 'vitest';
import { contentKinds, contentTypeNames } from './kinds.ts';
import { navigationFilters } from './navigationFilters.ts';

test('The filters cover every type of page except those that are shown when none is pressed, resources first', () => {
  const shown = contentTypeNames.filter((name) => contentKinds[name].filter === null);
  expect(shown).toContain('Resource');
  expect([...shown, ...navigationFilters.flatMap(({ typeNames }) => typeNames)].toSorted()).toEqual([...contentTypeNames].toSorted());
});

test('The filters stand for the types that the specification names (SHELL-57 to SHELL-61, decisions-core A26)', () => {
  expect(Object.fromEntries(navigationFilters.map(({ id, typeNames }) => [id, typeNames.toSorted()]))).toEqual({
    galleries: ['Gallery', 'ImageGalleryWithAlbums'],
    suggestions: ['SuggestionBox', 'Survey'],
    contacts: ['ContactDirectory'],
    feedback: ['FeedbackLoop'],
    feeds: ['SocialFeed'],
  });
});

test('A filter has the icon of one of its types', () => {
  for (const { leadingType, typeNames } of navigationFilters) expect(typeNames).toContain(leadingType);
});
