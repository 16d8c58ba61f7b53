import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seedDatabase, type SeedKind } from './seedDatabase.ts';
import { migrate } from '../database/migrate.ts';

/** Options for opening the sandbox's database. */
export interface OpenDatabaseOptions {
  /** Folder of the data; created if missing. `:memory:` keeps everything in memory, for tests. */
  folder: string;
  /** World of a new database. An existing database keeps the world it has. */
  seed: SeedKind;
  /** Whether to delete existing data first. */
  reset: boolean;
  /** The current time, from which the seed counts "two days ago". */
  now: Date;
}

/** Opens the database, brings its schema up to date and, if it is new, fills it. */
export function openDatabase({ folder, seed, reset, now }: OpenDatabaseOptions): DatabaseSync {
  const isInMemory = folder === ':memory:';
  const file = isInMemory ? folder : join(folder, 'noticeboard.sqlite');
  if (!isInMemory) {
    mkdirSync(folder, { recursive: true });
    if (reset) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  }
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536; PRAGMA mmap_size = 1073741824; PRAGMA temp_store = MEMORY');
  migrate(database);
  if (database.prepare('SELECT 1 FROM tenants LIMIT 1').get() === undefined) seedDatabase(database, seed, now);
  database.exec('PRAGMA foreign_keys = ON');
  return database;
}
