import { datesInWords } from '@noticeboard/design-system';
import { readCsv } from '../../shared/readCsv.ts';

/** A moment as hosts write it (ISO 8601, in UTC). */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z$/;

/**
 * The rows of a host's file for a spreadsheet. Moments in UTC, which Excel takes for text, are written in the time zone
 * of the screen as every spreadsheet reads them; the heading of their column names the zone.
 */
export function snapshotRows(text: string, timeZone: string): string[][] {
  const { rows, openQuote } = readCsv(text);
  // A file that was cut in the middle of a cell keeps what there is of it.
  const [head, ...body] = (openQuote === undefined ? rows : readCsv(`${text}"`).rows).map(({ cells }) => cells);
  if (head === undefined) return [];
  const hasMoments = (column: number) => body.some((cells) => moment.test(cells[column] ?? ''));
  const headings = head.map((heading, column) => (hasMoments(column) ? `${heading} (${timeZone})` : heading));
  return [headings, ...body.map((cells) => cells.map((cell) => (moment.test(cell) ? localMoment(cell, timeZone) : cell)))];
}

function localMoment(utc: string, timeZone: string): string {
  const date = new Date(utc);
  if (Number.isNaN(date.getTime())) return utc;
  // Swedish writes dates as ISO 8601 does: 2026-11-21 02:30.
  return datesInWords('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(date);
}
