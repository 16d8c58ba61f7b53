import { describe, expect, it } from 'vitest';
import { bareLine, oneLine } from './oneLine.ts';
import { onlySeen } from './onlySeen.ts';

describe('a text of one line', () => {
  it.each([
    ['  Maya Okafor ', 'Maya Okafor'],
    ['Maya\u00A0Okafor', 'Maya Okafor'],
    ['Maya \u00A0 Okafor\u200B', 'Maya Okafor'],
    ['Maya\tOkafor\r\n', 'Maya Okafor'],
    ['May\u00ADa\u2060 O\uFEFFkafor', 'Maya Okafor'],
    ['Zoe\u0301', 'Zoé'],
    ['\u200B\u00A0', ''],
    ['\u202AMaya Okafor\u202C', 'Maya Okafor'],
    ['\u2068Maya\u2069 Okafor', 'Maya Okafor'],
    [' \u200EMaya\u200F ', 'Maya'],
    ['\u200E\u061C', ''],
  ])('The text %j is saved as %j', (text, saved) => expect(oneLine(text)).toBe(saved));

  it('A text of one line keeps the joiners of emoji and of Persian', () => {
    expect(oneLine('👩‍🍳 می‌خواهم')).toBe('👩‍🍳 می‌خواهم');
  });
});

it('ADR 0187: marks that keep the punctuation of a right-to-left name in place stay inside it', () => {
  expect(oneLine('\u200Fמרכז C++\u200F צפון')).toBe('מרכז C++\u200F צפון');
});

it.each([
  ['\u202A+1 416 555 0199\u202C', '+1 416 555 0199'],
  ['\u200Emaya@\u200Eexample.com\u00A0', 'maya@example.com'],
  ['https://example.com/\u200Bmenus', 'https://example.com/menus'],
])('ADR 0187: of %j as an address or a number everything invisible is left out', (text, sent) => expect(bareLine(text)).toBe(sent));

it('a search has plain spaces, each as it was typed', () => {
  expect(onlySeen(' Chidi\u00A0Okafor\u202C ')).toBe(' Chidi Okafor ');
});
