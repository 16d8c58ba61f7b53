import { describe, expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (milliseconds: number) => relativeTime(new Date(now.getTime() - milliseconds), now);

describe('the short relative time', () => {
  it.each([
    [0, 'now'],
    [59_999, 'now'],
    [60_000, '1m'],
    [59 * 60_000 + 59_999, '59m'],
    [3_600_000, '1h'],
    [86_399_999, '23h'],
    [86_400_000, '1d'],
    [40 * 86_400_000, '40d'],
  ])('The relative time of %i milliseconds ago is %s', (milliseconds, text) => {
    expect(ago(milliseconds)).toBe(text);
  });

  it('The relative time of an instant ahead of the clock is now', () => {
    expect(ago(-5 * 60_000)).toBe('now');
  });
});
