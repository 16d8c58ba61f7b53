import { expect, it } from 'vitest';
import { clampIndex, nextZoom, swipeStep } from './lightboxRules.ts';

it.each([
  [1, 'in', 1.5],
  [1.5, 'in', 2],
  [4, 'in', 4],
  [1, 'out', 1],
  [4, 'out', 3],
  [1.5, 'out', 1],
] as const)('from picture %d going %s leads to %d', (zoom, direction, next) => {
  expect(nextZoom(zoom, direction)).toBe(next);
});

it.each([
  [-1, 3, 0],
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 2],
  [Number.NaN, 3, 0],
  [1, 0, 0],
])('place %d of %d pictures shows the one at %d', (index, count, shown) => {
  expect(clampIndex(index, count)).toBe(shown);
});

it.each([
  [-48, 0, 1],
  [48, 0, -1],
  [-47, 0, 0],
  [-60, 60, 0],
  [-61, 60, 1],
  [0, 200, 0],
])('a swipe of %d across and %d down goes %d', (across, down, step) => {
  expect(swipeStep(across, down)).toBe(step);
});
