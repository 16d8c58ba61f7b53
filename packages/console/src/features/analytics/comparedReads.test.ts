import { describe, expect, it } from 'vitest';
import { addedUp, type ComparedReads, totals, valuesBefore } from './comparedReads.ts';

interface Row {
  date: string;
  count: number;
}

const answered = (data: Row[] | undefined) => ({ data, error: undefined, isLoading: data === undefined, isValidating: false, retry: () => undefined });
const range = { from: '2026-11-19', to: '2026-11-21' };
const now = answered([{ date: '2026-11-20', count: 4 }, { date: '2026-11-21', count: 1 }]);
const of = (row: Row) => row;

describe('Numbers compared with the period before', () => {
  const before = answered([{ date: '2026-11-18', count: 7 }, { date: '2026-11-16', count: 2 }, { date: '2026-11-15', count: 90 }]);
  const reads: ComparedReads<Row> = { now, before };

  it('Numbers of the period before are placed at the days that they are compared with', () => {
    expect(valuesBefore(reads, range, of)).toEqual([2, 0, 7]);
  });

  it('Numbers of the period before are added up over the days of each period', () => {
    expect(totals(reads, range, of)).toEqual({ now: 5, before: 9 });
  });

  it('Numbers of the period before are unknown while they are loading, and when nothing is compared', () => {
    expect(totals({ now: answered(undefined), before: answered(undefined) }, range, of)).toEqual({ now: null, before: null });
    expect(totals({ now, before: null }, range, of)).toEqual({ now: 5, before: null });
  });
});

it('Several numbers of one day are added up', () => {
  expect(addedUp([[1, 2], [10, 20]])).toEqual([11, 22]);
  expect(addedUp([])).toEqual([]);
});
