import type { RoleValues } from '@noticeboard/design-system/access';
import { useState } from 'react';
import { createOnce } from '../../../api/createOnce.ts';
import { allPages } from '../../../api/eachPage.ts';
import { foundGone, foundWhen } from '../../../api/lookAgain.ts';
import { made } from '../../../api/answerBody.ts';
import { useSave } from '../../../access/useSave.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { roleMessages } from '../../../messages/roles.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { wholeListSize } from '../../../ground/limits.ts';
import type { Role } from './roleRow.ts';
import { isSaved, type RoleChange, roleSave } from './roleSave.ts';

const reads = ['/api/management/roles/{from}/{count}', '/api/management/roles/{id}'] as const;

/** A new role. */
interface Creation {
  name: string;
  roleTypeId: string;
  organizationNodeId: string;
}

/** The changes of roles (core §7 Roles). */
export function useRoleChanges() {
  const { workspace } = useConsoleSession();
  const { profile } = useWorkspace();
  const warnOfOverwriting = useOverwriteWarning();
  const [sendNew] = useState(() =>
    createOnce({
      make: async (client, body: Creation, signal) => made(await client.POST('/api/management/roles', { body, signal })),
      list: (client, _, signal) =>
        allPages(async (page) => (await client.GET('/api/management/roles/{from}/{count}', { params: { path: { from: page * wholeListSize, count: wholeListSize } }, signal })).data),
      isMade: ({ name, roleTypeId, organizationNodeId }, sent) => name === sent.name && roleTypeId === sent.roleTypeId && organizationNodeId === sent.organizationNodeId,
      nameOf: ({ name }) => name,
    }),
  );
  const create = useSave({ send: sendNew, invalidates: reads, success: roleMessages.added, failureTitle: 'Error' });
  const update = useSave({
    send: async (client, { role, change }: { role: Role; change: RoleChange }, signal) => {
      const at = { params: { path: { id: role.id } }, signal };
      const { data: now } = await client.GET('/api/management/roles/{id}', at);
      const { body, overwriting } = roleSave(role, now ?? role, change);
      warnOfOverwriting(overwriting);
      await client.PUT('/api/management/roles/{id}', { ...at, body });
    },
    look: async (client, { role, change }, signal) => {
      const { data: now } = await client.GET('/api/management/roles/{id}', { params: { path: { id: role.id } }, signal });
      return foundWhen(now !== undefined && isSaved(role, now, change), undefined);
    },
    invalidates: reads,
    identify: ({ role }) => role.id,
  });
  const remove = useSave({
    send: (client, id: string, signal): Promise<unknown> => client.DELETE('/api/management/roles/{id}', { params: { path: { id } }, signal }),
    look: (client, id, signal) => foundGone(client.GET('/api/management/roles/{id}', { params: { path: { id } }, signal })),
    // People who had the role are listed without it.
    invalidates: [...reads, '/api/management/users/{page}/{size}', '/api/management/users/{id}'],
    waitsForReads: true,
    identify: (id) => id,
    success: roleMessages.removed,
    failureTitle: 'Delete Error',
  });

  /** A user who changes one of their own roles sees its name and rights in the frame immediately. */
  const followOwn = (id: string) => {
    if (profile.roles.some((role) => role.id === id)) void workspace.lookAgain();
  };
  const change = async (role: Role, changed: RoleChange): Promise<void> => {
    await update.save({ role, change: changed });
    followOwn(role.id);
  };
  const saving = create.isPending ? create : update;
  return {
    /** Adds a role, or changes name and node of one; its permissions stay as they are now. */
    saveRole: async (before: Role | null, { name, roleTypeId, organizationNodeId }: RoleValues): Promise<void> => {
      if (before !== null) await change(before, { name, organizationNodeId });
      else if (organizationNodeId !== null) await create.save({ name, roleTypeId, organizationNodeId });
    },
    /** Saves the permissions of a role; those of pages that were not changed stay. */
    savePermissions: (role: Role, permissions: Role['grantedContentInstancePermissions'], pageNames: ReadonlyMap<string, string>): Promise<void> =>
      change(role, { permissions, pageNames }),
    deleteRole: async (id: string): Promise<void> => {
      await remove.save(id);
      followOwn(id);
    },
    saving: { isSlow: saving.isSlow, cancel: saving.cancel },
    deleting: { isSlow: remove.isSlow, cancel: remove.cancel },
  };
}
