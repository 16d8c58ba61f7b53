import { useCallback } from 'react';
import type { MentionPerson } from '@noticeboard/design-system';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';
import { useUserSearchPath } from './userSearchPath.ts';
import { shownName } from '../../ground/named.ts';
import { userSelectPageSize } from '../../ground/limits.ts';

/** Finds people to mention, up to twenty (LIM-04). */
export function useMentionPeople(): (phrase: string, signal: AbortSignal) => Promise<readonly MentionPerson[]> {
  const { client } = useConsoleSession();
  const path = useUserSearchPath();
  return useCallback(
    async (searchedPhrase, signal) => {
      const { data } = await client.POST(path, { body: { searchedPhrase, page: 0, pageSize: userSelectPageSize }, signal });
      return (data?.results ?? []).map(({ id, name, username, email }) => ({ id, username, name: shownName(name), ...(email && { detail: email }) }));
    },
    [client, path],
  );
}
