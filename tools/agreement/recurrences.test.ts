import { expect, test } from 'vitest';
import { recurrenceDates } from '../../packages/design-system/src/time/recurrenceDates.ts';
import { firstDates, type Recurrence } from '../../packages/sandbox/src/world/reference/recurrence.ts';

/** What both the console's preview and the sandbox must make of a recurrence (decisions-main 8; ADR 0008). */
const table: readonly [what: string, timeZone: string, recurrence: Recurrence, dates: readonly string[]][] = [
  ['None, once', 'UTC', { startDate: '2026-11-30T17:00:00.000Z', frequency: 'None', interval: 3, occurrences: 9 }, ['2026-11-30T17:00:00.000Z']],
  ['interval 0 counts as 1', 'UTC', { startDate: '2026-12-31T09:00:00.000Z', frequency: 'Daily', interval: 0, occurrences: 2 }, ['2026-12-31T09:00:00.000Z', '2027-01-01T09:00:00.000Z']],
  [
    'every second week across the spring change',
    'America/Winnipeg',
    { startDate: '2027-03-01T15:00:00.000Z', frequency: 'Weekly', interval: 2, occurrences: 3 },
    ['2027-03-01T15:00:00.000Z', '2027-03-15T14:00:00.000Z', '2027-03-29T14:00:00.000Z'],
  ],
  [
    'the 31st across the autumn change, without end',
    'America/Toronto',
    { startDate: '2026-08-31T13:00:00.000Z', frequency: 'Monthly', interval: 1, occurrences: 0 },
    ['2026-08-31T13:00:00.000Z', '2026-09-30T13:00:00.000Z', '2026-10-31T13:00:00.000Z', '2026-11-30T14:00:00.000Z', '2026-12-31T14:00:00.000Z'],
  ],
  [
    '29 February',
    'UTC',
    { startDate: '2028-02-29T09:00:00.000Z', frequency: 'Yearly', interval: 1, occurrences: 0 },
    ['2028-02-29T09:00:00.000Z', '2029-02-28T09:00:00.000Z', '2030-02-28T09:00:00.000Z', '2031-02-28T09:00:00.000Z', '2032-02-29T09:00:00.000Z'],
  ],
  [
    'a time that the clocks leave out',
    'America/Toronto',
    { startDate: '2026-03-07T07:30:00.000Z', frequency: 'Daily', interval: 1, occurrences: 3 },
    ['2026-03-07T07:30:00.000Z', '2026-03-08T07:30:00.000Z', '2026-03-09T06:30:00.000Z'],
  ],
  [
    'a time that the clocks repeat',
    'America/Toronto',
    { startDate: '2026-10-31T05:30:00.000Z', frequency: 'Daily', interval: 1, occurrences: 3 },
    ['2026-10-31T05:30:00.000Z', '2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z'],
  ],
  ['a step out of the calendar', 'UTC', { startDate: '2026-11-30T09:00:00.000Z', frequency: 'Daily', interval: 1_000_000_000, occurrences: 0 }, ['2026-11-30T09:00:00.000Z']],
];

const preview = (recurrence: Recurrence, timeZone: string, limit: number) => recurrenceDates({ ...recurrence, pinEachPublicationForDays: 1 }, timeZone, limit);

test.each(table)('Of %s the preview shows the dates on which the host publishes', (_what, timeZone, recurrence, dates) => {
  expect(firstDates(recurrence, timeZone, 5)).toEqual(dates);
  expect(preview(recurrence, timeZone, 5)).toEqual(dates);
});

const zones = ['America/Toronto', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia', 'UTC'];
/** Beginnings around changes of clocks, ends of months and the day that Samoa left out. */
const starts = ['2011-12-29T20:30:00.000Z', '2026-01-31T12:00:00.000Z', '2026-03-07T07:30:00.000Z', '2026-10-03T15:45:00.000Z', '2026-10-31T05:30:00.000Z', '2028-02-29T23:59:59.000Z', '9997-06-01T00:00:00.000Z'];

test.each(zones)('Of any recurrence in %s the preview shows the dates on which the host publishes', (timeZone) => {
  for (const startDate of starts) {
    for (const frequency of ['None', 'Daily', 'Weekly', 'Monthly', 'Yearly'] as const) {
      for (const interval of [0, 1, 2, 5, 400]) {
        for (const occurrences of [0, 1, 7]) {
          const recurrence = { startDate, frequency, interval, occurrences };
          expect(firstDates(recurrence, timeZone, 8), JSON.stringify(recurrence)).toEqual(preview(recurrence, timeZone, 8));
        }
      }
    }
  }
});
