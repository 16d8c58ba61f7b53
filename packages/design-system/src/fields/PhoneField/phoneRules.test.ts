import * as library from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { countryName, defaultPhoneCountry, inCountry, phoneCountries, readPhone } from './phoneRules.ts';

const read = (text: string) => readPhone(text, defaultPhoneCountry, library);

describe('a written phone number', () => {
  it.each(['416 555 0199', '(416) 555-0199', '14165550199', '+1 416 555 0199', ' +14165550199 ', '\u202A+1 416 555 0199\u202C', '\u200E416\u200B 555 0199'])('The phone number %s is sent in international form', (text) =>
    expect(read(text)).toEqual({ kind: 'valid', value: '+1 416 555 0199', e164: '+14165550199', country: 'CA' }),
  );

  it('A phone number of another country selects that country', () => {
    expect(read('+44 20 7946 0958')).toEqual({ kind: 'valid', value: '+44 20 7946 0958', e164: '+442079460958', country: 'GB' });
    expect(read('+1 212 555 0199')).toMatchObject({ kind: 'valid', country: 'US' });
  });

  it('A phone number with an extension has no E.164', () => expect(read('+1 416 555 0199 ext. 5')).toMatchObject({ kind: 'valid', e164: null }));

  it.each(['', '   ', '\u202A\u202C'])('The text %j is not a phone number', (text) => expect(read(text)).toEqual({ kind: 'empty' }));

  it.each(['416', '416 555 019', 'call me', '+', '+999 1234567', '416 555 0199 or 416 555 0188'])('The phone number %s is refused', (text) =>
    expect(read(text)).toEqual({ kind: 'invalid' }),
  );
});

describe('the list of countries', () => {
  const countries = phoneCountries(library);

  it('The list of countries begins with the United States', () => expect(countries[0]).toEqual({ code: 'US', name: 'United States', callingCode: '1' }));

  it('The list of countries continues by name, Canada included', () => {
    const names = countries.slice(1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(names).toContain('Canada');
  });
});

describe('choosing another country', () => {
  it('Choosing another country reads the same digits as a number of that country', () => {
    expect(inCountry('+1 416 555 0199', 'CA', 'AU', library)).toBe('4165550199');
    expect(inCountry('20 7946 0958', 'CA', 'GB', library)).toBe('+44 20 7946 0958');
    expect(inCountry('\u202A20 7946 0958\u202C', 'CA', 'GB', library)).toBe('+44 20 7946 0958');
    expect(inCountry('+', 'CA', 'GB', library)).toBe('');
  });

  it('Choosing another country shows its name', () => expect(countryName('GB')).toBe('United Kingdom'));
});
