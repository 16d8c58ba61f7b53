import { bareLine } from '../oneLine.ts';
import type { CountryCode, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What the rules need of libphonenumber-js, passed in so that its metadata is fetched only when a number is typed. */
export interface PhoneLibrary {
  parsePhoneNumberFromString: typeof parsePhoneNumberFromString;
  getCountries: typeof getCountries;
  getCountryCallingCode: typeof getCountryCallingCode;
}

/** Country of numbers written without a +. `DIR-111`. */
export const defaultPhoneCountry: CountryCode = 'CA';
/** Country that comes first in the list. `DIR-112`. */
const preferredPhoneCountry: CountryCode = 'US';

/** What a written number means. */
export type PhoneReading =
  | { kind: 'empty' }
  | { kind: 'invalid' }
  /**
   * `value` is the international form with spaces ('+1 416 555 0199'; `DIR-114`, decisions-content A28), `e164` the one of digits alone;
   * null for a number with an extension, which E.164 does not have.
   */
  | { kind: 'valid'; value: string; e164: string | null; country: CountryCode | undefined };

/** Reads a number as written in a country; one that begins with + may belong to another country. */
export function readPhone(text: string, country: CountryCode, library: PhoneLibrary): PhoneReading {
  const written = bareLine(text);
  if (written === '') return { kind: 'empty' };
  const number = library.parsePhoneNumberFromString(written, { defaultCountry: country, extract: false });
  if (number === undefined || !number.isValid()) return { kind: 'invalid' };
  return { kind: 'valid', value: number.formatInternational(), e164: number.ext === undefined ? number.number : null, country: number.country };
}

/** One line of the country list. */
export interface PhoneCountry {
  code: CountryCode;
  name: string;
  /** Without the +. */
  callingCode: string;
}

/** All countries: the United States first, the rest by name in the given language. */
export function phoneCountries(library: PhoneLibrary, language = 'en'): PhoneCountry[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const countries = library.getCountries().map((code) => ({ code, name: names.of(code) ?? code, callingCode: library.getCountryCallingCode(code) }));
  const isFirst = ({ code }: PhoneCountry) => Number(code === preferredPhoneCountry);
  return countries.sort((one, other) => isFirst(other) - isFirst(one) || one.name.localeCompare(other.name, language));
}

/** A country's name for people, available without any metadata. */
export const countryName = (country: CountryCode, language = 'en'): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;

/** The same digits as a number of another country, once that was chosen; text that is not a number keeps its digits. */
export function inCountry(text: string, from: CountryCode, to: CountryCode, library: PhoneLibrary): string {
  const written = bareLine(text);
  const number = library.parsePhoneNumberFromString(written, { defaultCountry: from, extract: false });
  const digits = number === undefined ? written.replace(/^\+/, '') : number.nationalNumber;
  const moved = readPhone(digits, to, library);
  return moved.kind === 'valid' ? moved.value : digits;
}
