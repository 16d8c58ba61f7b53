import { expect, test } from 'vitest';
import { focusAfterRemoval } from './focusAfterRemoval.ts';

test('focus goes to the row that took the place of the deleted one', () => {
  expect(focusAfterRemoval(1, ['a', 'c', 'd'])).toBe('c');
});

test('after the last row, to the new last row', () => {
  expect(focusAfterRemoval(3, ['a', 'b', 'c'])).toBe('c');
});

test('after the only row, to the heading', () => {
  expect(focusAfterRemoval(0, [])).toBeNull();
});
