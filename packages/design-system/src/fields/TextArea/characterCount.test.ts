import { describe, expect, it } from 'vitest';
import { textLength } from './characterCount.ts';

describe('the length of a text', () => {
  it('The length of a text counts a line break as one, however it is written', () => {
    expect(textLength('a\r\nb')).toBe(3);
    expect(textLength('a\nb')).toBe(3);
  });

  it('The length of a text is counted as the host counts it', () => {
    expect(textLength('')).toBe(0);
    expect(textLength('é')).toBe(1);
    expect(textLength('👍')).toBe(1);
    expect(textLength('𝗕𝗼𝗹𝗱')).toBe(4);
    expect(textLength('e\u0301')).toBe(2);
  });
});
