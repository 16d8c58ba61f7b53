import { expect, test } from 'vitest';
import { gridPlaces, rowsInSight } from './gridPlaces.ts';

test('A phone has two columns, an editor four, a page six at most, and the pictures share the room that is left', () => {
  expect([120, 358, 680, 1100, 2000].map((width) => gridPlaces(width).columns)).toEqual([1, 2, 4, 6, 6]);
  expect(gridPlaces(680)).toEqual({ columns: 4, width: 158, pitch: 198 });
  expect(gridPlaces(680, 200).pitch).toBe(216);
});

test('The rows in sight are rendered with one more on either side, never more than there are', () => {
  const places = gridPlaces(680);
  expect(rowsInSight(places, 1000, 100, 900)).toEqual({ from: 0, to: 6 });
  expect(rowsInSight(places, 1000, -1980, 900)).toEqual({ from: 9, to: 16 });
  expect(rowsInSight(places, 9, 100, 900)).toEqual({ from: 0, to: 3 });
  expect(rowsInSight(places, 9, -100_000, 900)).toEqual({ from: 3, to: 3 });
});
