import type { DatabaseSync } from 'node:sqlite';
import { roleTypeId, type RoleTypeName } from '../reference/roleTypes.ts';
import { guid } from './identifiers.ts';
import { insert } from './insert.ts';

/** A role's rights on a page as letters: read, write, delete, e.g. `rd`. */
export type GrantLetters = '' | 'r' | 'rw' | 'rd' | 'rwd';

/** A role of the seed. */
export interface SeedRole {
  tenantId: string;
  name: string;
  type: RoleTypeName;
  nodeId: string | null;
  /** Rights by content instance id; pages that are not listed have no grant. */
  grants?: Readonly<Record<string, GrantLetters>>;
}

/** Stores a role with its grants; returns the id. */
export function storeRole(database: DatabaseSync, role: SeedRole): string {
  const id = guid(role.tenantId, 'role', role.name);
  insert(database, 'roles', {
    id,
    tenant_id: role.tenantId,
    name: role.name,
    role_type_id: roleTypeId(role.type),
    organization_node_id: role.nodeId,
  });
  for (const [instanceId, letters] of Object.entries(role.grants ?? {})) {
    insert(database, 'role_grants', {
      role_id: id,
      content_instance_id: instanceId,
      can_read: letters.includes('r'),
      can_write: letters.includes('w'),
      can_delete: letters.includes('d'),
    });
  }
  return id;
}
