import { assignInlineVars } from '@vanilla-extract/dynamic';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { hourInWords, hourOf, missingHours } from './calendarHours.ts';
import { partOfHour } from './calendarPlaces.ts';
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
  /** The present, where today is one of the days; undefined for no line. */
  now: string | undefined;
}

/** The lines of the hours over the days, and the hours that clocks skip. Visual only: each entry has its time in words. */
export function WeekHours({ hours, days, setting, now }: WeekHoursProps) {
  return (
    <>
      {hours.map((hour, index) => (
        <span key={hour} aria-hidden data-hour={hour} className={parts.hourLine} style={assignInlineVars({ [styles.hour]: String(rowsAbove + 1 + index) })}>
          {hourInWords(hour)}
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
      {now !== undefined && hours.includes(hourOf(now, setting.timeZone)) && (
        <span
          aria-hidden
          data-now
          title={texts.now}
          className={parts.now}
          style={assignInlineVars({
            [styles.hour]: String(rowsAbove + 1 + hours.indexOf(hourOf(now, setting.timeZone))),
            [styles.columns]: String(days.indexOf(setting.today) + 2),
            [parts.part]: String(partOfHour(now, setting.timeZone)),
          })}
        />
      )}
    </>
  );
}
