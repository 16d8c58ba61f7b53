import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useRef } from 'react';
import { useIntoSight } from '../../effects/useIntoSight.ts';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { clockChange, hourOf, isOfTheDay } from './calendarHours.ts';
import type { CalendarEntry, CalendarSetting } from './contentCalendarTypes.ts';
import * as styles from './ContentCalendar.css.ts';
import * as parts from './WeekHours.css.ts';

/** Rows above the first hour: the day's number, and what belongs to the whole day. */
export const rowsAbove = 2;

interface WeekSlotsProps {
  /** The day, YYYY-MM-DD. */
  day: string;
  /** What happens on it, in the order of the times. */
  entries: readonly CalendarEntry[];
  /** What is carried over the day, at a time; null while nothing is. */
  guest: { instant: string; face: ReactNode } | null;
  /** The hours that the week shows. */
  hours: readonly number[];
  /** How days are meant. */
  setting: Pick<CalendarSetting, 'timeZone'>;
  /** Renders an entry. */
  children: (entry: CalendarEntry) => ReactNode;
}

/** A day of a week: what belongs to the whole day, and below it each entry at its hour. Hours without anything have no element. */
export function WeekSlots({ day, entries, guest, hours, setting: { timeZone }, children }: WeekSlotsProps) {
  const change = clockChange(day, timeZone);
  const ends = entries.filter(isOfTheDay);
  const byHour = Map.groupBy(entries.filter((entry) => !isOfTheDay(entry)), ({ instant }) => hourOf(instant, timeZone));
  const guestHour = guest === null ? null : hourOf(guest.instant, timeZone);
  const taken = [...byHour.keys(), ...(guestHour === null || byHour.has(guestHour) ? [] : [guestHour])];
  const at = (row: number) => assignInlineVars({ [styles.hour]: String(row) });
  return (
    <>
      {(ends.length > 0 || change !== null) && (
        <span className={parts.slot} style={at(rowsAbove)}>
          {change !== null && <span className={parts.clocks}>{texts.clocks[change]}</span>}
          {ends.map(children)}
        </span>
      )}
      {taken.map((hour) => (
        <span key={hour} className={parts.slot} style={at(rowsAbove + 1 + hours.indexOf(hour))}>
          {hour === guestHour && <Guest key={guest?.instant}>{guest?.face}</Guest>}
          {byHour.get(hour)?.map(children)}
        </span>
      ))}
    </>
  );
}

/** Keeps the carried entry in view: the day under it has the focus, and is higher than the window. */
function Guest({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useIntoSight('mounted', () => place.current);
  return (
    <span ref={place} className={parts.guest}>
      {children}
    </span>
  );
}
