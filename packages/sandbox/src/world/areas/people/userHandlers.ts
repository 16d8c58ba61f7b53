import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { refusal, scopeFor, type Scope } from '../../access/scope.ts';
import { plainText } from '../../database/plainText.ts';
import { countedTotal } from '../../database/countedTotal.ts';
import { queryAll, queryFirst } from '../../database/query.ts';
import type { OperationResult } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';
import { found, missing, numberParameter, optionalText, pageOf, textParameter } from '../results.ts';
import { phoneErrors, phoneKey, phoneKeyOf } from './userFields.ts';
import { presentUsers } from './userRows.ts';

const administrators = ['SuperAdmin', 'OrganizationUnitAdmin'] as const;

/** A WHERE clause over `tenant_members m` with its values. */
interface Filter {
  sql: string;
  values: SQLInputValue[];
}

/** Reading users (core §7). A unit administrator sees those of the role's nodes (decisions-core A75). */
export const userHandlers: ContractHandlers = {
  listUsers: (context) => {
    const scope = scopeFor(context, administrators);
    const filter = membersInScope(scope);
    for (const [parameter, operator] of [['withTag', 'IN'], ['withoutTag', 'NOT IN']] as const) {
      const tagId = optionalText(context, parameter);
      if (tagId === null) continue;
      filter.sql += ` AND m.user_id ${operator} (SELECT user_id FROM user_tags WHERE tag_id = ?)`;
      filter.values.push(tagId);
    }
    return listMembers(context.database, scope, filter, numberParameter(context, 'page'), numberParameter(context, 'size'));
  },

  searchUsers: (context) => search(context, scopeFor(context, ['SuperAdmin'])),
  searchUsersInRoleScope: (context) => search(context, scopeFor(context, administrators)),

  getUser: (context) => {
    const scope = scopeFor(context, administrators);
    const userId = textParameter(context, 'id');
    const [user] = presentUsers(context.database, scope.tenantId, [userId]);
    if (user === undefined) throw missing('user');
    if (!isReadable(context.database, scope, userId)) throw refusal(scope);
    return found(user);
  },

  checkUsername: (context) => {
    scopeFor(context, administrators);
    const taken = queryFirst(context.database, 'SELECT 1 FROM users WHERE username = ?', textParameter(context, 'name'));
    return found({ isUnique: taken === undefined });
  },

  checkUserExistence: (context) => {
    const { tenantId } = scopeFor(context, administrators);
    const { username, phoneNumber, email } = context.body;
    const errors = context.isStrict ? phoneErrors(phoneNumber || null, true) : {};
    if (errors.phoneNumber !== undefined) throw new ProblemError(400, 'The request is not valid.', { errors });
    const match = queryFirst<{ name: string }>(
      context.database,
      `SELECT u.name FROM users u JOIN tenant_members m ON m.user_id = u.id AND m.tenant_id = ?
       WHERE u.username = ? OR u.email = ? COLLATE NOCASE OR ${phoneKeyOf('u.phone_number')} = ? LIMIT 1`,
      tenantId,
      username || null,
      email || null,
      phoneNumber ? phoneKey(phoneNumber) : null,
    );
    return found({ exists: match !== undefined, name: match?.name ?? null });
  },
};

function search({ database, body }: ContextOf<'searchUsers' | 'searchUsersInRoleScope'>, scope: Scope): OperationResult {
  const { searchedPhrase, page, pageSize } = body;
  if (pageSize < 1 || pageSize > 999) {
    throw new ProblemError(400, 'A page has 1 to 999 users.', { errors: { pageSize: ['A page has 1 to 999 users.'] } });
  }
  const filter = membersInScope(scope);
  const phrase = searchedPhrase.trim();
  // A phone number is found with any spacing.
  const isPhone = /^\+?[\d ().-]{3,}$/.test(phrase);
  filter.sql += ` AND (instr(m.search_text, ?) > 0 ${isPhone ? 'OR instr(m.search_text, ?) > 0' : ''})`;
  filter.values.push(plainText(phrase), ...(isPhone ? [phoneKey(phrase)] : []));
  return listMembers(database, scope, filter, page, pageSize);
}

/** Whether the user belongs to the role's nodes, is the caller, or is a supervisor of one of them, whose name a form shows. */
function isReadable(database: DatabaseSync, scope: Scope, userId: string): boolean {
  if (scope.actor.roleType === 'SuperAdmin' || userId === scope.actor.userId) return true;
  const { sql, values } = membersInScope(scope);
  return queryFirst(database, `SELECT 1 FROM tenant_members m WHERE ${sql} AND (m.user_id = ? OR m.supervisor_id = ?) LIMIT 1`, ...values, userId, userId) !== undefined;
}

function membersInScope({ tenantId, actor }: Scope): Filter {
  if (actor.roleType === 'SuperAdmin') return { sql: 'm.tenant_id = ?', values: [tenantId] };
  const path = actor.nodePath ?? '-';
  return {
    sql: `m.tenant_id = ? AND m.default_organization_node_id IN (SELECT id FROM organization_nodes WHERE tenant_id = ? AND path >= ? AND path < ? || '~')`,
    values: [tenantId, tenantId, path, path],
  };
}

function listMembers(database: DatabaseSync, { tenantId }: Scope, filter: Filter, page: number, size: number): OperationResult {
  const from = `FROM tenant_members m INDEXED BY members_by_name WHERE ${filter.sql}`;
  const counted = () => countedTotal(database, `SELECT count(*) ${from}`, ...filter.values);
  // A page past the end would read every member for nothing.
  if (page > 0 && page * size >= counted()) return pageOf([], counted(), page, size);
  const ids = queryAll<{ user_id: string }>(database, `SELECT m.user_id ${from} ORDER BY m.sort_name, m.user_id LIMIT ? OFFSET ?`, ...filter.values, size, page * size);
  // A page that isn't full is the last one and needs no counting: that would read every member again.
  const total = ids.length < size ? page * size + ids.length : counted();
  return pageOf(presentUsers(database, tenantId, ids.map((row) => row.user_id)), total, page, size);
}
