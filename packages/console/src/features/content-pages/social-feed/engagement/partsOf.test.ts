import { expect, test } from 'vitest';
import { partsOf } from './partsOf.ts';

test('a list in parts has no more than the maximum in each, and everything once', () => {
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(partsOf([1, 2], 2)).toEqual([[1, 2]]);
  expect(partsOf([], 2)).toEqual([]);
});
