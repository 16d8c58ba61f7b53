import type { SelectableUser, UserSearch } from '@noticeboard/design-system/people';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { describeError } from '../../ground/describeError.ts';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';
import { useActingAs } from '../../access/useAccess.ts';
import { userSelectPageSize } from '../../ground/limits.ts';
import { arrived, asked, askedMore, failed, type FoundUsers, nothingFound } from './foundUsers.ts';
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

/**
 * Search for `UserSelectModal`: pages of 20 that follow each other, of the tenant and role of the moment alone. An
 * answer to an older phrase is dropped (N09), and so is one to a search whose place has gone (T08).
 */
export function useUserSearch({ pageSize = userSelectPageSize, withoutId, refusalOf }: UserSearchOptions = {}): UserSearch {
  const { client } = useConsoleSession();
  const path = useUserSearchPath();
  const actingAs = useActingAs();
  const [found, setFound] = useState<FoundUsers>(nothingFound);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const ask = useCallback(
    async (state: FoundUsers) => {
      controller.current?.abort();
      const { signal } = (controller.current = new AbortController());
      setFound(state);
      try {
        const { data } = await client.POST(path, { body: { searchedPhrase: state.phrase, page: state.pages, pageSize }, signal });
        if (!signal.aborted) setFound(arrived(state, data ?? { results: [], totalElementCount: 0 }));
      } catch (error) {
        if (!signal.aborted) setFound(failed(state, error));
      }
    },
    [client, path, pageSize],
  );
  const onSearch = useCallback((phrase: string) => void ask(asked(phrase)), [ask]);
  const users = useMemo(() => found.users.filter(({ id }) => id !== withoutId).map((user) => selectable(user, refusalOf?.(user))), [found.users, withoutId, refusalOf]);
  return {
    onSearch,
    users,
    isLoading: found.waitsFor === 'first',
    isLoadingMore: found.waitsFor === 'more',
    hasMore: found.hasMore,
    onLoadMore: () => {
      if (found.waitsFor === null) void ask(askedMore(found));
    },
    error: found.error === undefined ? null : describeError(found.error, { actingAs }).detail,
  };
}

const selectable = ({ id, name: found, username, email }: FoundUsers['users'][number], disabledReason: string | undefined): SelectableUser => {
  const name = shownName(found);
  const detail = email ?? username;
  return disabledReason === undefined ? { id, name, detail } : { id, name, detail: `${detail}, ${disabledReason}`, disabledReason };
};
