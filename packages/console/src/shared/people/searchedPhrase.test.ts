import { expect, test } from 'vitest';
import { isTooShort, searchedPhrase } from './searchedPhrase.ts';

test.each([
  ['', null],
  ['m', null],
  [' m ', null],
  ['👍', null],
  ['ma', 'ma'],
  [' ma ', 'ma'],
])('the search %j sends %j to the host', (search, phrase) => {
  expect(searchedPhrase(search)).toBe(phrase);
});

test.each([
  ['', false],
  [' ', false],
  [' m ', true],
  ['👍', true],
  ['ma', false],
])('the search %j is reported as too short: %j', (search, expected) => {
  expect(isTooShort(search)).toBe(expected);
});
