import type { SearchPath } from '../../api/readKey.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import type { Workspace } from '../../session/workspace/workspaceTypes.ts';
import { roleTypeOf } from '../../session/workspace/roleRank.ts';

/** Where the acting role searches: everybody for a super administrator, the role's nodes for others (decisions-core O42). */
export function useUserSearchPath(): SearchPath {
  return userSearchPathOf(useWorkspace());
}

/** The same for who acts. */
export function userSearchPathOf({ role, roleTypes }: Pick<Workspace, 'role' | 'roleTypes'>): SearchPath {
  return roleTypeOf(role, roleTypes) === 'SuperAdmin' ? '/api/management/users/search' : '/api/management/users/role-scoped-search';
}
