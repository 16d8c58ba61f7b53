import { useSave } from '../../../api/useSave.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { departmentMessages } from '../../../messages/departments.ts';

const reads = ['/api/management/tenant/organization-departments', '/api/management/tenant/organization-departments/{id}'] as const;

/** Everything that is done to departments (core §7 Tenant, decisions-core A53). */
export function useDepartmentChanges() {
  const warnOfOverwriting = useOverwriteWarning();
  const create = useSave({
    send: (client, body: { name: string }, signal) => client.POST('/api/management/tenant/organization-departments', { body, signal }),
    invalidates: reads,
  });
  const rename = useSave({
    send: async (client, { id, name, opened }: { id: string; name: string; opened: string }, signal) => {
      const at = { params: { path: { id } }, signal };
      const { data: now } = await client.GET('/api/management/tenant/organization-departments/{id}', at);
      if (now !== undefined) warnOfOverwriting({ id, opened: { name: opened }, now: { name: now.name }, wanted: { name } });
      await client.PUT('/api/management/tenant/organization-departments/{id}', { ...at, body: { name } });
    },
    invalidates: reads,
    identify: ({ id }) => id,
  });
  const remove = useSave({
    send: (client, id: string, signal) => client.DELETE('/api/management/tenant/organization-departments/{id}', { params: { path: { id } }, signal }),
    // Its members are left without one.
    invalidates: [...reads, '/api/management/users/{page}/{size}', '/api/management/users/{id}'],
    identify: (id) => id,
    success: departmentMessages.removed,
    failureTitle: 'Delete Error',
  });
  return { create, rename, remove };
}
