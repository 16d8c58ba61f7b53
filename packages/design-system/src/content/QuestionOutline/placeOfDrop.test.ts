import { expect, it } from 'vitest';
import { placeOfDrop } from './placeOfDrop.ts';

const ids = ['a', 'b', 'c', 'd'];

it.each([
  ['d', 'a', 'before', 0],
  ['a', 'd', 'after', 3],
  ['a', 'c', 'before', 1],
  ['d', 'b', 'after', 2],
  ['b', 'b', 'after', 1],
] as const)('The item %s that is dropped on %s, %s it, is placed at %i', (dragged, target, position, place) => {
  expect(placeOfDrop(ids, dragged, target, position)).toBe(place);
});
