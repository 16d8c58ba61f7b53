import { useMemo } from 'react';
import { useRead } from '../api/useRead.ts';
import { messages } from '../messages/en.ts';
import { useWorkspace } from '../session/ConsoleSessionContext.tsx';
import { nodeIds, nodesUnder } from './nodeIds.ts';
import type { Access } from './permissions.ts';
import { highestRoleType, roleTypeOf } from '../session/workspace/roleRank.ts';

/** Who asks for permission: pass it to `can`. The nodes follow as soon as they are loaded. */
export function useAccess(): Access {
  const { profile, role, roleTypes } = useWorkspace();
  const { data: nodes } = useRead('/api/organization-nodes');
  return useMemo(
    () => ({
      userId: profile.id,
      highestRole: highestRoleType(profile, roleTypes),
      actingRole: roleTypeOf(role, roleTypes),
      grants: role.grantedContentInstancePermissions,
      ownNodeIds: nodes ? nodesUnder(role.organizationNodeId, nodes.readNodes ?? []) : null,
      readNodeIds: nodes ? nodeIds(nodes.readNodes ?? []) : null,
      writeNodeIds: nodes ? nodeIds(nodes.writeNodes ?? []) : null,
    }),
    [profile, role, roleTypes, nodes],
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
