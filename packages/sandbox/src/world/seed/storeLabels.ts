import type { DatabaseSync } from 'node:sqlite';
import { guid } from './identifiers.ts';
import { insert } from './insert.ts';

/** Stores departments; returns their ids. */
export function storeDepartments(database: DatabaseSync, tenantId: string, names: readonly string[]): string[] {
  return names.map((name) => {
    const id = guid(tenantId, 'department', name);
    insert(database, 'departments', { id, tenant_id: tenantId, name });
    return id;
  });
}

/** Stores tags; returns their ids. Names are given without the @ that they are stored with. */
export function storeTags(database: DatabaseSync, tenantId: string, names: readonly string[], isUserExclusive = false): string[] {
  return names.map((name) => {
    const id = guid(tenantId, 'tag', name);
    insert(database, 'tags', { id, tenant_id: tenantId, name: `@${name}`, is_user_exclusive: isUserExclusive });
    return id;
  });
}
