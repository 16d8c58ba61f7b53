import { useConsoleSession } from './ConsoleSessionContext.tsx';
import type { Session } from './session.ts';
import { imageOf, useImage } from './useImage.ts';
import type { Tenant } from './workspace/workspaceTypes.ts';

/** The options of a picture's request: nothing of it may be stored or passed on (faults D11). */
const discreet = { cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' } as const;

/** Sessions whose renewed token was refused too: no other picture causes a renewal. */
const renewedInVain = new WeakSet<object>();

/** Makes a call with a token, and once more with a renewed one if that is refused (ERR-04). No picture ends a session (T10). */
export async function withToken(session: Pick<Session, 'accessToken' | 'renewNow'>, call: (token: string) => Promise<Response>): Promise<Response> {
  const token = (await session.accessToken()) ?? '';
  const response = await call(token);
  if (response.status !== 401 || renewedInVain.has(session)) return response;
  // Another call may have renewed it in the meantime.
  if ((await session.accessToken()) === token && !(await session.renewNow())) return response;
  const answer = await call((await session.accessToken()) ?? '');
  if (answer.status === 401) renewedInVain.add(session);
  return answer;
}

/** The call for a logo by the name of its file. The specification puts the token into its query (core §7). */
function useLogoCall(): (file: string, signal: AbortSignal) => Promise<Response> {
  const { configuration, session } = useConsoleSession();
  return (file, signal) =>
    withToken(session, (token) => fetch(`${configuration.api.address}/api/tenant/logos/${encodeURIComponent(file)}?access_token=${encodeURIComponent(token)}`, { ...discreet, signal }));
}

/** Blob address of a tenant's logo; null for none. */
export function useTenantLogo(tenant: Pick<Tenant, 'id' | 'logo'> | null): string | null {
  const call = useLogoCall();
  const file = tenant?.logo ?? null;
  return useImage(file === null || tenant === null ? null : `${tenant.id} ${file}`, (signal) => call(file ?? '', signal));
}

/** Loads logos of tenants and nodes for lists of many; the caller creates their blob addresses and revokes them (faults D11). */
export function useLogoLoader(): (file: string, signal: AbortSignal) => Promise<Blob | undefined> {
  const call = useLogoCall();
  return (file, signal) => imageOf((ending) => call(file, ending), signal);
}

/** Blob address of a user's picture; null for none. */
export function useAvatar(file: string | null): string | null {
  const { configuration, session } = useConsoleSession();
  const address = `${configuration.api.address}/api/users/avatars/${encodeURIComponent(file ?? '')}`;
  return useImage(file, (signal) => withToken(session, (token) => fetch(address, { ...discreet, signal, headers: { Authorization: `Bearer ${token}` } })));
}
