import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();
const listStatements: typeof statements = new WeakMap();

/** The prepared statement of this text. Preparing takes longer than most queries, so each text is prepared once. */
export function prepared(database: DatabaseSync, sql: string): StatementSync {
  return known(statements, database, sql);
}

function known(all: typeof statements, database: DatabaseSync, sql: string, finish?: (made: StatementSync) => void): StatementSync {
  let ofDatabase = all.get(database);
  if (ofDatabase === undefined) {
    ofDatabase = new Map();
    all.set(database, ofDatabase);
  }
  let statement = ofDatabase.get(sql);
  if (statement === undefined) {
    statement = database.prepare(sql);
    finish?.(statement);
    ofDatabase.set(sql, statement);
  }
  return statement;
}

/** Every row of a query. The caller names the row's shape, which must match the selected columns. */
export function queryAll<Row>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
  return prepared(database, sql).all(...values) as Row[];
}

/**
 * Every row of a query as the list of its columns. For thousands of rows in one query: making an
 * object of each row, and reading its fields, takes twice as long.
 */
export function queryLists<Row extends readonly unknown[]>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
  const statement = known(listStatements, database, sql, (made) => made.setReturnArrays(true));
  return statement.all(...values) as unknown[] as Row[];
}

/** The first row of a query, if there is one. */
export function queryFirst<Row>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined {
  return prepared(database, sql).get(...values) as Row | undefined;
}

/** The first column of a counting query. */
export function queryCount(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  const row = queryFirst<Record<string, number>>(database, sql, ...values);
  return row === undefined ? 0 : (Object.values(row)[0] ?? 0);
}

/** Runs a change and returns the number of changed rows. */
export function change(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  return Number(prepared(database, sql).run(...values).changes);
}

/** Runs the work as one transaction: all of it is committed or, if it throws, none. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
