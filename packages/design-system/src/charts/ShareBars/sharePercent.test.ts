import { expect, it } from 'vitest';
import { sharePercent } from './sharePercent.ts';

it.each([
  [22, 187, 12],
  [1, 3, 33],
  [0, 0, 0],
  [3, 3, 100],
])('the share %i of %i is %i %%', (count, whole, percent) => {
  expect(sharePercent(count, whole)).toBe(percent);
});
