import { expect, test } from 'vitest';
import { byName } from './byName.ts';

test('Names are ordered by the numbers in them, whatever their capitals', () => {
  expect([{ name: 'Zone 10' }, { name: 'zone 2' }, { name: 'Albion' }].toSorted(byName).map(({ name }) => name)).toEqual(['Albion', 'zone 2', 'Zone 10']);
});
