import { parseDate, toCalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { dateMessages } from '../../messages/dates.ts';
import type { DatePreset } from '../dates/CalendarPopover.tsx';
import { OneDateCalendar } from '../dates/OneDateCalendar.tsx';
import { OneDateBox } from '../dates/DateBox.tsx';
import { boundRefusal } from '../dates/dateBounds.ts';
import { ariaProps, type DateFieldProps, errorOf, useDateSetting } from '../dates/dateField.ts';
import { formatDay } from '../dates/dateTexts.ts';
import { DateRemark } from '../dates/DateRemark.tsx';
import { renderedDate, useIncompleteDate, useTypedDate } from '../dates/useIncompleteDate.ts';
import { field } from '../field.css.ts';
import { FieldLabel, FieldMessages } from '../FieldParts.tsx';

export interface DatePickerProps extends DateFieldProps {
  /** The day, YYYY-MM-DD, or null for none. */
  value: string | null;
  /** Called with the new day, or null once every part is empty or some are. */
  onChange: (value: string | null) => void;
  /**
   * Called when some parts are empty and others not, and when that is over. With it, such a date leaves the value as it is:
   * for a field where null is a valid value, so that a date that is only being typed is not mistaken for it.
   */
  onIncompleteChange?: (isIncomplete: boolean) => void;
  /**
   * Called when another date is being typed, and once its parts are left: for a field that saves by itself, which would save
   * '2' on the way to '20'. A day that is chosen in the calendar is whole immediately.
   */
  onTypingChange?: (isTyping: boolean) => void;
  /** First day allowed, YYYY-MM-DD. */
  minimum?: string | undefined;
  /** Last day allowed, YYYY-MM-DD. */
  maximum?: string | undefined;
  /** Days offered under the calendar. */
  presets?: readonly DatePreset<string>[];
}

/**
 * A day, typed part by part or chosen in a calendar. Values are texts, YYYY-MM-DD, and belong to no time zone. With a
 * time use `DateTimePicker`. A day outside the bounds is reported too, and the field says what is wrong: check before
 * saving.
 */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, onIncompleteChange, onTypingChange, minimum, maximum, presets } = props;
  const { locale, today } = useDateSetting(props);
  const { shown, revision, change, finish, taken, onFocusChange, onCompleteness, refusalOr } = useIncompleteDate(value, onChange, onIncompleteChange);
  const onWritingChange = useTypedDate(value, onTypingChange);
  const refusal = refusalOr(boundRefusal(value, { minimum, maximum }, (bound) => formatDay(bound, locale)), props.isInvalid);
  const date = useMemo(() => renderedDate(shown, parseDate, revision), [shown, revision]);
  return (
    <I18nProvider locale={locale}>
      <AriaDatePicker
        {...ariaProps(props, refusal)}
        granularity="day"
        className={field}
        value={date}
        onFocusChange={onFocusChange}
        onChange={(next) => finish(next === null ? null : toCalendarDate(next).toString())}
        placeholderValue={parseDate(today)}
        {...(minimum !== undefined && { minValue: parseDate(minimum) })}
        {...(maximum !== undefined && { maxValue: parseDate(maximum) })}
      >
        {props.label !== undefined && <FieldLabel isRequired={props.isRequired}>{props.label}</FieldLabel>}
        <OneDateBox name={props.label} isRefused={props.disabledReason !== undefined} onCompleteness={onCompleteness} onWritingChange={onWritingChange} />
        <FieldMessages description={taken === null ? props.description : <>{props.description}<DateRemark>{dateMessages.taken(formatDay(taken, locale))}</DateRemark></>} errorMessage={errorOf(props, refusal)} disabledReason={props.disabledReason} />
        <OneDateCalendar presets={presets} onPreset={change} today={today} />
      </AriaDatePicker>
    </I18nProvider>
  );
}
