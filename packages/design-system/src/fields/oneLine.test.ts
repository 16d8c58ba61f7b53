import { describe, expect, it } from 'vitest';
import { oneLine } from './oneLine.ts';

describe('a text of one line', () => {
  it.each([
    ['  Maya Okafor ', 'Maya Okafor'],
    ['Maya\u00A0Okafor', 'Maya Okafor'],
    ['Maya \u00A0 Okafor\u200B', 'Maya Okafor'],
    ['Maya\tOkafor\r\n', 'Maya Okafor'],
    ['May\u00ADa\u2060 O\uFEFFkafor', 'Maya Okafor'],
    ['Zoe\u0301', 'Zoé'],
    ['\u200B\u00A0', ''],
  ])('%j is saved as %j', (text, saved) => expect(oneLine(text)).toBe(saved));

  it('keeps the joiners of emoji and of Persian', () => {
    expect(oneLine('👩‍🍳 می‌خواهم')).toBe('👩‍🍳 می‌خواهم');
  });
});
