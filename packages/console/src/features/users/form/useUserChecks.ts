import type { UserIdentity } from '@noticeboard/design-system/people';
import { useCallback } from 'react';
import { useConsoleSession } from '../../../session/ConsoleSessionContext.tsx';

/** The checks of the form of a new user at the host while it is filled in (`USER-37` to `USER-41`, `LIM-39`). */
export function useUserChecks() {
  const { client } = useConsoleSession();
  const onCheckExists = useCallback(
    async (identity: UserIdentity, signal: AbortSignal) => {
      const { data } = await client.POST('/api/management/users/exists', { body: identity, signal });
      return data?.exists === true && (data.name || true);
    },
    [client],
  );
  const onCheckUsername = useCallback(
    async (name: string, signal: AbortSignal) => {
      const { data } = await client.GET('/api/management/users/usernames/unique/{name}', { params: { path: { name } }, signal });
      return data?.isUnique !== false;
    },
    [client],
  );
  return { onCheckExists, onCheckUsername };
}
