import { useConsoleSession } from './ConsoleSessionContext.tsx';
import { useImage } from './useImage.ts';
import type { Tenant } from './workspace/workspaceTypes.ts';

/** How a picture is asked for: nothing of it may be kept or passed on (D11). */
const discreet = { cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' } as const;

/** Blob address of a tenant's logo; null for none. The specification puts the token into this call's query (core §7). */
export function useTenantLogo(tenant: Pick<Tenant, 'id' | 'logo'> | null): string | null {
  const { configuration, session } = useConsoleSession();
  const file = tenant?.logo ?? null;
  return useImage(file === null || tenant === null ? null : `${tenant.id} ${file}`, async (signal) => {
    const token = (await session.accessToken()) ?? '';
    const address = `${configuration.api.address}/api/tenant/logos/${encodeURIComponent(file ?? '')}?access_token=${encodeURIComponent(token)}`;
    return fetch(address, { ...discreet, signal });
  });
}

/** Blob address of a user's picture; null for none. */
export function useAvatar(file: string | null): string | null {
  const { configuration, session } = useConsoleSession();
  return useImage(file, async (signal) => {
    const address = `${configuration.api.address}/api/users/avatars/${encodeURIComponent(file ?? '')}`;
    return fetch(address, { ...discreet, signal, headers: { Authorization: `Bearer ${(await session.accessToken()) ?? ''}` } });
  });
}
