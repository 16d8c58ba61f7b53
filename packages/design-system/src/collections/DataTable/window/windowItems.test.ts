import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemAt, positionOf } from './windowItems.ts';

test('without expanded rows every position is its row', () => {
  expect(itemAt(0, [])).toEqual({ position: 0, index: 0, isDetail: false });
  expect(itemAt(99_999, [])).toEqual({ position: 99_999, index: 99_999, isDetail: false });
});

test('The details of an expanded row come right after it, whichever rows are expanded', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(59)), (chosen) => {
      const expanded = chosen.toSorted((a, b) => a - b);
      const items = Array.from({ length: 60 + expanded.length }, (_, position) => itemAt(position, expanded));
      const expected = Array.from({ length: 60 }, (_, index) =>
        expanded.includes(index) ? [{ index, isDetail: false }, { index, isDetail: true }] : [{ index, isDetail: false }],
      ).flat();
      expect(items.map(({ index, isDetail }) => ({ index, isDetail }))).toEqual(expected);
      for (const { position, index, isDetail } of items) if (!isDetail) expect(positionOf(index, expanded)).toBe(position);
    }),
  );
});
