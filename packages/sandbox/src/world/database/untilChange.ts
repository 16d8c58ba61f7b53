import type { DatabaseSync } from 'node:sqlite';
import { queryCount } from './query.ts';

interface Kept<Value> {
  /** The connection's count of changed rows when the values were made. */
  changes: number;
  values: Map<string, Value>;
}

/** Answers the value of this name: the one that is kept, or else one that is made now. */
export type Keeping<Value> = (database: DatabaseSync, name: string, make: () => Value) => Value;

/**
 * Keeps what is made from the database for as long as no row of it changes. Inside a transaction nothing
 * is kept: after a rollback the count of changed rows would not show it.
 *
 * @param capacity how many values are kept at most; one more, and all make room
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
