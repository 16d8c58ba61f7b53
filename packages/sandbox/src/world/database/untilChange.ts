import type { DatabaseSync } from 'node:sqlite';
import { queryCount } from './query.ts';

interface Kept<Value> {
  /** The connection's count of changed rows when the values were computed. */
  changes: number;
  values: Map<string, Value>;
}

/** Returns the value of this name: the kept one, or else a new one. */
export type Keeping<Value> = (database: DatabaseSync, name: string, make: () => Value) => Value;

/**
 * Caches what is computed from the database until a row changes. Inside a transaction nothing
 * is kept: after a rollback the count of changed rows would not show it.
 *
 * @param capacity most values that are kept; one more clears them all
 */
export function keptUntilChange<Value>(capacity: number): Keeping<Value> {
  const keptBy = new WeakMap<DatabaseSync, Kept<Value>>();
  return (database, name, make) => {
    if (database.isTransaction) return make();
    const changes = queryCount(database, 'SELECT total_changes()');
    let kept = keptBy.get(database);
    if (kept === undefined || kept.changes !== changes || (kept.values.size >= capacity && !kept.values.has(name))) {
      kept = { changes, values: new Map() };
      keptBy.set(database, kept);
    }
    let value = kept.values.get(name);
    if (value === undefined) {
      value = make();
      kept.values.set(name, value);
    }
    return value;
  };
}
