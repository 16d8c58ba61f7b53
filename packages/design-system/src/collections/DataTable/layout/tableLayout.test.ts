import { expect, test } from 'vitest';
import { narrowestTable, tableLayout } from './tableLayout.ts';

const room = { isNarrowViewport: false, width: 1000, rootFontSize: 16, narrowest: narrowestTable(3) };

test('a narrow viewport shows cards, however wide the table is', () => {
  expect(tableLayout({ ...room, isNarrowViewport: true })).toBe('cards');
});

test('a table squeezed beside other content shows cards', () => {
  expect(tableLayout({ ...room, width: 543 })).toBe('cards');
  expect(tableLayout({ ...room, width: 544 })).toBe('table');
});

test('a table of many columns asks for more room', () => {
  expect(narrowestTable(7)).toBe(56);
  expect(tableLayout({ ...room, width: 799, narrowest: 50 })).toBe('cards');
  expect(tableLayout({ ...room, width: 800, narrowest: 50 })).toBe('table');
});

test('twice the text size needs twice the room', () => {
  expect(tableLayout({ ...room, width: 1000, rootFontSize: 32 })).toBe('cards');
  expect(tableLayout({ ...room, width: 1100, rootFontSize: 32 })).toBe('table');
});

test('before the width is known the viewport decides', () => {
  expect(tableLayout({ ...room, width: 0 })).toBe('table');
});
