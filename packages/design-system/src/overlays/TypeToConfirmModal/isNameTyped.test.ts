import { expect, it } from 'vitest';
import { isNameTyped } from './isNameTyped.ts';

it.each([
  ['Two Spaces', 'Two  Spaces'],
  ["Residents' Art", 'Residents’ Art'],
  ['The "Blue" page', 'The “Blue” page'],
  ['Elm - North', 'Elm – North'],
  ['No break', 'No\u00A0break'],
  ['Café', 'Cafe\u0301'],
  ['  News ', 'News'],
  ['News', '\u202ENews\u202C'],
  ['News', '\u2068News\u2069'],
])('the typed name %s matches %s', (typed, name) => expect(isNameTyped(typed, name)).toBe(true));

it.each([
  ['spring newsletter', 'Spring newsletter'],
  ['TwoSpaces', 'Two  Spaces'],
  ['Elm', 'Elm North'],
  ['Ward 1', 'Ward ①'],
  ['office', 'oﬃce'],
  ['', 'News'],
])('the typed name %s does not match %s', (typed, name) => expect(isNameTyped(typed, name)).toBe(false));
