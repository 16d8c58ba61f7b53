import type { SearchPath } from '../../api/readKey.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { roleTypeOf } from '../../session/workspace/roleRank.ts';

/** Where the acting role searches: everybody for a super administrator, the role's nodes for others (decisions-core O42). */
export function useUserSearchPath(): SearchPath {
  const { role, roleTypes } = useWorkspace();
  return roleTypeOf(role, roleTypes) === 'SuperAdmin' ? '/api/management/users/search' : '/api/management/users/role-scoped-search';
}
