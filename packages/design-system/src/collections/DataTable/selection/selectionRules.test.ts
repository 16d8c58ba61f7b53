import { describe, expect, test } from 'vitest';
import { pageSelection, togglePage, toggleRow } from './selectionRules.ts';

const page = ['a', 'b', 'c'];

describe('The checkbox in the table head', () => {
  test('The checkbox in the table head shows none, some or all of this page, whatever other pages hold', () => {
    expect(pageSelection(page, new Set(['x']))).toBe('none');
    expect(pageSelection(page, new Set(['a', 'x']))).toBe('some');
    expect(pageSelection(page, new Set(['a', 'b', 'c', 'x']))).toBe('all');
    expect(pageSelection([], new Set(['x']))).toBe('none');
  });

  test('The checkbox in the table head selects the rest of a page that is partly selected', () => {
    expect(togglePage(page, new Set(['a']))).toEqual(new Set(page));
  });

  test('The checkbox in the table head clears a page that is wholly selected and leaves other pages alone', () => {
    expect(togglePage(page, new Set([...page, 'x']))).toEqual(new Set(['x']));
  });
});

test('a row is added to the selection and removed from it', () => {
  expect(toggleRow('b', new Set(['a']))).toEqual(new Set(['a', 'b']));
  expect(toggleRow('a', new Set(['a']))).toEqual(new Set());
});

test('the given selection is never changed in place', () => {
  const given = new Set(['a']);
  togglePage(page, given);
  toggleRow('a', given);
  expect(given).toEqual(new Set(['a']));
});
