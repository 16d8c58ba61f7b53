import { isApplied } from '../../../api/changes.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { useSave } from '../../../access/useSave.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { type TenantChange, tenantFields, tenantSave } from './tenantSave.ts';

const path = '/api/management/tenant';

/** Changes the tenant. Its name in the top bar and its part of the navigation follow. */
export function useTenantChange() {
  const { workspace } = useConsoleSession();
  const { tenant } = useWorkspace();
  const warnOfOverwriting = useOverwriteWarning();
  return useSave({
    send: async (client, change: TenantChange, signal) => {
      const { data } = await client.GET(path, { signal });
      const { body, overwriting } = tenantSave(tenant.id, tenantFields({ ...tenant, ...data }), change);
      warnOfOverwriting(overwriting);
      await client.PUT(path, { body, signal });
      workspace.noteTenant({ id: tenant.id, name: body.name, isChatEnabled: body.isChatEnabled, canOUAdminsSubmitSupportTickets: body.canOUAdminsSubmitSupportTickets });
    },
    look: async (client, change, signal) => {
      const { data } = await client.GET(path, { signal });
      return foundWhen(data !== undefined && isApplied(tenantFields({ ...tenant, ...data }), change), undefined);
    },
    invalidates: [path, '/api/tenant', '/api/users/me/support-channels'],
  });
}
