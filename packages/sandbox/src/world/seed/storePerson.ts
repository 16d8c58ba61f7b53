import type { DatabaseSync } from 'node:sqlite';
import { plainText } from '../database/plainText.ts';
import { guid } from './identifiers.ts';
import { insert } from './insert.ts';

/** A person who can sign in. */
export interface SeedPerson {
  username: string;
  name: string;
  email: string | null;
  phoneNumber?: string | null;
  pccLoginName?: string | null;
  avatar?: string | null;
}

/** A person's membership of a tenant. */
export interface SeedMembership {
  tenantId: string;
  isActive?: boolean;
  lastActivityUtc?: string | null;
  departmentId?: string | null;
  supervisorId?: string | null;
  nodeId?: string | null;
  createdUtc: string;
  roleIds?: readonly string[];
}

/** Id of the person with this username. */
export function userIdOf(username: string): string {
  return guid('user', username);
}

/** Stores a person; returns the id. */
export function storePerson(database: DatabaseSync, person: SeedPerson): string {
  const id = userIdOf(person.username);
  insert(database, 'users', {
    id,
    username: person.username,
    name: person.name,
    email: person.email,
    phone_number: person.phoneNumber ?? null,
    phone_login_enabled: person.phoneNumber != null,
    pcc_login_name: person.pccLoginName ?? null,
    avatar: person.avatar ?? null,
  });
  return id;
}

/** Makes a person a member of a tenant, with roles there. */
export function storeMembership(database: DatabaseSync, userId: string, person: SeedPerson, membership: SeedMembership): void {
  insert(database, 'tenant_members', {
    tenant_id: membership.tenantId,
    user_id: userId,
    is_active: membership.isActive ?? true,
    last_activity_utc: membership.lastActivityUtc ?? null,
    organization_department_id: membership.departmentId ?? null,
    supervisor_id: membership.supervisorId ?? null,
    default_organization_node_id: membership.nodeId ?? null,
    created_utc: membership.createdUtc,
    sort_name: plainText(person.name),
    search_text: plainText(`${person.name} ${person.username} ${person.email ?? ''} ${person.phoneNumber ?? ''}`),
  });
  for (const roleId of membership.roleIds ?? []) insert(database, 'user_roles', { user_id: userId, role_id: roleId });
}

/** The username that a name suggests: its lower-case letters and digits (core §5). */
export function usernameFor(name: string): string {
  return plainText(name).replaceAll(/[^a-z0-9]/g, '');
}
