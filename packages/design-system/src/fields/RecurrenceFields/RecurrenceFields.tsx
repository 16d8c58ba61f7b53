import { publishingMessages } from '../../messages/publishing.ts';
import { DateTimePicker } from '../DateTimePicker/DateTimePicker.tsx';
import { useDateSetting } from '../dates/dateField.ts';
import { timestampWithWeekday } from '../dates/dateTexts.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { ToldReason } from '../ReadOnlyFields/toldReason.ts';
import { Select } from '../Select/Select.tsx';
import { datesToCome, effectiveInterval, isSeries, occurrenceCount, type Recurrence, recurrenceFrequencies } from '../../time/recurrenceDates.ts';
import * as styles from './RecurrenceFields.css.ts';

/** How many dates are shown. */
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
  /** The instant, ISO 8601, from which dates are still to come: those before it are only counted. @default none is past */
  now?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
  /** Whether the form was submitted: an empty start date then says so. @default false */
  showsMissing?: boolean;
}

const numberFormat = { maximumFractionDigits: 0, useGrouping: false } as const;

/** Fields of a recurrent publication (core §2), with a preview of its dates. */
export function RecurrenceFields({ value, onChange, minimum, isDisabled = false, showsMissing = false, now, ...setting }: RecurrenceFieldsProps) {
  const texts = publishingMessages.recurrence;
  const isOnce = value.frequency === 'None';
  const set = (change: Partial<Recurrence>) => onChange({ ...value, ...change });
  const chooseFrequency = (id: string | null) => {
    const frequency = recurrenceFrequencies.find((one) => one === id) ?? 'None';
    // 'None' locks both numbers: one that was left empty could not be corrected any more.
    const { interval, occurrences } = value;
    set(frequency === 'None' ? { frequency, interval: Number.isNaN(interval) ? 1 : interval, occurrences: Number.isNaN(occurrences) ? 1 : occurrences } : { frequency });
  };
  const number = (name: 'interval' | 'occurrences' | 'pinEachPublicationForDays', minimumValue: number) => ({
    isDisabled,
    value: value[name],
    onChange: (next: number) => set({ [name]: next }),
    minValue: minimumValue,
    maxValue: 9999,
    step: 1,
    formatOptions: numberFormat,
    reportsTyping: true,
    isInvalid: !(value[name] >= minimumValue),
    errorMessage: texts.tooSmall(name === 'pinEachPublicationForDays' ? texts.pinDays : texts[name], minimumValue),
    ...(isOnce && name !== 'pinEachPublicationForDays' && { disabledReason: texts.hasNoEffect }),
  });
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
        isInvalid={showsMissing && value.startDate === ''}
        errorMessage={texts.needsDate(texts.startDate)}
      />
      <Select
        label={texts.frequency}
        isDisabled={isDisabled}
        choices={recurrenceFrequencies.map((id) => ({ id, label: id }))}
        value={value.frequency}
        onChange={chooseFrequency}
        {...(isOnce && { description: texts.onceHint })}
      />
      {/* The line under the frequency says it of both. */}
      <ToldReason value={texts.hasNoEffect}>
        <div className={styles.pair}>
          <NumberField label={texts.interval} {...number('interval', 0)} {...(!isOnce && { description: texts.intervalHint(value.frequency) })} />
          <NumberField label={texts.occurrences} {...number('occurrences', 0)} {...(!isOnce && { description: texts.occurrencesHint })} />
        </div>
      </ToldReason>
      <NumberField label={texts.pinDays} {...number('pinEachPublicationForDays', 1)} />
      <RecurrencePreview value={value} now={now} timeZone={setting.timeZone} locale={setting.locale} />
    </div>
  );
}

/** The dates of a recurrence that are still to come, how many are past and how it ends, as the console expects them: the host decides. */
export function RecurrencePreview({ value, now, ...given }: Pick<RecurrenceFieldsProps, 'value' | 'now' | 'timeZone' | 'locale'>) {
  const { timeZone, locale } = useDateSetting(given);
  const texts = publishingMessages.recurrence;
  if (value.startDate === '' || Number.isNaN(value.occurrences) || Number.isNaN(value.interval)) return null;
  const { dates, past } = datesToCome(value, timeZone, now ?? null, shownDates);
  const left = occurrenceCount(value) - past - dates.length;
  const title = dates.length === 0 ? texts.allPast : past > 0 ? texts.toCome(dates.length) : texts.next(dates.length);
  return (
    <section className={styles.preview} aria-label={title}>
      <span className={styles.title}>
        {title}
        {isSeries(value) && dates.length > 0 && `, ${texts.every(value.frequency, effectiveInterval(value.interval))}`}
      </span>
      {past > 0 && <span className={styles.rest}>{texts.past(past)}</span>}
      {dates.length > 0 && (
        <ol className={styles.dates}>
          {dates.map((date) => (
            <li key={date} className={styles.date}>
              <time dateTime={date}>{timestampWithWeekday(date, locale, timeZone)}</time>
            </li>
          ))}
        </ol>
      )}
      {left > 0 && dates.length > 0 && <span className={styles.rest}>{Number.isFinite(left) ? texts.more(left) : texts.noEnd}</span>}
    </section>
  );
}
