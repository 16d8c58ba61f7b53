import type { components } from '@noticeboard/api-types/schema';
import { applyChange, type Change, changedFields, isApplied } from '../../../api/changes.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import { type Facts, useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { useSave } from '../../../api/useSave.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';

/** What can be changed of the tenant (decisions-core O62). */
export type TenantFields = components['schemas']['ManagedTenantUpdate'];

/** Changes of some of it; the rest stays as the host has it. */
export type TenantChange = Change<Partial<TenantFields>>;

const path = '/api/management/tenant';

/** Changes the tenant. Its name in the top bar and its part of the navigation follow. */
export function useTenantChange() {
  const { workspace } = useConsoleSession();
  const { tenant } = useWorkspace();
  const warnOfOverwriting = useOverwriteWarning();
  return useSave({
    send: async (client, change: TenantChange, signal) => {
      const { data } = await client.GET(path, { signal });
      const now = fieldsOf({ ...tenant, ...data });
      warnOfOverwriting({ id: tenant.id, opened: textsOf(change.from, change), now: textsOf(now, change), wanted: textsOf(change.to, change) });
      const body = applyChange(now, change);
      await client.PUT(path, { body, signal });
      workspace.noteTenant({ id: tenant.id, name: body.name, isChatEnabled: body.isChatEnabled, canOUAdminsSubmitSupportTickets: body.canOUAdminsSubmitSupportTickets });
    },
    look: async (client, change, signal) => {
      const { data } = await client.GET(path, { signal });
      return foundWhen(data !== undefined && isApplied(fieldsOf({ ...tenant, ...data }), change), undefined);
    },
    invalidates: [path, '/api/tenant', '/api/users/me/support-channels'],
  });
}

const fieldsOf = (tenant: Omit<TenantFields, 'contactEmail'> & { contactEmail?: string | null }): TenantFields => ({
  name: tenant.name,
  isChatEnabled: tenant.isChatEnabled,
  canOUAdminsSubmitSupportTickets: tenant.canOUAdminsSubmitSupportTickets,
  contactEmail: tenant.contactEmail || null,
});

/** The changed texts, which somebody else may have changed, too: a switch shows what it does by itself. */
const textsOf = (fields: Partial<TenantFields>, change: TenantChange): Facts =>
  Object.fromEntries(
    changedFields(change).flatMap((name): [string, string | null][] => (name === 'name' || name === 'contactEmail' ? [[name, fields[name] ?? null]] : [])),
  );
