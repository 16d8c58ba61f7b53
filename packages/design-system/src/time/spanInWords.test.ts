import { expect, it } from 'vitest';
import { spanInWords } from './spanInWords.ts';

it.each([
  ['2026-11-23T08:00:59Z', 'less than a minute'],
  ['2026-11-23T08:01:00Z', '1 minute'],
  ['2026-11-23T08:59:59Z', '59 minutes'],
  ['2026-11-23T09:00:00Z', '1 hour'],
  ['2026-11-23T10:05:00Z', '2 hours, 5 minutes'],
  ['2026-11-24T08:30:00Z', '1 day'],
  ['2026-11-26T10:00:00Z', '3 days, 2 hours'],
  ['2026-12-13T12:00:00Z', '20 days'],
])('the span from 8 o’clock to %s is %s, whichever comes first', (to, words) => {
  expect(spanInWords('2026-11-23T08:00:00Z', to)).toBe(words);
  expect(spanInWords(to, '2026-11-23T08:00:00Z')).toBe(words);
});
