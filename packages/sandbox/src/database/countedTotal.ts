import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { queryCount } from './query.ts';

interface Totals {
  /** The connection's count of changed rows when the totals were counted. */
  changes: number;
  byQuery: Map<string, number>;
}

/** More different lists than this are not looked at between two changes. */
const capacity = 500;
const known = new WeakMap<DatabaseSync, Totals>();

/**
 * The answer of a counting query, counted once for as long as nothing changes. Turning the pages of a
 * long list asks for the same total each time, and counting costs more than reading the page.
 */
export function countedTotal(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  const changes = queryCount(database, 'SELECT total_changes()');
  let totals = known.get(database);
  if (totals === undefined || totals.changes !== changes || totals.byQuery.size >= capacity) {
    totals = { changes, byQuery: new Map() };
    known.set(database, totals);
  }
  const key = JSON.stringify([sql, ...values]);
  let total = totals.byQuery.get(key);
  if (total === undefined) {
    total = queryCount(database, sql, ...values);
    totals.byQuery.set(key, total);
  }
  return total;
}
