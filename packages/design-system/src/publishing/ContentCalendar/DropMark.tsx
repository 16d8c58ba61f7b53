import { assignInlineVars } from '@vanilla-extract/dynamic';
import { hourOf } from './calendarHours.ts';
import { partOfHour } from './calendarPlaces.ts';
import * as styles from './ContentCalendar.css.ts';
import * as parts from './WeekHours.css.ts';
import { rowsAbove } from './WeekSlots.tsx';

interface DropMarkProps {
  /** When it would be, ISO 8601 in UTC. */
  instant: string;
  /** The hours that the week shows. */
  hours: readonly number[];
  /** The reader's zone, an IANA name. */
  timeZone: string;
  /** The time in words. */
  time: string;
}

/** The time that a drop of the pointer would give, at its place in a day of a week. */
export function DropMark({ instant, hours, timeZone, time }: DropMarkProps) {
  return (
    <span aria-hidden className={parts.dropMark} style={assignInlineVars({ [styles.hour]: String(rowsAbove + 1 + hours.indexOf(hourOf(instant, timeZone))) })}>
      <span data-drop-time className={parts.dropMarkFace} style={assignInlineVars({ [parts.part]: String(partOfHour(instant, timeZone)) })}>
        {time}
      </span>
    </span>
  );
}
