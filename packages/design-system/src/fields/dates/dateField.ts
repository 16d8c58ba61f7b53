import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { useLocale } from 'react-aria-components/I18nProvider';
import { dateMessages } from '../../messages/dates.ts';
import { withGregorianCalendar } from '../../time/inWords.ts';
import type { FieldTexts } from '../FieldParts.tsx';

/** The props that every field for dates takes. */
export interface DateFieldProps extends FieldTexts {
  /** Names the field where no label is shown. */
  'aria-label'?: string;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** Shows `errorMessage`. A value outside the bounds shows its own message without it. @default false */
  isInvalid?: boolean;
  /** @default false */
  autoFocus?: boolean;
  /** IANA name of the zone that days and times are meant in. @default the browser's */
  timeZone?: string | undefined;
  /** How dates are written, as BCP 47. @default the browser's */
  locale?: string | undefined;
  /** The day that is marked and at which an empty calendar opens, YYYY-MM-DD. @default today */
  today?: string | undefined;
}

/** The zone, locale and day a field works with. Its calendar is the Gregorian one everywhere: see `datesInWords`. */
export function useDateSetting({ timeZone = getLocalTimeZone(), locale, today }: DateFieldProps) {
  const context = useLocale();
  return { timeZone, locale: withGregorianCalendar(locale ?? context.locale), today: today ?? todayIn(timeZone).toString() };
}

/** The props of a field for dates that react-aria takes as they are. */
export function ariaProps(props: DateFieldProps, refusal: string | null) {
  const { isRequired, isDisabled, autoFocus } = props;
  return {
    isReadOnly: props.disabledReason !== undefined || (props.isReadOnly ?? false),
    isInvalid: (props.isInvalid ?? false) || refusal !== null,
    // Native validation would wait for the form to be sent: a wrong date is reported immediately.
    validationBehavior: 'aria' as const,
    shouldForceLeadingZeros: true,
    ...(isRequired !== undefined && { isRequired }),
    ...(isDisabled !== undefined && { isDisabled }),
    ...(autoFocus !== undefined && { autoFocus }),
    ...(props['aria-label'] !== undefined && { 'aria-label': props['aria-label'] }),
  };
}

/**
 * The message under the field: the caller's while `isInvalid`, else what is wrong with the value. An incomplete date is reported as that
 * first: for the caller it is no date, and 'is required' below 'mm/28/2026' would not say what to do. A required one cannot be cleared.
 */
export function errorOf(props: DateFieldProps, refusal: string | null): string | undefined {
  if (refusal === dateMessages.incomplete) return props.isRequired ? dateMessages.incompleteRequired : refusal;
  return (props.isInvalid ? props.errorMessage : undefined) ?? refusal ?? undefined;
}
