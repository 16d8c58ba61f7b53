import { describe, expect, test } from 'vitest';
import type { CalendarEntry, CalendarPin } from './contentCalendarTypes.ts';
import { contentOfDays, contentOn, isSameContent, mostLanes, pinBars, shownOf } from './onDays.ts';

const timeZone = 'America/Toronto';
const week = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
const thing = { name: 'Name', tone: 0, pageName: 'News', where: 'North', href: '#' };
const entry = (id: string, instant: string): CalendarEntry => ({ ...thing, id, kind: 'published', instant });
const pin = (id: string, from: string, to: string): CalendarPin => ({ ...thing, id, from: `2026-${from}T15:00:00Z`, to: `2026-${to}T15:00:00Z`, isColliding: false });

describe('a day', () => {
  test('A day has its entries in the order of their times, by the clock of the time zone', () => {
    const content = contentOfDays([entry('late', '2026-11-24T04:30:00Z'), entry('early', '2026-11-23T13:00:00Z'), entry('next', '2026-11-24T05:00:00Z')], [], week, timeZone);
    expect(contentOn(content, '2026-11-23').entries.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(contentOn(content, '2026-11-24').entries.map(({ id }) => id)).toEqual(['next']);
    expect(contentOn(content, '2026-11-25')).toEqual({ entries: [], pins: [] });
  });

  test('A day is the same object while only other days change, and not once one of its entries is being moved', () => {
    const [here, there] = [entry('here', '2026-11-23T13:00:00Z'), entry('there', '2026-11-24T13:00:00Z')];
    const on = (...entries: CalendarEntry[]) => contentOn(contentOfDays(entries, [], week, timeZone), '2026-11-23');
    expect(isSameContent(on(here), on({ ...here }, there))).toBe(true);
    expect(isSameContent(on(here), on({ ...here, isMoving: true }))).toBe(false);
    expect(isSameContent(on(here), on(there))).toBe(false);
  });

  test('A day has what is pinned on it, from its first day to its last', () => {
    const content = contentOfDays([], [pin('pin', '11-20', '11-24')], week, timeZone);
    expect([...content.keys()]).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
  });
});

describe('pins of a week', () => {
  const bars = (...pins: CalendarPin[]) => pinBars(pins, week, timeZone).map(({ pin: { id }, lane, first, last, begins, ends }) => [id, lane, first, last, begins, ends]);

  test('Pins of a week are rendered over their days, and show where they continue', () => {
    expect(bars(pin('inside', '11-24', '11-26'), pin('through', '11-01', '12-24'), pin('over', '11-01', '11-20'))).toEqual([
      ['inside', 0, 2, 4, true, true],
      ['through', 1, 0, 6, false, false],
    ]);
  });

  test('Pins of a week that collide with another have the first choice of a line', () => {
    expect(bars(pin('a', '11-24', '11-26'), { ...pin('meets', '11-01', '12-24'), isColliding: true }).map(([id]) => id)).toEqual(['meets', 'a']);
  });

  test('Pins of a week share a line where they do not meet', () => {
    expect(bars(pin('a', '11-22', '11-23'), pin('b', '11-24', '11-25')).map(([, lane]) => lane)).toEqual([0, 0]);
  });

  test('Pins of a week beyond the last line are left to their days', () => {
    expect(bars(...['a', 'b', 'c', 'd'].map((id) => pin(id, '11-22', '11-28')))).toHaveLength(mostLanes);
  });
});

test.each([
  [3, 3, 3],
  [4, 3, 2],
  [4, 0, 0],
])('of %s entries with room for %s, %s are shown', (count, room, shown) => {
  expect(shownOf(count, room)).toBe(shown);
});
