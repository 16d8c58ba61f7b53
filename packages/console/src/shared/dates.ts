import { lightFormat } from 'date-fns';

/** Shown for a date that the host left out or wrote in an unknown format (faults N08). */
const noDate = '–';

/** Names of months as in 'D MMM YYYY', for `lightFormat`, which has none: date-fns' `format` would add 6 KB to every list. */
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short' });

function written(instant: string | null | undefined, write: (date: Date) => string): string {
  const date = new Date(instant ?? '');
  return Number.isNaN(date.getTime()) ? noDate : write(date);
}

/** An instant in a table, in the reader's time zone: 2026-11-21 9:05 AM (core §9, decisions-core A69). */
export const tableDate = (instant: string | null | undefined): string => written(instant, (date) => lightFormat(date, 'yyyy-MM-dd h:mm a'));

/** An instant in a panel, in the reader's time zone: 21 Nov 2026 9:05 AM (core §9, decisions-core A69). */
export const panelDate = (instant: string | null | undefined): string =>
  written(instant, (date) => `${lightFormat(date, 'd')} ${shortMonth.format(date)} ${lightFormat(date, 'yyyy h:mm a')}`);

/** An instant in the toast of a scheduled publication, in the reader's time zone: 21/11/2026 09:05 (core §8). */
export const toastDate = (instant: string | null | undefined): string => written(instant, (date) => lightFormat(date, 'dd/MM/yyyy HH:mm'));
