import { useState } from 'react';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { DateRangePicker, type DayRange } from '../../fields/DateRangePicker/DateRangePicker.tsx';
import { useDateSetting } from '../../fields/dates/dateField.ts';
import { Select } from '../../fields/Select/Select.tsx';
import { analyticsRangeMessages } from '../../messages/analyticsRange.ts';
import { type AnalyticsRange, analyticsRange, analyticsRangeNames, dayCount, isRangeAllowed } from './analyticsRanges.ts';
import * as styles from './AnalyticsRangePicker.css.ts';

export interface AnalyticsRangePickerProps {
  /** The range in force; `analyticsRange('last7Days', today)` at first. */
  value: AnalyticsRange;
  /** Called with a range that may be asked for, never with one over the limit (decisions-core O74). */
  onChange: (value: AnalyticsRange) => void;
  /** Most days, both ends counted: 62 for user content views (core §5). @default none */
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

/** The days that analytics are about: one of five ranges up to today, or two days of one's own. */
export function AnalyticsRangePicker({ value, onChange, maximumDays, locale = writtenAsSpecified, ...given }: AnalyticsRangePickerProps) {
  const texts = analyticsRangeMessages;
  const { today, ...setting } = useDateSetting({ ...given, locale });
  // Days that were written but may not be asked for stay in the field.
  const [refused, setRefused] = useState<{ range: DayRange | null } | null>(null);
  const written = refused === null ? { start: value.from, end: value.to } : refused.range;
  const asked = written && { from: written.start, to: written.end };
  const isTooLong = maximumDays !== undefined && asked !== null && dayCount(asked) > maximumDays;
  const write = (range: DayRange | null) => {
    const next = range && { from: range.start, to: range.end };
    const isAllowed = next !== null && next.to <= today && isRangeAllowed(next, maximumDays);
    setRefused(isAllowed ? null : { range });
    if (isAllowed) onChange({ name: 'custom', ...next });
  };
  return (
    <div className={styles.picker}>
      <div className={styles.name}>
        <Select
          label={texts.label}
          choices={analyticsRangeNames.map((id) => ({ id, label: texts.names[id] }))}
          value={value.name}
          onChange={(id) => {
            const name = analyticsRangeNames.find((one) => one === id) ?? value.name;
            setRefused(null);
            onChange(name === 'custom' ? { ...value, name } : analyticsRange(name, today));
          }}
        />
      </div>
      {value.name === 'custom' && (
        <div className={styles.dates}>
          <DateRangePicker {...setting} today={today} label={texts.dates} value={written} onChange={write} maximum={today} />
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
