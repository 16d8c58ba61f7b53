import { expect, it } from 'vitest';
import { dayOf } from './dayOf.ts';

it('the day of an instant is the local day, also when the clocks change', () => {
  expect(dayOf('2026-03-08T04:59:00Z', 'America/Toronto')).toBe('2026-03-07');
  expect(dayOf('2026-03-09T03:59:00Z', 'America/Toronto')).toBe('2026-03-08');
  expect(dayOf('2026-03-09T04:00:00Z', 'America/Toronto')).toBe('2026-03-09');
});
