import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { datesInWords, withGregorianCalendar } from './inWords.ts';

const packages = join(import.meta.dirname, '../../..');
const day = Date.UTC(2026, 9, 20);

describe('Dates in words', () => {
  it.each(['th-TH', 'fa-IR', 'ja-JP-u-ca-japanese', 'ar-SA', 'en-GB'])('Dates in words are of the Gregorian calendar in %s', (locale) => {
    expect(datesInWords(`${locale}${locale.includes('-u-') ? '' : '-u'}-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(day)).toContain('2026');
  });

  it.each([
    ['th-TH', 'th-TH-u-ca-gregory'],
    ['ja-JP-u-ca-japanese', 'ja-JP-u-ca-gregory'],
    ['en-CA', 'en-CA'],
    ['pt-BR', 'pt-BR'],
  ])('A field in %s is rendered in %s', (locale, drawn) => expect(withGregorianCalendar(locale)).toBe(drawn));

  it('Dates in words are formatted by one formatter for each locale, zone and look, and in the current zone where none is given', () => {
    const inUtc = () => datesInWords('en-CA', { dateStyle: 'full', timeZone: 'UTC' });
    expect(inUtc()).toBe(inUtc());
    expect(datesInWords('en-CA', { dateStyle: 'full', timeZone: 'America/Toronto' })).not.toBe(inUtc());
    expect(datesInWords('fr-CA', { dateStyle: 'full', timeZone: 'UTC' })).not.toBe(inUtc());
    expect(datesInWords('en-CA', { dateStyle: 'full' })).not.toBe(datesInWords('en-CA', { dateStyle: 'full' }));
  });

  it('Dates in words are never written in the calendar of the locale', () => {
    const files = ['console', 'design-system'].flatMap((name) => globSync(join(packages, name, 'src/**/*.{ts,tsx}')));
    expect(files.length).toBeGreaterThan(500);
    const own = /new Intl\.DateTimeFormat\((?!'en)(?!\))|\.toLocaleDateString\(|new DateFormatter\(|(?:[dD]ate|At)\)?\??\.toLocaleString\(/;
    const found = files.filter((file) => !/\.test\.|inWords\.ts$/.test(file) && own.test(readFileSync(file, 'utf8')));
    expect(found.map((file) => relative(packages, file))).toEqual([]);
  });
});
