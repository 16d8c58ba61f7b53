import { expect, test } from 'vitest';
import { byName } from './byName.ts';

test('numbers in names count, capitals do not', () => {
  expect([{ name: 'Zone 10' }, { name: 'zone 2' }, { name: 'Albion' }].toSorted(byName).map(({ name }) => name)).toEqual(['Albion', 'zone 2', 'Zone 10']);
});
