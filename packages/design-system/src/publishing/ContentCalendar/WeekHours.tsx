import { assignInlineVars } from '@vanilla-extract/dynamic';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { hourInWords, missingHours } from './calendarHours.ts';
import type { CalendarSetting } from './contentCalendarTypes.ts';
import * as styles from './ContentCalendar.css.ts';
import * as parts from './WeekHours.css.ts';
import { rowsAbove } from './WeekSlots.tsx';

interface WeekHoursProps {
  /** The hours that the week shows. */
  hours: readonly number[];
  /** The days of the week. */
  days: readonly string[];
  /** How hours are written. */
  setting: CalendarSetting;
}

/** The lines of the hours over the days, and what the clocks leave out. For the eye alone: each entry says its time. */
export function WeekHours({ hours, days, setting }: WeekHoursProps) {
  return (
    <>
      {hours.map((hour, index) => (
        <span key={hour} aria-hidden className={parts.hourLine} style={assignInlineVars({ [styles.hour]: String(rowsAbove + 1 + index) })}>
          {hourInWords(hour, setting)}
        </span>
      ))}
      {days.flatMap((day, column) =>
        missingHours(day, setting.timeZone)
          .filter((hour) => hours.includes(hour))
          .map((hour) => (
            <span
              key={`${day} ${hour}`}
              aria-hidden
              title={texts.clocks.forward}
              className={parts.missing}
              style={assignInlineVars({ [styles.hour]: String(rowsAbove + 1 + hours.indexOf(hour)), [styles.columns]: String(column + 2) })}
            />
          )),
      )}
    </>
  );
}
