import { type ComparedReads, type CountOfRow, totals } from './comparedReads.ts';
import type { Days } from './rangeDays.ts';

/** A number of a period beside that of the period before. */
export interface PeriodFigure {
  /** What is counted: 'Comments'. */
  label: string;
  /** Null when it is not known. */
  now: number | null;
  before: number | null;
  isLoading: boolean;
  isLoadingBefore: boolean;
}

/** A figure made of the numbers of each day. */
export function dayFigure<Row extends object>(label: string, reads: ComparedReads<Row>, range: Days, of: CountOfRow<Row>): PeriodFigure {
  return { label, ...totals(reads, range, of), isLoading: reads.now.isLoading, isLoadingBefore: reads.before?.isLoading ?? false };
}
