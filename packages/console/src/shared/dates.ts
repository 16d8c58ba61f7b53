import { format } from 'date-fns';

/** Shown for a date that the host left out or wrote in an unknown format (faults N08). */
const noDate = '–';

function written(instant: string | null | undefined, pattern: string): string {
  const date = new Date(instant ?? '');
  return Number.isNaN(date.getTime()) ? noDate : format(date, pattern);
}

/** An instant in a table, in the reader's time zone: 2026-11-21 9:05 AM (core §9, decisions-core A69). */
export const tableDate = (instant: string | null | undefined): string => written(instant, 'yyyy-MM-dd h:mm a');

/** An instant in a panel, in the reader's time zone: 21 Nov 2026 9:05 AM (core §9, decisions-core A69). */
export const panelDate = (instant: string | null | undefined): string => written(instant, 'd MMM yyyy h:mm a');

/** An instant in the toast of a scheduled publication, in the reader's time zone: 21/11/2026 09:05 (core §8). */
export const toastDate = (instant: string | null | undefined): string => written(instant, 'dd/MM/yyyy HH:mm');
