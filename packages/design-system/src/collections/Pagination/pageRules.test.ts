import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampPage, isPageInRange, lastPage, pageOfFirstRow, pageRange, pageSizeChoices } from './pageRules.ts';

describe('the last page', () => {
  test.each([
    [0, 1],
    [1, 1],
    [25, 1],
    [26, 2],
    [50, 2],
    [140, 6],
  ])('%i rows of 25 end on page %i', (totalCount, expected) => {
    expect(lastPage(totalCount, 25)).toBe(expected);
  });
});

describe('A total that shrinks below the current page', () => {
  test('A list whose total shrinks below the current page moves to its last page', () => {
    expect(clampPage(6, 125, 25)).toBe(5);
    expect(clampPage(6, 126, 25)).toBe(6);
    expect(clampPage(6, 0, 25)).toBe(1);
  });

  test('An address that names no page opens page 1', () => {
    expect(clampPage(Number.NaN, 140, 25)).toBe(1);
    expect(clampPage(Number.POSITIVE_INFINITY, 140, 25)).toBe(1);
    expect(clampPage(-3, 140, 25)).toBe(1);
    expect(clampPage(2.9, 140, 25)).toBe(2);
  });
});

describe('Pages that may be requested', () => {
  test.each([
    [0, false],
    [1, true],
    [6, true],
    [7, false],
    [1.5, false],
    [Number.NaN, false],
  ])('Page %d of six may be requested: %s', (page, expected) => {
    expect(isPageInRange(page, 140, 25)).toBe(expected);
  });
});

describe('the rows of a page', () => {
  test('The rows of a page are numbered from 1 and end with the list', () => {
    expect(pageRange(2, 140, 25)).toEqual({ first: 26, last: 50 });
    expect(pageRange(6, 140, 25)).toEqual({ first: 126, last: 140 });
    expect(pageRange(1, 0, 25)).toBeNull();
  });

  test('Every row is on exactly one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 50 }), (totalCount, pageSize) => {
        let next = 1;
        for (let page = 1; page <= lastPage(totalCount, pageSize); page++) {
          const range = pageRange(page, totalCount, pageSize);
          expect(range?.first).toBe(next);
          next = (range?.last ?? 0) + 1;
        }
        expect(next).toBe(totalCount + 1);
      }),
      { numRuns: 40 },
    );
  });
});

test('another page size keeps the first row in sight', () => {
  expect(pageOfFirstRow(3, 25, 50)).toBe(2);
  expect(pageOfFirstRow(2, 50, 25)).toBe(3);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.constantFrom(10, 20, 25, 30, 40, 50),
      fc.constantFrom(10, 20, 25, 30, 40, 50),
      (page, pageSize, nextPageSize) => {
        const row = (page - 1) * pageSize + 1;
        const range = pageRange(pageOfFirstRow(page, pageSize, nextPageSize), 100_000, nextPageSize);
        expect(range!.first <= row && row <= range!.last).toBe(true);
      },
    ),
  );
});

test('the current page size can always be chosen, even when it is not among those offered', () => {
  expect(pageSizeChoices([10, 20, 30], 25)).toEqual([10, 20, 25, 30]);
  expect(pageSizeChoices([25, 50], 25)).toEqual([25, 50]);
});
