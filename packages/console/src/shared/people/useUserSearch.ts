import type { SelectableUser, UserSearch } from '@noticeboard/design-system/people';
import { useCallback, useMemo } from 'react';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';
import { userSelectPageSize } from '../../ground/limits.ts';
import type { FoundUsers } from './foundUsers.ts';
import { useFoundUsers } from './useFoundUsers.ts';
import { useUserSearchPath } from './userSearchPath.ts';
import { shownName } from '../../ground/named.ts';

/** The options of a search. */
export interface UserSearchOptions {
  /** Number of people per page. @default 20 (LIM-01) */
  pageSize?: number;
  /** Someone who is left out: the user whose supervisor is searched for. */
  withoutId?: string | undefined;
  /** Why a person who is found can't be chosen. Keep it stable between renders. */
  refusalOf?: ((user: FoundUsers['users'][number]) => string | undefined) | undefined;
}

/** Search for `UserSelectModal`: consecutive pages of 20, only of the current tenant and role. */
export function useUserSearch({ pageSize = userSelectPageSize, withoutId, refusalOf }: UserSearchOptions = {}): UserSearch {
  const { client } = useConsoleSession();
  const path = useUserSearchPath();
  const askPage = useCallback(
    async (searchedPhrase: string, page: number, signal: AbortSignal) => {
      const { data } = await client.POST(path, { body: { searchedPhrase, page, pageSize }, signal });
      return { results: data?.results ?? [], totalElementCount: data?.totalElementCount ?? 0 };
    },
    [client, path, pageSize],
  );
  const { found, ...search } = useFoundUsers(askPage);
  const users = useMemo(() => found.filter(({ id }) => id !== withoutId).map((user) => selectable(user, refusalOf?.(user))), [found, withoutId, refusalOf]);
  return { ...search, users };
}

const selectable = ({ id, name: found, username, email }: FoundUsers['users'][number], disabledReason: string | undefined): SelectableUser => {
  const name = shownName(found);
  const detail = email ?? username;
  return disabledReason === undefined ? { id, name, detail } : { id, name, detail: `${detail}, ${disabledReason}`, disabledReason };
};
