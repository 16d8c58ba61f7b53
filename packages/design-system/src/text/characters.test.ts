import { expect, test } from 'vitest';
import { characters, codePointCount, codePoints, firstCharacter, shortened } from './characters.ts';

const flag = '🇨🇦';
const nurse = '👩🏽‍⚕️';
const decomposed = 'e\u0301';

test('the first character of a text is never half an emoji and never a letter without its accent', () => {
  expect([`${flag} Team`, `${nurse} Ward`, `${decomposed}mile`, 'Ada', ''].map(firstCharacter)).toEqual([flag, nurse, decomposed, 'A', '']);
});

test('the first of two letters of Latin-1 is what the segmenter finds, whatever they are', () => {
  const latin = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
  for (const first of latin) for (const second of ['a', 'é', '\u00AD', '\u0301', '\uFE0F', '\n']) expect(firstCharacter(first + second)).toBe(characters(first + second)[0]);
});

test('characters are counted as a reader counts them, code points as the API does', () => {
  expect(characters(`${flag}${nurse}${decomposed}a`)).toEqual([flag, nurse, decomposed, 'a']);
  expect(codePoints(flag)).toHaveLength(2);
});

test('code points are counted as they are listed, halves of a pair included', () => {
  for (const text of ['', 'plain', flag, nurse, decomposed, '\ud83c', 'a\udde8\ud83cb']) expect(codePointCount(text)).toBe(codePoints(text).length);
});

test('a shortened text ends between two characters', () => {
  expect(shortened(`ab${nurse}${flag}`, 3)).toBe(`ab${nurse}…`);
  expect(shortened(`${flag}${flag}`, 2)).toBe(`${flag}${flag}`);
  expect(shortened('one two', 4)).toBe('one…');
  expect(shortened('one', 3)).toBe('one');
  expect(shortened(`abc${decomposed.slice(1)}d`, 3), 'the accent belongs to the last letter').toBe(`abc${decomposed.slice(1)}…`);
});
