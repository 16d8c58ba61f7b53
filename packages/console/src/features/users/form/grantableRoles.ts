import type { components } from '@noticeboard/api-types/schema';
import type { PlacedAccess } from '../../../access/permissions.ts';

type Role = Pick<components['schemas']['Role'], 'roleTypeId' | 'organizationNodeId'>;

/**
 * Whether the acting role may give and take a role: a super administrator any, a unit administrator those of their own
 * nodes, except super administrators' (decisions-core A50). The host checks it again.
 *
 * @param superAdminTypeId id of the role type of super administrators
 */
export function isRoleGrantable({ roleTypeId, organizationNodeId }: Role, access: PlacedAccess, superAdminTypeId: string | null): boolean {
  if (access.actingRole === 'SuperAdmin') return true;
  if (access.actingRole === 'Staff' || roleTypeId === superAdminTypeId) return false;
  return organizationNodeId !== null && (access.ownNodeIds?.has(organizationNodeId) ?? false);
}
