/**
 * Writes dates in the words of a locale, always in the Gregorian calendar: it is the one that fields, files and addresses
 * have, and two calendars on one screen name one day twice. No other code makes a date format for a reader's locale.
 *
 * @param locale BCP 47; undefined for the reader's own
 */
export const datesInWords = (locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' });

/** The same locale with the Gregorian calendar, for fields and calendars that take theirs from the locale. */
export function withGregorianCalendar(locale: string): string {
  const isGregorian = new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'gregory';
  return isGregorian ? locale : new Intl.Locale(locale, { calendar: 'gregory' }).toString();
}
