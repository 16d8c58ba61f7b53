import type { DatabaseSync } from 'node:sqlite';
import { queryAll, queryFirst } from '../database/query.ts';
import type { Account, AccountDirectory } from '../../contract/accounts.ts';

const columns = 'u.id AS userId, u.username, u.name, u.email';
const isActiveSomewhere = 'EXISTS (SELECT 1 FROM tenant_members m WHERE m.user_id = u.id AND m.is_active = 1)';

/** The people who can sign in: those active in any tenant. */
export function openAccountDirectory(database: DatabaseSync): AccountDirectory {
  return {
    findByUsername: (username) =>
      queryFirst<Account>(database, `SELECT ${columns} FROM users u WHERE u.username = ? AND ${isActiveSomewhere}`, username),
    findByUserId: (userId) => queryFirst<Account>(database, `SELECT ${columns} FROM users u WHERE u.id = ? AND ${isActiveSomewhere}`, userId),
    quickChoices: () =>
      queryAll<Account & { description: string }>(
        database,
        `SELECT ${columns}, q.description FROM quick_accounts q JOIN users u ON u.id = q.user_id ORDER BY q.position`,
      ),
  };
}
