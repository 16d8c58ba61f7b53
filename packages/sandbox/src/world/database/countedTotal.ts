import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { queryCount } from './query.ts';
import { keptUntilChange } from './untilChange.ts';

/** Enough for the different lists that are read between two changes. */
const keep = keptUntilChange<number>(500);

/**
 * The result of a counting query, counted once until something changes. Paging through a
 * long list requests the same total each time, and counting costs more than reading the page.
 */
export function countedTotal(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  return keep(database, JSON.stringify([sql, ...values]), () => queryCount(database, sql, ...values));
}
