import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';

/** The call for the bytes of a stored file or of its thumbnail, under the current tenant and role (content §7). */
export function useStoredBytes(): (storedName: string, signal: AbortSignal) => Promise<Response> {
  const { clientFor } = useConsoleSession();
  const { tenantId, roleId } = useApiScope();
  return async (name, signal) => {
    const { response } = await clientFor({ tenantId, roleId }).GET('/api/management/content-files/{name}', { params: { path: { name } }, parseAs: 'stream', signal });
    return response;
  };
}
