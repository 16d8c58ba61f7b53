import { useState } from 'react';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { DateRangePicker, type DayRange } from '../../fields/DateRangePicker/DateRangePicker.tsx';
import { useDateSetting } from '../../fields/dates/dateField.ts';
import { Select } from '../../fields/Select/Select.tsx';
import { useSettledValue } from '../../fields/useSettledValue.ts';
import { analyticsRangeMessages } from '../../messages/analyticsRange.ts';
import { type AnalyticsRange, analyticsRange, analyticsRangeNames, dayCount, isRangeAllowed } from './analyticsRanges.ts';
import * as styles from './AnalyticsRangePicker.css.ts';

export interface AnalyticsRangePickerProps {
  /** The range in force; `analyticsRange('last7Days', today)` at first. */
  value: AnalyticsRange;
  /**
   * Called with a range that may be requested, never with one over the limit (decisions-core O74) and never with a date that
   * is half typed: what is typed counts after a pause and when the field is left.
   */
  onChange: (value: AnalyticsRange) => void;
  /** Most days, both ends counted: 62 for user content views (core §5). Shown under the dates. @default none */
  maximumDays?: number;
  /** Today, YYYY-MM-DD; no later day can be chosen. @default today in the time zone */
  today?: string;
  /** IANA name. @default the browser's */
  timeZone?: string;
  /** How dates are written, as BCP 47. @default one that writes YYYY-MM-DD (ANA-18) */
  locale?: string;
}

/** Writes dates as YYYY-MM-DD, in the language of the other texts. */
const writtenAsSpecified = 'en-CA';

/** The days that analytics are about: one of five ranges up to today, or two chosen days. */
export function AnalyticsRangePicker({ value, onChange, maximumDays, locale = writtenAsSpecified, ...given }: AnalyticsRangePickerProps) {
  const texts = analyticsRangeMessages;
  const { today, ...setting } = useDateSetting({ ...given, locale });
  const commit = (range: DayRange | null) => {
    const next = range && { from: range.start, to: range.end };
    if (next !== null && next.to <= today && isRangeAllowed(next, maximumDays)) onChange({ name: 'custom', ...next });
  };
  const [isIncomplete, setIncomplete] = useState(false);
  // Typed days that may not be requested stay in the field, and the last valid range stays in force.
  const typed = useSettledValue(commit, `${value.name} ${value.from} ${value.to}`);
  const shown = typed.written === null ? { start: value.from, end: value.to } : typed.written.value;
  const isWhole = typed.written?.isSettled !== false;
  const isCleared = isWhole && shown === null && !isIncomplete;
  const isTooLong = maximumDays !== undefined && isWhole && shown !== null && dayCount({ from: shown.start, to: shown.end }) > maximumDays;
  return (
    <div className={styles.picker}>
      <div className={styles.name}>
        <Select
          label={texts.label}
          choices={analyticsRangeNames.map((id) => ({ id, label: texts.names[id] }))}
          value={value.name}
          onChange={(id) => {
            const name = analyticsRangeNames.find((one) => one === id) ?? value.name;
            typed.forget();
            onChange(name === 'custom' ? { ...value, name } : analyticsRange(name, today));
          }}
        />
      </div>
      {value.name === 'custom' && (
        <div className={styles.dates}>
          <DateRangePicker
            {...setting}
            today={today}
            label={texts.dates}
            isRequired
            isInvalid={isCleared}
            errorMessage={texts.cleared}
            onIncompleteChange={setIncomplete}
            value={shown}
            onChange={typed.write}
            onChoose={(range) => typed.settle({ value: range })}
            onLeave={() => typed.settle()}
            maximum={today}
            {...(maximumDays !== undefined && { description: texts.atMost(maximumDays) })}
          />
        </div>
      )}
      {isTooLong && (
        <div className={styles.alert}>
          <Alert tone="warning" isAnnounced>
            {texts.tooLong(maximumDays)}
          </Alert>
        </div>
      )}
    </div>
  );
}
