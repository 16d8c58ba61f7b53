import type { DatabaseSync } from 'node:sqlite';
import { queryAll } from '../../database/query.ts';

interface UserRow {
  id: string;
  name: string;
  username: string;
  email: string | null;
  phone_number: string | null;
  phone_login_enabled: number;
  pcc_login_name: string | null;
  avatar: string | null;
  is_active: number;
  last_activity_utc: string | null;
  organization_department_id: string | null;
  supervisor_id: string | null;
}

/** These members of the tenant as administrators see them, in the order of the ids. */
export function presentUsers(database: DatabaseSync, tenantId: string, userIds: readonly string[]): unknown[] {
  const wanted = JSON.stringify(userIds);
  const rows = queryAll<UserRow>(
    database,
    `SELECT u.*, m.is_active, m.last_activity_utc, m.organization_department_id, m.supervisor_id
     FROM json_each(?) AS wanted CROSS JOIN users u ON u.id = wanted.value
     JOIN tenant_members m ON m.user_id = u.id AND m.tenant_id = ? ORDER BY wanted.key`,
    wanted,
    tenantId,
  );
  const roles = queryAll<{ user_id: string; id: string; roleTypeId: string; name: string }>(
    database,
    `SELECT x.user_id, r.id, r.role_type_id AS roleTypeId, r.name FROM json_each(?) AS wanted
     CROSS JOIN user_roles x ON x.user_id = wanted.value JOIN roles r ON r.id = x.role_id AND r.tenant_id = ? ORDER BY r.name COLLATE NOCASE`,
    wanted,
    tenantId,
  );
  const tags = queryAll<{ user_id: string; id: string; name: string; is_user_exclusive: number }>(
    database,
    `SELECT x.user_id, t.id, t.name, t.is_user_exclusive FROM json_each(?) AS wanted
     CROSS JOIN user_tags x ON x.user_id = wanted.value JOIN tags t ON t.id = x.tag_id AND t.tenant_id = ? ORDER BY t.name COLLATE NOCASE`,
    wanted,
    tenantId,
  );
  const rolesOf = Map.groupBy(roles, (role) => role.user_id);
  const tagsOf = Map.groupBy(tags, (tag) => tag.user_id);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    username: row.username,
    email: row.email,
    phoneNumber: row.phone_number,
    phoneLoginEnabled: row.phone_login_enabled === 1,
    isActive: row.is_active === 1,
    activated: row.is_active === 1,
    lastActivity: row.last_activity_utc,
    pccLoginName: row.pcc_login_name,
    roles: (rolesOf.get(row.id) ?? []).map(({ id, roleTypeId, name }) => ({ id, roleTypeId, name })),
    tags: (tagsOf.get(row.id) ?? []).map(({ id, name, is_user_exclusive }) => ({ id, name, isUserExclusive: is_user_exclusive === 1 })),
    organizationDepartmentId: row.organization_department_id,
    supervisorId: row.supervisor_id,
    avatar: row.avatar,
  }));
}
