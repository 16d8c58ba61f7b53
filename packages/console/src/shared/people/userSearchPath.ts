import type { SearchPath } from '../../api/readKey.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import type { RoleTypeName } from '../../session/workspace/workspaceTypes.ts';
import { roleTypeOf } from '../../session/workspace/roleRank.ts';

/** The path of the acting role's search: everyone for a super administrator, the role's nodes for others (decisions-core O42). */
export function useUserSearchPath(): SearchPath {
  const { role, roleTypes } = useWorkspace();
  return userSearchPathOf(roleTypeOf(role, roleTypes));
}

/** The same for a given role. */
export function userSearchPathOf(actingRole: RoleTypeName): SearchPath {
  return actingRole === 'SuperAdmin' ? '/api/management/users/search' : '/api/management/users/role-scoped-search';
}
