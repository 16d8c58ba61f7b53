import type { SelectableUser, UserSearch } from '@noticeboard/design-system/people';
import { useCallback, useMemo } from 'react';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';
import { userSelectPageSize } from '../../ground/limits.ts';
import type { FoundUsers } from './foundUsers.ts';
import { useFoundUsers } from './useFoundUsers.ts';
import { useUserSearchPath } from './userSearchPath.ts';
import { shownName } from '../../ground/named.ts';

/** Whom a search offers, and how many at a time. */
export interface UserSearchOptions {
  /** How many a page has. @default 20 (LIM-01) */
  pageSize?: number;
  /** Someone who is not offered: the user whose supervisor is looked for. */
  withoutId?: string | undefined;
  /** Why someone who is found can't be chosen. Keep it stable between renders. */
  refusalOf?: ((user: FoundUsers['users'][number]) => string | undefined) | undefined;
}

/** Search for `UserSelectModal`: pages of 20 that follow each other, of the tenant and role of the moment alone. */
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
