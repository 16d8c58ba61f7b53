import { expect, test } from 'vitest';
import { contentKinds, contentTypeNames } from './kinds.ts';
import { navigationFilters } from './navigationFilters.ts';

test('The filters stand for every type of page but those that show when none is pressed, resources first of all', () => {
  const shown = contentTypeNames.filter((name) => contentKinds[name].filter === null);
  expect(shown).toContain('Resource');
  expect([...shown, ...navigationFilters.flatMap(({ typeNames }) => typeNames)].toSorted()).toEqual([...contentTypeNames].toSorted());
});

test('A filter has the icon of a type that it stands for', () => {
  for (const { leadingType, typeNames } of navigationFilters) expect(typeNames).toContain(leadingType);
});
