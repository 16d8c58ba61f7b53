import { publishingMessages } from '../../messages/publishing.ts';
import { DateTimePicker } from '../DateTimePicker/DateTimePicker.tsx';
import { useDateSetting } from '../dates/dateField.ts';
import { formatInstantWithWeekday } from '../dates/dateTexts.ts';
import { Select } from '../Select/Select.tsx';
import { effectiveInterval, occurrenceCount, type Recurrence, recurrenceDates, recurrenceFrequencies } from './recurrenceDates.ts';
import * as styles from './RecurrenceFields.css.ts';
import { RecurrenceNumber } from './RecurrenceNumber.tsx';

/** How many dates are drawn. */
const shownDates = 5;

export interface RecurrenceFieldsProps {
  /** The recurrence; a number is NaN while its field is empty. */
  value: Recurrence;
  /** Called with the whole recurrence after each change. */
  onChange: (value: Recurrence) => void;
  /** Earliest start, ISO 8601 (decisions-core O76). */
  minimum?: string | undefined;
  /** IANA name of the zone whose wall clock is kept. @default the browser's */
  timeZone?: string | undefined;
  /** How dates are written, as BCP 47. @default the browser's */
  locale?: string | undefined;
  /** The day marked in the calendar, YYYY-MM-DD. @default today */
  today?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
}

/** When an item is published again and again (core §2), with the dates that come of it drawn beneath. */
export function RecurrenceFields({ value, onChange, minimum, isDisabled = false, ...setting }: RecurrenceFieldsProps) {
  const texts = publishingMessages.recurrence;
  const isOnce = value.frequency === 'None';
  const set = (change: Partial<Recurrence>) => onChange({ ...value, ...change });
  return (
    <div className={styles.fields}>
      <DateTimePicker
        {...setting}
        label={texts.startDate}
        isRequired
        isDisabled={isDisabled}
        value={value.startDate === '' ? null : value.startDate}
        onChange={(startDate) => set({ startDate: startDate ?? '' })}
        minimum={minimum}
      />
      <Select
        label={texts.frequency}
        isDisabled={isDisabled}
        choices={recurrenceFrequencies.map((id) => ({ id, label: id }))}
        value={value.frequency}
        onChange={(id) => set({ frequency: recurrenceFrequencies.find((one) => one === id) ?? 'None' })}
        {...(isOnce && { description: texts.onceHint })}
      />
      <div className={styles.pair}>
        <RecurrenceNumber
          label={texts.interval}
          description={isOnce ? undefined : texts.intervalHint(value.frequency)}
          disabledReason={isOnce ? texts.hasNoEffect : undefined}
          isDisabled={isDisabled}
          value={value.interval}
          onChange={(interval) => set({ interval })}
          minimum={0}
        />
        <RecurrenceNumber
          label={texts.occurrences}
          description={texts.occurrencesHint}
          disabledReason={isOnce ? texts.hasNoEffect : undefined}
          isDisabled={isDisabled}
          value={value.occurrences}
          onChange={(occurrences) => set({ occurrences })}
          minimum={0}
        />
      </div>
      <RecurrenceNumber
        label={texts.pinDays}
        isDisabled={isDisabled}
        value={value.pinEachPublicationForDays}
        onChange={(pinEachPublicationForDays) => set({ pinEachPublicationForDays })}
        minimum={1}
      />
      <RecurrencePreview value={value} timeZone={setting.timeZone} locale={setting.locale} />
    </div>
  );
}

/** The next dates of a recurrence and how it ends, as the console expects them: the host decides. */
export function RecurrencePreview({ value, ...given }: Pick<RecurrenceFieldsProps, 'value' | 'timeZone' | 'locale'>) {
  const { timeZone, locale } = useDateSetting(given);
  const texts = publishingMessages.recurrence;
  if (value.startDate === '' || Number.isNaN(value.occurrences) || Number.isNaN(value.interval)) return null;
  const dates = recurrenceDates(value, timeZone, shownDates);
  const left = occurrenceCount(value) - dates.length;
  return (
    <section className={styles.preview} aria-label={texts.next(dates.length)}>
      <span className={styles.title}>
        {texts.next(dates.length)}
        {value.frequency !== 'None' && `, ${texts.every(value.frequency, effectiveInterval(value.interval))}`}
      </span>
      <ol className={styles.dates}>
        {dates.map((date) => (
          <li key={date} className={styles.date}>
            <time dateTime={date}>{formatInstantWithWeekday(date, locale, timeZone)}</time>
          </li>
        ))}
      </ol>
      {left > 0 && <span className={styles.rest}>{Number.isFinite(left) ? texts.more(left) : texts.noEnd}</span>}
    </section>
  );
}
