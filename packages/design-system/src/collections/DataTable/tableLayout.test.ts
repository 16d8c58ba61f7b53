import { expect, test } from 'vitest';
import { tableLayout } from './tableLayout.ts';

test('a narrow viewport shows cards, however wide the table is', () => {
  expect(tableLayout(true, 730, 16)).toBe('cards');
});

test('a table squeezed beside other content shows cards', () => {
  expect(tableLayout(false, 543, 16)).toBe('cards');
  expect(tableLayout(false, 544, 16)).toBe('table');
});

test('twice the text size needs twice the room', () => {
  expect(tableLayout(false, 1000, 32)).toBe('cards');
  expect(tableLayout(false, 1100, 32)).toBe('table');
});

test('before the width is known the viewport decides', () => {
  expect(tableLayout(false, 0, 16)).toBe('table');
});
