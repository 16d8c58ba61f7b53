import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Scope } from '../../access/scope.ts';
import { plainText } from '../../database/plainText.ts';
import { change, queryFirst } from '../../database/query.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { phoneKey, phoneKeyOf, type UserFields } from './userFields.ts';

/** A new user as it is stored. */
type NewUser = UserFields & { name: string; username: string };

/**
 * Stores a person and makes them a member of the tenant, without a role. A unit administrator's people begin at the
 * role's node, others at the root.
 *
 * @returns the id
 * @throws ProblemError 409 for a taken username
 */
export function storeUser(database: DatabaseSync, { tenantId, actor }: Scope, fields: NewUser, now: Date): string {
  if (queryFirst(database, 'SELECT 1 FROM users WHERE username = ?', fields.username) !== undefined) {
    throw new ProblemError(409, `The username '${fields.username}' is taken.`, { errors: { username: ['This username is taken.'] } });
  }
  requireOwnSignInPhone(database, null, fields.phoneNumber ?? null, fields.phoneLoginEnabled ?? false);
  const id = randomUUID();
  change(
    database,
    'INSERT INTO users (id, username, name, email, phone_number, phone_login_enabled, pcc_login_name) VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    fields.username,
    fields.name,
    fields.email ?? null,
    fields.phoneNumber ?? null,
    Number(fields.phoneNumber != null && fields.phoneLoginEnabled === true),
    fields.pccLoginName ?? null,
  );
  const root = queryFirst<{ id: string }>(database, 'SELECT id FROM organization_nodes WHERE tenant_id = ? AND parent_id IS NULL', tenantId);
  change(
    database,
    `INSERT INTO tenant_members (tenant_id, user_id, is_active, default_organization_node_id, created_utc, sort_name, search_text) VALUES (?, ?, ?, ?, ?, '', '')`,
    tenantId,
    id,
    Number(fields.isActive ?? true),
    actor.roleType === 'SuperAdmin' ? (root?.id ?? null) : actor.nodeId,
    now.toISOString(),
  );
  writeSearchTexts(database, id);
  return id;
}

/** A person as stored, with the fields that a change reads. */
interface StoredUser {
  name: string;
  email: string | null;
  phone_number: string | null;
  phone_login_enabled: number;
  pcc_login_name: string | null;
}

/** Changes the fields that are given. */
export function changeUser(database: DatabaseSync, tenantId: string, id: string, fields: UserFields): void {
  const stored = queryFirst<StoredUser>(database, 'SELECT * FROM users WHERE id = ?', id);
  if (stored === undefined) return;
  const next = {
    name: fields.name ?? stored.name,
    email: fields.email === undefined ? stored.email : fields.email,
    phoneNumber: fields.phoneNumber === undefined ? stored.phone_number : fields.phoneNumber,
    pccLoginName: fields.pccLoginName === undefined ? stored.pcc_login_name : fields.pccLoginName,
  };
  const signsInByPhone = next.phoneNumber !== null && (fields.phoneLoginEnabled ?? stored.phone_login_enabled === 1);
  requireOwnSignInPhone(database, id, next.phoneNumber, signsInByPhone);
  change(
    database,
    'UPDATE users SET name = ?, email = ?, phone_number = ?, phone_login_enabled = ?, pcc_login_name = ? WHERE id = ?',
    next.name,
    next.email,
    next.phoneNumber,
    Number(signsInByPhone),
    next.pccLoginName,
    id,
  );
  if (fields.isActive !== undefined) {
    change(database, 'UPDATE tenant_members SET is_active = ? WHERE tenant_id = ? AND user_id = ?', Number(fields.isActive), tenantId, id);
  }
  if (next.name !== stored.name) {
    change(database, 'UPDATE content_items SET author_name = ?, author_sort_name = ? WHERE author_id = ?', next.name, plainText(next.name), id);
  }
  writeSearchTexts(database, id);
}

/**
 * Removes a person from the tenant. What they wrote stays under their name; without a tenant no one can sign in as
 * them, and the username is free again.
 */
export function removeMember(database: DatabaseSync, tenantId: string, id: string): void {
  change(database, 'DELETE FROM user_roles WHERE user_id = ? AND role_id IN (SELECT id FROM roles WHERE tenant_id = ?)', id, tenantId);
  change(database, 'DELETE FROM tags WHERE tenant_id = ? AND is_user_exclusive = 1 AND id IN (SELECT tag_id FROM user_tags WHERE user_id = ?)', tenantId, id);
  change(database, 'DELETE FROM user_tags WHERE user_id = ? AND tag_id IN (SELECT id FROM tags WHERE tenant_id = ?)', id, tenantId);
  change(database, 'UPDATE tenant_members SET supervisor_id = NULL WHERE tenant_id = ? AND supervisor_id = ?', tenantId, id);
  change(database, 'DELETE FROM tenant_members WHERE tenant_id = ? AND user_id = ?', tenantId, id);
  change(
    database,
    `UPDATE users SET username = 'removed-' || id, email = NULL, phone_number = NULL, phone_login_enabled = 0
     WHERE id = ? AND NOT EXISTS (SELECT 1 FROM tenant_members m WHERE m.user_id = users.id)
     AND NOT EXISTS (SELECT 1 FROM quick_accounts q WHERE q.user_id = users.id)`,
    id,
  );
}

/** A phone number signs in one person: two users with phone login cannot share it. */
function requireOwnSignInPhone(database: DatabaseSync, id: string | null, phoneNumber: string | null, isForSignIn: boolean): void {
  if (!isForSignIn || phoneNumber === null) return;
  const other = queryFirst(
    database,
    `SELECT 1 FROM users WHERE phone_login_enabled = 1 AND phone_number IS NOT NULL AND ${phoneKeyOf('phone_number')} = ? AND id <> ?`,
    phoneKey(phoneNumber),
    id ?? '',
  );
  if (other !== undefined) {
    const message = 'Somebody else signs in with this phone number.';
    throw new ProblemError(409, message, { errors: { phoneNumber: [message] } });
  }
}

/** Updates the texts that lists sort and search by, in every tenant. */
function writeSearchTexts(database: DatabaseSync, id: string): void {
  const user = queryFirst<StoredUser & { username: string }>(database, 'SELECT * FROM users WHERE id = ?', id);
  if (user === undefined) return;
  change(
    database,
    'UPDATE tenant_members SET sort_name = ?, search_text = ? WHERE user_id = ?',
    plainText(user.name),
    plainText(`${user.name} ${user.username} ${user.email ?? ''} ${user.phone_number ?? ''}`),
    id,
  );
}
