import { useMemo } from 'react';
import { messages } from '../messages/en.ts';
import { useWorkspace } from '../session/ConsoleSessionContext.tsx';
import type { Access } from './permissions.ts';
import { highestRoleType, roleTypeOf } from '../session/workspace/roleRank.ts';

/** The acting user's rights: pass them to `can`. */
export function useAccess(): Access {
  const { profile, role, roleTypes } = useWorkspace();
  return useMemo(
    () => ({
      userId: profile.id,
      highestRole: highestRoleType(profile, roleTypes),
      actingRole: roleTypeOf(role, roleTypes),
      grants: role.grantedContentInstancePermissions,
    }),
    [profile, role, roleTypes],
  );
}

/**
 * 'Acting as unit administrator of North Region', when the selected role is lower than the highest one held
 * (decisions-main 3). Pass it to `describeError`, so that a 403 names the acting role.
 */
export function useActingAs(): string | undefined {
  const { profile, role, roleTypes } = useWorkspace();
  const acting = roleTypeOf(role, roleTypes);
  return acting === highestRoleType(profile, roleTypes) ? undefined : messages.actingAs(messages.roleTypes[acting], role.organizationNodeName);
}
