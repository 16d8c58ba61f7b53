import { parseDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { dateMessages } from '../../messages/dates.ts';
import { CalendarMonth, CalendarPopover, type DatePreset } from '../dates/CalendarPopover.tsx';
import { DateBox, DateParts } from '../dates/DateBox.tsx';
import { boundRefusal, isBefore } from '../dates/dateBounds.ts';
import { ariaProps, type DateFieldProps, errorOf, useDateSetting } from '../dates/dateField.ts';
import { formatDay } from '../dates/dateTexts.ts';
import { dash } from '../dates/dates.css.ts';
import { CompletenessContext, renderedDate, useIncompleteDate, useReportWhile } from '../dates/useIncompleteDate.ts';
import { field } from '../field.css.ts';
import { FieldLabel, FieldMessages } from '../FieldParts.tsx';

/** Days from `start` to `end`, both included, YYYY-MM-DD. */
export interface DayRange {
  start: string;
  end: string;
}

export interface DateRangePickerProps extends DateFieldProps {
  /** The range, or null for none. */
  value: DayRange | null;
  /** Called with the new range, or null while any part of it is empty. */
  onChange: (value: DayRange | null) => void;
  /**
   * Called when some parts are empty and others not, and when that is over. For a field where null is a valid value: one that is
   * only being typed is told from one that was cleared.
   */
  onIncompleteChange?: (isIncomplete: boolean) => void;
  /** First day allowed, YYYY-MM-DD. */
  minimum?: string | undefined;
  /** Last day allowed, YYYY-MM-DD. */
  maximum?: string | undefined;
  /** Ranges offered under the calendar. */
  presets?: readonly DatePreset<DayRange>[];
  /** Both days were chosen in the calendar or by a suggestion, called after `onChange`: neither is half typed. */
  onChoose?: (value: DayRange) => void;
  /** The focus has left the field: typing has ended. */
  onLeave?: () => void;
}

/**
 * Two days and all between them, typed part by part or chosen in one calendar. Values are texts, YYYY-MM-DD, and belong
 * to no time zone. For one day use `DatePicker`. A range outside the bounds is reported too, and the field says what is wrong: check before using it.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, onChange, minimum, maximum, presets } = props;
  const { locale, today } = useDateSetting(props);
  const { shown, revision, change, keep, written, isIncomplete, onFocusChange, onCompleteness, refusalOr } = useIncompleteDate(value, onChange);
  const [isOpen, setOpen] = useState(false);
  useReportWhile(isIncomplete, props.onIncompleteChange);
  const say = (bound: string) => formatDay(bound, locale);
  const isReversed = value !== null && isBefore(value.end, value.start);
  const refusal = refusalOr(
    isReversed ? dateMessages.reversed : boundRefusal(value?.start ?? null, { minimum }, say) ?? boundRefusal(value?.end ?? null, { maximum }, say),
    props.isInvalid,
  );
  const [first, last] = [shown?.start, shown?.end];
  // Separate keys: an end that is remounted would lose what is typed in it.
  const start = useMemo(() => renderedDate(first, parseDate, revision), [first, revision]);
  const end = useMemo(() => renderedDate(last, parseDate, revision), [last, revision]);
  const range = useMemo(() => (start === null || end === null ? null : { start, end }), [start, end]);
  const choose = (next: DayRange) => {
    change(next);
    props.onChoose?.(next);
  };
  const type = (next: DayRange) => {
    const waitsFor = { start: written.start === 'partial' && next.start === first, end: written.end === 'partial' && next.end === last };
    if (waitsFor.start || waitsFor.end) keep(next);
    else change(next);
  };
  return (
    <I18nProvider locale={locale}>
      <AriaDateRangePicker
        {...ariaProps(props, refusal)}
        granularity="day"
        className={field}
        value={range}
        onFocusChange={(isFocused) => {
          onFocusChange(isFocused);
          if (!isFocused) props.onLeave?.();
        }}
        onOpenChange={setOpen}
        onChange={(next) => {
          if (next === null) change(null);
          else (isOpen ? choose : type)({ start: next.start.toString(), end: next.end.toString() });
        }}
        placeholderValue={parseDate(today)}
        {...(minimum !== undefined && { minValue: parseDate(minimum) })}
        {...(maximum !== undefined && { maxValue: parseDate(maximum) })}
      >
        {props.label !== undefined && <FieldLabel isRequired={props.isRequired}>{props.label}</FieldLabel>}
        <DateBox isRefused={props.disabledReason !== undefined}>
          <CompletenessContext value={onCompleteness}>
            <DateParts slot="start" />
            <span aria-hidden className={dash}>
              –
            </span>
            <DateParts slot="end" />
          </CompletenessContext>
        </DateBox>
        <FieldMessages description={props.description} errorMessage={errorOf(props, refusal)} disabledReason={props.disabledReason} />
        <CalendarPopover presets={presets} onPreset={choose}>
          <RangeCalendar>
            <CalendarMonth today={today} isOfRange />
          </RangeCalendar>
        </CalendarPopover>
      </AriaDateRangePicker>
    </I18nProvider>
  );
}
