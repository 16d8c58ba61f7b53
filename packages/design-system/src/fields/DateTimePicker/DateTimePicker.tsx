import { parseAbsolute, parseDate, toCalendarDateTime, type ZonedDateTime, toZoned } from '@internationalized/date';
import { useMemo } from 'react';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { dateMessages } from '../../messages/dates.ts';
import type { DatePreset } from '../dates/CalendarPopover.tsx';
import { OneDateCalendar } from '../dates/OneDateCalendar.tsx';
import { OneDateBox } from '../dates/DateBox.tsx';
import { timestamp } from '../../time/timestamp.ts';
import { boundRefusal } from '../dates/dateBounds.ts';
import { ariaProps, type DateFieldProps, errorOf, useDateSetting } from '../dates/dateField.ts';
import { timeZoneInWords } from '../dates/dateTexts.ts';
import { DateRemark } from '../dates/DateRemark.tsx';
import { placeInRepeatedHour } from '../dates/repeatedHour.ts';
import { renderedDate, useIncompleteDate } from '../dates/useIncompleteDate.ts';
import { field } from '../field.css.ts';
import { FieldLabel, FieldMessages } from '../FieldParts.tsx';

export interface DateTimePickerProps extends DateFieldProps {
  /** The instant, ISO 8601 in UTC ('2026-05-04T14:00:00.000Z'), or null for none. */
  value: string | null;
  /** Called with the new instant, or null once every part is empty or some are. */
  onChange: (value: string | null) => void;
  /** Earliest instant allowed, ISO 8601. */
  minimum?: string | undefined;
  /** Latest instant allowed, ISO 8601. */
  maximum?: string | undefined;
  /** Instants offered under the calendar. */
  presets?: readonly DatePreset<string>[];
}

/** In the next year a moment can be in the year 10000 in UTC, or be pinned until then, and no call accepts that (ADR 0186). */
const lastYear = 9998;

/**
 * A day and a time of day; the time zone is named below. Values are instants, ISO 8601 in UTC, as the
 * calls expect them. A time that clocks skip becomes the one they jump to, of one they repeat the first is taken, and the field says so (P06).
 * A value outside the bounds is reported too, and the field says what is wrong: check before saving.
 */
export function DateTimePicker(props: DateTimePickerProps) {
  const { value, onChange, minimum, maximum, presets, description } = props;
  const { locale, today, timeZone } = useDateSetting(props);
  const { shown, revision, change, finish, taken, onFocusChange, onCompleteness, refusalOr } = useIncompleteDate(value, onChange);
  const refusal = refusalOr(boundRefusal(value, { minimum, maximum }, (bound) => timestamp(bound, timeZone)), props.isInvalid);
  const zoned = useMemo(() => renderedDate(shown, (text) => parseAbsolute(text, timeZone), revision), [shown, revision, timeZone]);
  const place = value === null ? null : placeInRepeatedHour(value, timeZone);
  const zone = dateMessages.timesAre(timeZoneInWords(timeZone));
  return (
    <I18nProvider locale={locale}>
      <AriaDatePicker<ZonedDateTime>
        {...ariaProps(props, refusal)}
        granularity="minute"
        hideTimeZone
        className={field}
        value={zoned}
        onFocusChange={onFocusChange}
        onChange={(next) => finish(next === null ? null : toZoned(next.year > lastYear ? next.set({ year: lastYear }) : next, timeZone).toAbsoluteString())}
        placeholderValue={toZoned(toCalendarDateTime(parseDate(today)), timeZone)}
        {...(minimum !== undefined && { minValue: parseAbsolute(minimum, timeZone) })}
        {...(maximum !== undefined && { maxValue: parseAbsolute(maximum, timeZone) })}
      >
        {props.label !== undefined && <FieldLabel isRequired={props.isRequired}>{props.label}</FieldLabel>}
        <OneDateBox name={props.label} isRefused={props.disabledReason !== undefined} onCompleteness={onCompleteness} />
        <FieldMessages
          description={
            <>
              {description === undefined ? zone : <>{description} {zone}.</>}
              {taken !== null && <DateRemark>{dateMessages.taken(timestamp(taken, timeZone))}</DateRemark>}
              {place !== null && <DateRemark>{dateMessages.repeated(place === 'first')}</DateRemark>}
            </>
          }
          errorMessage={errorOf(props, refusal)}
          disabledReason={props.disabledReason}
        />
        <OneDateCalendar presets={presets} onPreset={change} today={today} />
      </AriaDatePicker>
    </I18nProvider>
  );
}
