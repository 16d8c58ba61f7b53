import { expect, test } from 'vitest';
import { isAskable, lastThirtyDays } from './responseDays.ts';

test('A file of responses is offered for the last thirty days, including today, across any clock change', () => {
  expect(lastThirtyDays('2026-11-21')).toEqual({ start: '2026-10-23', end: '2026-11-21' });
  expect(lastThirtyDays('2028-03-01')).toEqual({ start: '2028-02-01', end: '2028-03-01' });
});

test('A file of responses is not requested for days out of order, or for more than a year', () => {
  expect(isAskable({ start: '2026-11-21', end: '2026-11-21' })).toBe(true);
  expect(isAskable({ start: '2026-11-22', end: '2026-11-21' })).toBe(false);
  expect(isAskable({ start: '2025-11-21', end: '2026-11-21' })).toBe(true);
  expect(isAskable({ start: '2025-11-20', end: '2026-11-21' })).toBe(false);
});
