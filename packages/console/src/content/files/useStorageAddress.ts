import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';

const path = '/api/v2/management/content-files/{id}/storage-url';

/** Requests the address at which a file is available for 15 minutes without a token, for the browser itself to play and show it (decisions-content O19). */
export function useStorageAddress(): (fileId: string, signal: AbortSignal) => Promise<string> {
  const { clientFor } = useConsoleSession();
  const { tenantId, roleId } = useApiScope();
  return async (id, signal) => {
    const { data } = await clientFor({ tenantId, roleId }).GET(path, { params: { path: { id } }, signal });
    // Only what the browser fetches: never an address that runs code.
    if (data === undefined || !/^https?:$/.test(URL.parse(data.url)?.protocol ?? '')) throw new UnexpectedAnswerError({ method: 'GET', path });
    return data.url;
  };
}
