import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { queryAll } from '../database/query.ts';
import { openDatabase } from './openDatabase.ts';

const worldAt = (now: string): DatabaseSync => openDatabase({ folder: ':memory:', seed: 'small', reset: false, now: new Date(now) });
const tables = (database: DatabaseSync) => queryAll<{ name: string }>(database, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name").map(({ name }) => name).filter((name) => !byCalendar.includes(name));
/** Tables with quieter weekends, which are shown by calendar day. */
const byCalendar = ['activity_days', 'content_views', 'publication_days'];
const isMoment = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);

/** Every row without its timestamps, which are relative to now. */
function rowsOf(database: DatabaseSync, table: string): string[] {
  return queryAll<Record<string, unknown>>(database, `SELECT * FROM "${table}"`)
    .map((row) => JSON.stringify(Object.entries(row).map(([column, value]) => [column, value instanceof Uint8Array ? value.length : isMoment(value) ? 'moment' : value])))
    .toSorted();
}

const monday = worldAt('2026-11-23T15:00:00Z');

test.each(['2026-11-26T00:05:00Z', '2026-11-28T23:55:00Z', '2027-02-28T12:00:00Z'])('A world that is seeded at %s has the rows of one that was seeded on a Monday', (now) => {
  const other = worldAt(now);
  expect(tables(monday).length).toBeGreaterThan(30);
  expect(tables(monday).filter((table) => JSON.stringify(rowsOf(other, table)) !== JSON.stringify(rowsOf(monday, table)))).toEqual([]);
});
