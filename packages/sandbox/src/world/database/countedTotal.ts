import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { queryCount } from './query.ts';
import { keptUntilChange } from './untilChange.ts';

/** More different lists than these are not looked at between two changes. */
const keep = keptUntilChange<number>(500);

/**
 * The answer of a counting query, counted once for as long as nothing changes. Turning the pages of a
 * long list asks for the same total each time, and counting costs more than reading the page.
 */
export function countedTotal(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  return keep(database, JSON.stringify([sql, ...values]), () => queryCount(database, sql, ...values));
}
