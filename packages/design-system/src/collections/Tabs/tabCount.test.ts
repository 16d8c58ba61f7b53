import { expect, test } from 'vitest';
import { tabCount } from './tabCount.ts';

test.each([
  [0, 99, '0'],
  [9, 9, '9'],
  [10, 9, '9+'],
  [99, 99, '99'],
  [100, 99, '99+'],
  [11, 10, '10+'],
  [12_345, 99_999, '12,345'],
  [10_001, 10_000, '10,000+'],
])('a count of %i with the limit %i shows as %s', (count, limit, shown) => {
  expect(tabCount(count, limit)).toBe(shown);
});

test.each([null, undefined, Number.NaN])('a count that is not known (%s) shows nothing', (count) => {
  expect(tabCount(count, 99)).toBeNull();
});
