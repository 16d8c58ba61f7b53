import { expect, test } from 'vitest';
import { viewCount, viewRows } from './viewRows.ts';

const view = (contentItemId: string, count: number) => ({ contentItemId, preview: contentItemId, count });
const days = [
  { viewDate: '2026-11-19', userContentViews: [view('a', 2)] },
  { viewDate: '2026-11-21', userContentViews: [view('a', 1), view('b', 3)] },
];

test('views are listed by day, the newest first', () => {
  expect(viewRows(days).map(({ date, preview, count }) => [date, preview, count])).toEqual([
    ['2026-11-21', 'a', 1],
    ['2026-11-21', 'b', 3],
    ['2026-11-19', 'a', 2],
  ]);
});

test('one item viewed on two days is two rows', () => {
  expect(new Set(viewRows(days).map(({ id }) => id)).size).toBe(3);
});

test('a day counts all its views', () => {
  expect(days.map(viewCount)).toEqual([2, 4]);
});

test('N08: days without a list, and an empty response, have no views', () => {
  const broken = [{ viewDate: '2026-11-21', userContentViews: null }] as unknown as typeof days;
  expect([viewRows(broken), viewRows(null), broken.map(viewCount)]).toEqual([[], [], [0]]);
});
