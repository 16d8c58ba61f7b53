import type { DatabaseSync } from 'node:sqlite';
import { queryAll } from '../../database/query.ts';

/** A user's tag (core §3). */
export interface UserTag {
  id: string;
  name: string;
  isUserExclusive: boolean;
}

/** A person's tags in a tenant, by name. */
export function tagsOf(database: DatabaseSync, tenantId: string, userId: string): UserTag[] {
  return queryAll<{ id: string; name: string; is_user_exclusive: number }>(
    database,
    'SELECT t.id, t.name, t.is_user_exclusive FROM user_tags u JOIN tags t ON t.id = u.tag_id WHERE u.user_id = ? AND t.tenant_id = ? ORDER BY t.name COLLATE NOCASE',
    userId,
    tenantId,
  ).map((row) => ({ id: row.id, name: row.name, isUserExclusive: row.is_user_exclusive === 1 }));
}
