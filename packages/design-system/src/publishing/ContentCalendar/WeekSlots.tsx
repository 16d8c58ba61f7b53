import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
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
  /** What belongs to the whole day besides. */
  ofDay: ReactNode;
  /** The hours that the week shows. */
  hours: readonly number[];
  /** How days are meant. */
  setting: Pick<CalendarSetting, 'timeZone'>;
  /** Renders an entry. */
  children: (entry: CalendarEntry) => ReactNode;
}

/** A day of a week: what belongs to the whole day, and below it each entry at its hour. Hours without anything have no element. */
export function WeekSlots({ day, entries, ofDay, hours, setting: { timeZone }, children }: WeekSlotsProps) {
  const change = clockChange(day, timeZone);
  const ends = entries.filter(isOfTheDay);
  const byHour = Map.groupBy(entries.filter((entry) => !isOfTheDay(entry)), ({ instant }) => hourOf(instant, timeZone));
  const at = (row: number) => assignInlineVars({ [styles.hour]: String(row) });
  return (
    <>
      {(ends.length > 0 || change !== null || Boolean(ofDay)) && (
        <span className={parts.slot} style={at(rowsAbove)}>
          {change !== null && <span className={parts.clocks}>{texts.clocks[change]}</span>}
          {ofDay}
          {ends.map(children)}
        </span>
      )}
      {[...byHour].map(([hour, inHour]) => (
        <span key={hour} className={parts.slot} style={at(rowsAbove + 1 + hours.indexOf(hour))}>
          {inHour.map(children)}
        </span>
      ))}
    </>
  );
}
