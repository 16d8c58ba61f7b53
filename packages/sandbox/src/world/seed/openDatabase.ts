import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seedDatabase, type SeedKind } from './seedDatabase.ts';
import { migrate } from '../database/migrate.ts';

/** How to open the sandbox's database. */
export interface OpenDatabaseOptions {
  /** Folder of the data; made when it is missing. `:memory:` keeps everything in memory, for tests. */
  folder: string;
  /** World of a new database. An existing database keeps the world it has. */
  seed: SeedKind;
  /** Whether to throw away what is there and start afresh. */
  reset: boolean;
  /** The present: what the seed calls "two days ago" is counted from here. */
  now: Date;
}

/** Opens the database, brings its schema up to date and, when it is new, fills it. */
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
