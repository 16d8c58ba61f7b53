import { expect, test } from 'vitest';
import { toneStyle } from './toneStyle.ts';

test('Twelve pages have twelve marks; the thirteenth has that of the first', () => {
  const marks = Array.from({ length: 13 }, (_each, tone) => JSON.stringify(toneStyle(tone)));
  expect(new Set(marks.slice(0, 12)).size).toBe(12);
  expect(marks[12]).toBe(marks[0]);
});
