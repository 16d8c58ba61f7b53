import { parseDate } from '@internationalized/date';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { textParameter } from '../results.ts';

/** Longest range in days: longer ones would return a row a day for years. */
const longestRange = 366;

/** Calendar days, YYYY-MM-DD, both included. */
export interface DateRange {
  from: string;
  to: string;
}

/**
 * The requested range. Days are calendar days: no clock change makes one shorter.
 *
 * @throws ProblemError 400 if it ends before it begins, or has more than `longest` days
 */
export function rangeOf(context: OperationContext, longest: number = longestRange): DateRange {
  const range = { from: textParameter(context, 'from'), to: textParameter(context, 'to') };
  const days = dayCount(range);
  if (days < 1) throw refused('The range ends before it begins.');
  if (days > longest) throw refused(`The range is longer than ${longest} days.`);
  return range;
}

/** Every day of the range, in order. */
export function datesOf(range: DateRange): string[] {
  const first = parseDate(range.from);
  return Array.from({ length: dayCount(range) }, (_, index) => first.add({ days: index }).toString());
}

/** The first instant of the range and the first one after it, in the database's format. */
export function instantsOf({ from, to }: DateRange): [first: string, end: string] {
  return [`${from}T`, `${to}U`];
}

function dayCount({ from, to }: DateRange): number {
  return parseDate(to).compare(parseDate(from)) + 1;
}

function refused(message: string): ProblemError {
  return new ProblemError(400, message, { errors: { to: [message] } });
}
