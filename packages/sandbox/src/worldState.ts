import { copyFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { AccountDirectory } from './contract/accounts.ts';
import type { World } from './contract/world.ts';

/** A database larger than this is not copied for `restore`: the large seed would take too long. */
const restorableBytes = 64 * 1024 * 1024;

/** The world's database, which tests may restore to its state at the start. */
export interface WorldState {
  database: () => DatabaseSync;
  accounts: AccountDirectory;
  /** Restores the database; returns false if no copy was made at the start. */
  restore: () => boolean;
  close: () => void;
}

/**
 * Opens the world's database.
 *
 * @param isRestorable whether to copy the database first (`--control`)
 */
export function openWorldState(
  world: World,
  options: { dataFolder: string; seed: 'small' | 'large'; reset: boolean; now: () => Date; isRestorable: boolean },
): WorldState {
  const { dataFolder, seed, now } = options;
  const open = (reset: boolean) => world.openDatabase({ folder: dataFolder, seed, reset, now: now() });
  let database = open(options.reset);
  let directory = world.openAccountDirectory(database);
  const file = database.location();
  const copy = join(dataFolder, 'restore.sqlite');
  rmSync(copy, { force: true });
  let isCopied = false;
  if (options.isRestorable && file !== null && statSync(file).size < restorableBytes) {
    database.prepare('VACUUM INTO ?').run(copy);
    isCopied = true;
  }
  return {
    database: () => database,
    accounts: {
      findByUsername: (username) => directory.findByUsername(username),
      findByUserId: (userId) => directory.findByUserId(userId),
      quickChoices: () => directory.quickChoices(),
    },
    restore: () => {
      if (!isCopied || file === null) return false;
      database.close();
      for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
      copyFileSync(copy, file);
      database = open(false);
      directory = world.openAccountDirectory(database);
      return true;
    },
    close: () => {
      database.close();
      rmSync(copy, { force: true });
    },
  };
}
