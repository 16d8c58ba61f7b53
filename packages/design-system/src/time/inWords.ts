/** Formats by their locale and options: making one takes a hundred times as long as using it, and a month writes a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes dates in the words of a locale, always in the Gregorian calendar: it is the one that fields, files and addresses
 * use, and two calendars on one screen would name the same day differently. No other code makes a date format for a reader's locale.
 *
 * @param locale BCP 47; undefined for the reader's own
 */
export function datesInWords(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' });
  // The reader's own zone may change while the page is open.
  if (options.timeZone === undefined) return make();
  const name = JSON.stringify([locale, options]);
  const format = formats.get(name) ?? make();
  formats.set(name, format);
  return format;
}

/** Locales with the Gregorian calendar, by the given one: a field for dates asks at each render. */
const gregorian = new Map<string, string>();

/** The same locale with the Gregorian calendar, for fields and calendars that take theirs from the locale. */
export function withGregorianCalendar(locale: string): string {
  const known = gregorian.get(locale);
  if (known !== undefined) return known;
  const isGregorian = new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'gregory';
  const found = isGregorian ? locale : new Intl.Locale(locale, { calendar: 'gregory' }).toString();
  gregorian.set(locale, found);
  return found;
}
