import { expect, test } from 'vitest';
import { circlesIn } from './circles.ts';

const graph = (files: Record<string, string[]>) => new Map(Object.entries(files));

test('Files that only re-export make no circle', () => {
  expect(circlesIn(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

test('Two files that import each other are a circle', () => {
  expect(circlesIn(graph({ a: ['b'], b: ['a'] }))).toEqual([['a', 'b']]);
});

test('A file that imports itself is a circle', () => {
  expect(circlesIn(graph({ a: ['a'] }))).toEqual([['a']]);
});

test('A circle is reported by its shortest path', () => {
  expect(circlesIn(graph({ a: ['b', 'd'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([['a', 'd']]);
});

test('Separate circles are reported one by one', () => {
  const circles = circlesIn(graph({ start: ['a', 'x'], a: ['b'], b: ['a'], x: ['y'], y: ['x'] }));
  expect(circles).toEqual([['a', 'b'], ['x', 'y']]);
});

test('Imports of files outside the graph do not matter', () => {
  expect(circlesIn(graph({ a: ['elsewhere'] }))).toEqual([]);
});
