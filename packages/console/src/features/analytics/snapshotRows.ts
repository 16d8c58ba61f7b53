import { datesInWords } from '@noticeboard/design-system';
import { readCsv } from '../../shared/readCsv.ts';

/** A moment as hosts write it (ISO 8601, in UTC). */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z$/;

/**
 * The rows of a host's file for a spreadsheet. Moments in UTC, which Excel treats as text, are written in the time zone
 * of the screen in a form that every spreadsheet reads; the heading of their column names the zone.
 */
export function snapshotRows(text: string, timeZone: string): string[][] {
  const { rows, openQuote } = readCsv(text);
  // A file that was cut off in the middle of a cell keeps what is left of it.
  const [head, ...body] = (openQuote === undefined ? rows : readCsv(`${text}"`).rows).map(({ cells }) => cells);
  if (head === undefined) return [];
  const hasMoments = (column: number) => body.some((cells) => moment.test(cells[column] ?? ''));
  const headings = head.map((heading, column) => (hasMoments(column) ? `${heading} (${timeZone})` : heading));
  return [headings, ...body.map((cells) => cells.map((cell) => (moment.test(cell) ? localMoment(cell, timeZone) : cell)))];
}

function localMoment(utc: string, timeZone: string): string {
  const date = new Date(utc);
  if (Number.isNaN(date.getTime())) return utc;
  // Swedish dates are written as in ISO 8601: 2026-11-21 02:30.
  return datesInWords('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(date);
}
