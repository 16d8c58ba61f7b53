import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paginationWindow, type PaginationEntry } from './paginationWindow.ts';

const shown = (page: number, pageCount: number) =>
  paginationWindow(page, pageCount)
    .map((entry) => (typeof entry === 'number' ? String(entry) : '…'))
    .join(' ');

describe('the pages shown around the current one', () => {
  test.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 4 5 6'],
    [1, 7, '1 2 3 4 … 7'],
    [1, 40, '1 2 3 4 … 40'],
    [4, 40, '1 2 3 4 5 6 7 … 40'],
    [5, 40, '1 2 3 4 5 6 7 8 … 40'],
    [6, 40, '1 2 3 4 5 6 7 8 9 … 40'],
    [7, 40, '1 … 4 5 6 7 8 9 10 … 40'],
    [20, 40, '1 … 17 18 19 20 21 22 23 … 40'],
    [34, 40, '1 … 31 32 33 34 35 36 37 … 40'],
    [35, 40, '1 … 32 33 34 35 36 37 38 39 40'],
    [36, 40, '1 … 33 34 35 36 37 38 39 40'],
    [40, 40, '1 … 37 38 39 40'],
  ])('decisions-core A72: page %i of %i shows %s, with one hidden page instead of an ellipsis', (page, pageCount, expected) => {
    expect(shown(page, pageCount)).toBe(expected);
  });

  test('A page outside the range shows the nearest page that exists', () => {
    expect(shown(0, 9)).toBe(shown(1, 9));
    expect(shown(99, 9)).toBe(shown(9, 9));
    expect(shown(3, 0)).toBe('1');
  });
});

const pages = (entries: PaginationEntry[]) => entries.filter((entry) => typeof entry === 'number');
const place = fc
  .integer({ min: 1, max: 2000 })
  .chain((pageCount) => fc.record({ pageCount: fc.constant(pageCount), page: fc.integer({ min: 1, max: pageCount }) }));

describe('The pages around the current one, for every list', () => {
  test('First and last page, the current one and three on each side are shown, in order and once', () => {
    fc.assert(
      fc.property(place, ({ page, pageCount }) => {
        const numbers = pages(paginationWindow(page, pageCount));
        const wanted = [1, pageCount];
        for (let near = Math.max(1, page - 3); near <= Math.min(pageCount, page + 3); near++) wanted.push(near);
        expect(numbers).toEqual(expect.arrayContaining(wanted));
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }),
    );
  });

  test('An ellipsis always replaces at least two pages, and every gap has one', () => {
    fc.assert(
      fc.property(place, ({ page, pageCount }) => {
        const entries = paginationWindow(page, pageCount);
        entries.forEach((entry, index) => {
          const before = entries[index - 1];
          if (typeof entry === 'number') {
            if (typeof before === 'number') expect(entry).toBe(before + 1);
            return;
          }
          const after = entries[index + 1];
          expect(typeof before === 'number' && typeof after === 'number' && after - before > 2).toBe(true);
        });
      }),
    );
  });

  test('No list shows more than eleven entries, so that the bar keeps its width', () => {
    fc.assert(
      fc.property(place, ({ page, pageCount }) => {
        expect(paginationWindow(page, pageCount).length).toBeLessThanOrEqual(11);
      }),
    );
  });
});
