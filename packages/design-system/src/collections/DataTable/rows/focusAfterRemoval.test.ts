import { expect, test } from 'vitest';
import { focusAfterRemoval } from './focusAfterRemoval.ts';

test('focus goes to the row that took the place of the deleted one', () => {
  expect(focusAfterRemoval(1, ['a', 'c', 'd'])).toBe('c');
});

test('focus goes to the new last row after the last row was deleted', () => {
  expect(focusAfterRemoval(3, ['a', 'b', 'c'])).toBe('c');
});

test('focus goes to the heading after the only row was deleted', () => {
  expect(focusAfterRemoval(0, [])).toBeNull();
});
