import type { DatabaseSync } from 'node:sqlite';
import { queryAll } from '../../database/query.ts';

const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** Whether a tag, department or role of the tenant has the name, ignoring letter case, also beyond English letters (decisions-core O53). */
export function isNameTaken(database: DatabaseSync, table: 'tags' | 'departments' | 'roles', tenantId: string, name: string): boolean {
  const wanted = folded(name);
  return queryAll<{ name: string }>(database, `SELECT name FROM ${table} WHERE tenant_id = ?`, tenantId).some((other) => folded(other.name) === wanted);
}
