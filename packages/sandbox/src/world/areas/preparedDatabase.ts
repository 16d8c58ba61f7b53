import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../seed/openDatabase.ts';

/** Global key for the bytes: modules are evaluated again for each test file, the process is not (ADR 0172). */
const key = Symbol.for('noticeboard.preparedDatabases');
const process = globalThis as typeof globalThis & { [key]?: Map<string, Uint8Array> };

/**
 * Opens a new small world in memory, as a copy of one that each process migrates and seeds once.
 *
 * @param now the present of the seed
 */
export function openPreparedDatabase(now: Date): DatabaseSync {
  const prepared = (process[key] ??= new Map());
  const name = now.toISOString();
  let bytes = prepared.get(name);
  if (bytes === undefined) {
    const seeded = openDatabase({ folder: ':memory:', seed: 'small', reset: false, now });
    bytes = seeded.serialize();
    seeded.close();
    prepared.set(name, bytes);
  }
  const database = new DatabaseSync(':memory:');
  database.deserialize(bytes);
  database.exec('PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = ON');
  return database;
}
