import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { prepared } from '../database/query.ts';

/** A row of the seed; booleans become 1 and 0. */
export type SeedRow = Record<string, SQLInputValue | boolean | undefined>;

/** Inserts a row; every row of one table must name its columns in the same order to share one statement. */
export function insert(database: DatabaseSync, table: string, row: SeedRow): void {
  const columns = Object.keys(row);
  const statement = prepared(database, `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
  statement.run(...Object.values(row).map((value) => (typeof value === 'boolean' ? Number(value) : (value ?? null))));
}
