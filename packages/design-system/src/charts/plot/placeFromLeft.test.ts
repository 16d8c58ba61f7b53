import { expect, it } from 'vitest';
import { placeFromLeft } from './placeFromLeft.ts';

it('places stay as they are where words run from left to right', () => expect(placeFromLeft(20, 100, false, 10)).toBe(20));
it('places are counted from the other side where words run from right to left', () => {
  expect(placeFromLeft(0, 100, true)).toBe(100);
  expect(placeFromLeft(20, 100, true, 10)).toBe(70);
});
