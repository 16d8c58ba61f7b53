import { expect, test } from 'vitest';
import { isBlank } from './isBlank.ts';

test.each(['', ' \n\t', '\u00A0', '\u200B \u2063', '\uFE0F', '\u3164', '\u2800', '\u0007'])('A text in which nothing is visible counts as empty: %j', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', ' a ', '👍', '❤\uFE0F', '\u200F٣', '.'])('A text with a visible character is not empty: %j', (text) => {
  expect(isBlank(text)).toBe(false);
});
