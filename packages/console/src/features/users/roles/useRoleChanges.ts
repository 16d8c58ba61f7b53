import type { RoleValues } from '@noticeboard/design-system';
import { useSave } from '../../../api/useSave.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { roleMessages } from '../../../messages/roles.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import type { Role } from './roleRow.ts';

const reads = ['/api/management/roles/{from}/{count}', '/api/management/roles/{id}'] as const;

/** A new role. */
interface Creation {
  name: string;
  roleTypeId: string;
  organizationNodeId: string;
}

/** A change of a role: name and node, or its permissions with the two as they are. */
interface Change {
  id: string;
  name: string;
  organizationNodeId: string | null;
  /** The name when the form was opened. */
  opened?: string;
  roleContentInstancePermissions?: Role['grantedContentInstancePermissions'];
}

/** Everything that is done to roles (core §7 Roles). */
export function useRoleChanges() {
  const { workspace } = useConsoleSession();
  const { profile } = useWorkspace();
  const warnOfOverwriting = useOverwriteWarning();
  const create = useSave({
    send: (client, body: Creation, signal) => client.POST('/api/management/roles', { body, signal }),
    invalidates: reads,
  });
  const update = useSave({
    send: async (client, { id, opened, ...body }: Change, signal) => {
      const at = { params: { path: { id } }, signal };
      const { data: now } = opened === undefined ? {} : await client.GET('/api/management/roles/{id}', at);
      if (opened !== undefined && now !== undefined) warnOfOverwriting({ id, opened: { name: opened }, now: { name: now.name }, wanted: { name: body.name } });
      await client.PUT('/api/management/roles/{id}', { ...at, body });
    },
    invalidates: reads,
    identify: ({ id }) => id,
  });
  const remove = useSave({
    send: (client, id: string, signal) => client.DELETE('/api/management/roles/{id}', { params: { path: { id } }, signal }),
    // People who held it are listed without it.
    invalidates: [...reads, '/api/management/users/{page}/{size}', '/api/management/users/{id}'],
    identify: (id) => id,
    success: roleMessages.removed,
    failureTitle: 'Delete Error',
  });

  /** Somebody who changes a role of their own sees its name and rights in the frame at once. */
  const followOwn = (id: string) => {
    if (profile.roles.some((role) => role.id === id)) void workspace.lookAgain();
  };
  const change = async (input: Change): Promise<void> => {
    await update.save(input);
    followOwn(input.id);
  };
  const saving = create.isPending ? create : update;
  return {
    /** Adds a role, or changes name and node of one. Permissions are not sent, so that the host keeps them. */
    saveRole: async (before: Role | null, { name, roleTypeId, organizationNodeId }: RoleValues): Promise<void> => {
      if (before !== null) await change({ id: before.id, name, organizationNodeId });
      else if (organizationNodeId !== null) await create.save({ name, roleTypeId, organizationNodeId });
    },
    /** Replaces the permissions of a role; name and node are sent as they are. */
    savePermissions: ({ id, name, organizationNodeId }: Role, roleContentInstancePermissions: Role['grantedContentInstancePermissions']): Promise<void> =>
      change({ id, name, organizationNodeId, roleContentInstancePermissions }),
    deleteRole: async (id: string): Promise<void> => {
      await remove.save(id);
      followOwn(id);
    },
    saving: { isSlow: saving.isSlow, cancel: saving.cancel },
    deleting: { isSlow: remove.isSlow, cancel: remove.cancel },
  };
}
