import { expect, test } from 'vitest';
import { isBlank } from './isBlank.ts';

test.each(['', '  ', '\n\t', '\u00A0', '\u3000', '\u200B', '\u200D', '\u2060\u00AD', '\uFEFF', '\u200E', '\u2066\u2069', '\u3164', '\u2800 ', '\uFE0F', '\u{E0020}', '\u0007'])(
  'A text of invisible letters is blank: %j',
  (text) => expect(isBlank(text)).toBe(true),
);

test.each(['a', '0', '.', '👍', '👨‍👩‍👧', '\u0301', 'ـ', '한', '⠁', '\u200Ba', '\uD83D'])('A text of which something is visible is not blank: %j', (text) => expect(isBlank(text)).toBe(false));
