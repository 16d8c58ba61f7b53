import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './query.ts';

const folder = join(import.meta.dirname, 'migrations');

/** Brings the schema up to date: runs, in order, each numbered file of `migrations/` that has not run yet. */
export function migrate(database: DatabaseSync): void {
  const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql')).sort();
  for (const file of files) {
    const number = Number.parseInt(file, 10);
    if (number <= Number(version)) continue;
    inTransaction(database, () => {
      database.exec(readFileSync(join(folder, file), 'utf8'));
      database.exec(`PRAGMA user_version = ${number}`);
    });
  }
}
