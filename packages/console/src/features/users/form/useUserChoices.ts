import { useMemo } from 'react';
import { useRead } from '../../../api/useRead.ts';
import { userMessages } from '../../../messages/users.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { usePlacedAccess } from '../../../access/usePlacedAccess.ts';
import { isRoleGrantable } from './grantableRoles.ts';
import { allRoles, allTags } from './readsOfForm.ts';
import { shownName } from '../../../ground/named.ts';

/** The choices for a user, and the reads behind them. */
export function useUserChoices() {
  const access = usePlacedAccess();
  const { roleTypes } = useWorkspace();
  const roles = useRead('/api/management/roles/{from}/{count}', allRoles);
  const tags = useRead('/api/management/tags/{page}/{size}', allTags);
  const departments = useRead('/api/management/tenant/organization-departments');
  const reads = [roles, tags, departments];
  const superType = roleTypes.find(({ name }) => name === 'SuperAdmin')?.id ?? null;

  const choices = useMemo(
    () => ({
      roles: (roles.data?.results ?? []).map((role) => ({
        id: role.id,
        label: shownName(role.name),
        isDisabled: !isRoleGrantable(role, access, superType),
        isChosenSingly: role.roleTypeId === superType,
      })),
      // A personal tag belongs to its person: it is shown, and neither given nor taken (decisions-core O52).
      tags: (tags.data?.results ?? []).map(({ id, name, isUserExclusive }) => ({ id, label: shownName(name), isDisabled: isUserExclusive === true })),
      departments: (departments.data ?? []).map(({ id, name }) => ({ id, label: shownName(name) })),
    }),
    [roles.data, tags.data, departments.data, access, superType],
  );
  const names = useMemo(() => {
    const labels = new Map([...choices.roles, ...choices.tags].map(({ id, label }) => [id, label]));
    const nameOf = (id: string) => labels.get(id) ?? userMessages.form.unknownUser;
    return { role: nameOf, tag: nameOf };
  }, [choices]);
  return {
    choices,
    names,
    isLoaded: reads.every(({ data }) => data !== undefined),
    error: reads.find(({ error, data }) => error !== undefined && data === undefined)?.error,
    retry: () => {
      for (const read of reads) if (read.data === undefined) read.retry();
    },
  };
}
