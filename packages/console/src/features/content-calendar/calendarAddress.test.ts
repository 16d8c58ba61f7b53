import { expect, test } from 'vitest';
import { calendarAddress } from './calendarAddress.ts';

const [one, other] = ['6f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3c', '7f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3d'];
const read = (query: string) => calendarAddress.read(new URLSearchParams(query));

test('a plain address opens this month, for all pages and units', () => {
  expect(read('')).toEqual({ view: null, day: null, hidden: [], unitId: null });
  expect(calendarAddress.write(read('')).toString()).toBe('');
});

test('the address of the calendar is read as it was written', () => {
  const place = { view: 'week', day: '2026-02-28', hidden: [one, other], unitId: one } as const;
  expect(calendarAddress.read(calendarAddress.write(place))).toEqual(place);
});

test.each(['2026-02-30', '2026-13-01', 'today', '26-01-01', '0000-01-01'])('the text %s is not a day', (day) => {
  expect(read(`day=${day}`).day).toBeNull();
});

test('a value in the address that is not an id is ignored', () => {
  expect(read(`without=${one},news`).hidden).toEqual([one]);
});
