import type { components } from '@noticeboard/api-types/schema';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { useSave } from '../../../api/useSave.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';

/** What can be changed of the tenant; what is left out stays as the host has it (decisions-core O62). */
export type TenantChange = Partial<components['schemas']['ManagedTenantUpdate']> & {
  /** What a form showed when the typing began: somebody else's change since then is warned of. */
  opened?: { name: string; contactEmail: string | null };
};

/** Changes the tenant. Its name in the top bar and its part of the navigation follow. */
export function useTenantChange() {
  const { workspace } = useConsoleSession();
  const { tenant } = useWorkspace();
  const warnOfOverwriting = useOverwriteWarning();
  return useSave({
    send: async (client, { opened, ...change }: TenantChange, signal) => {
      // All four fields are sent: those that somebody else has changed meanwhile must not go back.
      const { data: now } = await client.GET('/api/management/tenant', { signal });
      if (opened !== undefined && now !== undefined) {
        warnOfOverwriting({ id: tenant.id, opened, now: { name: now.name, contactEmail: now.contactEmail || null }, wanted: { name: change.name ?? null, contactEmail: change.contactEmail ?? null } });
      }
      const wanted = { ...now, ...change };
      const shown = {
        name: wanted.name ?? tenant.name,
        isChatEnabled: wanted.isChatEnabled ?? tenant.isChatEnabled,
        canOUAdminsSubmitSupportTickets: wanted.canOUAdminsSubmitSupportTickets ?? tenant.canOUAdminsSubmitSupportTickets,
      };
      await client.PUT('/api/management/tenant', { body: { ...shown, contactEmail: wanted.contactEmail ?? null }, signal });
      workspace.noteTenant({ id: tenant.id, ...shown });
    },
    invalidates: ['/api/management/tenant', '/api/tenant', '/api/users/me/support-channels'],
  });
}
