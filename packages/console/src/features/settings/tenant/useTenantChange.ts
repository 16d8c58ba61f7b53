import { isApplied } from '../../../api/changes.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { useSave } from '../../../access/useSave.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { type TenantChange, type TenantFields, tenantFields, tenantSave } from './tenantSave.ts';

const path = '/api/management/tenant';

/** Changes the tenant. Its name in the top bar and its part of the navigation follow. */
export function useTenantChange() {
  const { workspace } = useConsoleSession();
  const { tenant } = useWorkspace();
  const warnOfOverwriting = useOverwriteWarning();
  /** Updates the frame around the page with the host's values, also if the response to the change was lost. */
  const note = ({ name, isChatEnabled, canOUAdminsSubmitSupportTickets }: TenantFields) => workspace.noteTenant({ id: tenant.id, name, isChatEnabled, canOUAdminsSubmitSupportTickets });
  return useSave({
    send: async (client, change: TenantChange, signal) => {
      const { data } = await client.GET(path, { signal });
      const { body, overwriting } = tenantSave(tenant.id, tenantFields({ ...tenant, ...data }), change);
      warnOfOverwriting(overwriting);
      await client.PUT(path, { body, signal });
      note(body);
    },
    look: async (client, change, signal) => {
      const { data } = await client.GET(path, { signal });
      if (data === undefined) return null;
      const now = tenantFields({ ...tenant, ...data });
      if (!isApplied(now, change)) return null;
      note(now);
      return { output: undefined };
    },
    invalidates: [path, '/api/tenant', '/api/users/me/support-channels'],
  });
}
