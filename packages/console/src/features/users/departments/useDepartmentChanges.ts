import { useState } from 'react';
import { createOnce } from '../../../api/createOnce.ts';
import { foundGone, foundWhen } from '../../../api/lookAgain.ts';
import { made } from '../../../api/answerBody.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { useSave } from '../../../access/useSave.ts';
import { departmentMessages as texts } from '../../../messages/departments.ts';

const list = '/api/management/tenant/organization-departments';
const one = '/api/management/tenant/organization-departments/{id}';
const reads = [list, one] as const;

const at = (id: string, signal: AbortSignal) => ({ params: { path: { id } }, signal });

/** The changes of departments (core §7 Tenant, decisions-core A53). */
export function useDepartmentChanges() {
  const warnOfOverwriting = useOverwriteWarning();
  const [sendNew] = useState(() =>
    createOnce({
      make: async (client, body: { name: string }, signal) => made(await client.POST(list, { body, signal })),
      list: async (client, _, signal) => (await client.GET(list, { signal })).data ?? [],
      isMade: ({ name }, sent) => name === sent.name,
      nameOf: ({ name }) => name,
    }),
  );
  const create = useSave({ send: sendNew, invalidates: reads, success: texts.added, failureTitle: 'Error' });
  const rename = useSave({
    send: async (client, { id, name, opened }: { id: string; name: string; opened: string }, signal) => {
      const { data: now } = await client.GET(one, at(id, signal));
      if (now !== undefined) warnOfOverwriting({ id, opened: { name: opened }, now: { name: now.name }, wanted: { name } });
      await client.PUT(one, { ...at(id, signal), body: { name } });
    },
    look: async (client, { id, name }, signal) => foundWhen((await client.GET(one, at(id, signal))).data?.name === name, undefined),
    invalidates: reads,
    identify: ({ id }) => id,
  });
  const remove = useSave({
    send: (client, id: string, signal): Promise<unknown> => client.DELETE(one, at(id, signal)),
    look: (client, id, signal) => foundGone(client.GET(one, at(id, signal))),
    // Its members are left without one.
    invalidates: [...reads, '/api/management/users/{page}/{size}', '/api/management/users/{id}'],
    waitsForReads: true,
    identify: (id) => id,
    success: texts.removed,
    failureTitle: 'Delete Error',
  });
  return { create, rename, remove };
}
