import { dayOf } from '../../fields/dates/dayOf.ts';
import { lastDayOf } from './calendarDays.ts';
import type { CalendarEntry, CalendarPin } from './contentCalendarTypes.ts';

/** The content of a day. */
export interface DayContent {
  /** In the order of their times. */
  entries: readonly CalendarEntry[];
  /** What is pinned on it, from the earliest. */
  pins: readonly CalendarPin[];
}

const none: DayContent = { entries: [], pins: [] };

/** The content of each day, by day; empty days are left out. */
export function contentOfDays(entries: readonly CalendarEntry[], pins: readonly CalendarPin[], days: readonly string[], timeZone: string): ReadonlyMap<string, DayContent> {
  const content = new Map<string, { entries: CalendarEntry[]; pins: CalendarPin[] }>();
  const on = (day: string) => {
    const known = content.get(day) ?? { entries: [], pins: [] };
    content.set(day, known);
    return known;
  };
  for (const entry of entries.toSorted((one, other) => Date.parse(one.instant) - Date.parse(other.instant))) on(dayOf(entry.instant, timeZone)).entries.push(entry);
  for (const pin of earliestFirst(pins)) {
    const [first, last] = [dayOf(pin.from, timeZone), lastDayOf(pin, timeZone)];
    for (const day of days) if (day >= first && day <= last) on(day).pins.push(pin);
  }
  return content;
}

/** Whether a day holds the same as before, whatever was read for other days since. */
export const isSameContent = (one: DayContent, other: DayContent): boolean =>
  one === other || (one.entries.length === other.entries.length && one.pins.length === other.pins.length && JSON.stringify(one) === JSON.stringify(other));

/** The content of one of the days. */
export const contentOn = (content: ReadonlyMap<string, DayContent>, day: string): DayContent => content.get(day) ?? none;

const earliestFirst = (pins: readonly CalendarPin[]) => pins.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));

/** Pins that are shown above each other; others are only listed in their days. */
export const mostLanes = 2;

/** A pin as it is drawn over the days of one week. */
export interface PinBar {
  pin: CalendarPin;
  /** Line that it is on, from 0. */
  lane: number;
  /** Its first and last day in the week, from 0 to 6. */
  first: number;
  last: number;
  /** Whether it begins and ends in this week. */
  begins: boolean;
  ends: boolean;
}

/**
 * The pins of a week, each on the first line that is free for all its days. Colliding ones are placed first, then those that begin
 * last: the others have been shown for long.
 */
export function pinBars(pins: readonly CalendarPin[], week: readonly string[], timeZone: string): PinBar[] {
  const bars: PinBar[] = [];
  const [start = '', end = ''] = [week[0], week.at(-1)];
  const urgentFirst = earliestFirst(pins).toReversed().toSorted((one, other) => Number(other.isColliding) - Number(one.isColliding));
  for (const pin of urgentFirst) {
    const [from, to] = [dayOf(pin.from, timeZone), lastDayOf(pin, timeZone)];
    if (from > end || to < start) continue;
    const first = Math.max(0, week.indexOf(from));
    const last = to > end ? week.length - 1 : week.indexOf(to);
    const taken = new Set(bars.filter((bar) => bar.first <= last && bar.last >= first).map(({ lane }) => lane));
    const lane = Array.from({ length: mostLanes }, (_, index) => index).find((index) => !taken.has(index));
    if (lane !== undefined) bars.push({ pin, lane, first, last, begins: from >= start, ends: to <= end });
  }
  return bars;
}

/** How many entries of a day are shown in a month; the others are behind '+3 more', which takes a line itself. */
export const shownOf = (count: number, room: number): number => (count <= room ? count : Math.max(0, room - 1));
