import type { NewConversationDialogProps } from '@noticeboard/design-system/chat';
import { useCallback, useMemo } from 'react';
import { userSelectPageSize } from '../../ground/limits.ts';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';
import { useFoundUsers } from '../../shared/people/useFoundUsers.ts';

type Search = Pick<NewConversationDialogProps, 'people' | 'onSearch' | 'isLoading' | 'hasMore' | 'onLoadMore' | 'isLoadingMore' | 'error'>;

/** The people to write to (content §7), in consecutive pages of 20 (decisions-content O23). */
export function usePeopleSearch(): Search {
  const { client } = useConsoleSession();
  const askPage = useCallback(
    async (searchedPhrase: string, page: number, signal: AbortSignal) => {
      const { data } = await client.POST('/api/chat-channels/users/search', { body: { searchedPhrase, page, pageSize: userSelectPageSize }, signal });
      return { results: (data?.results ?? []).map(({ userId, ...person }) => ({ id: userId, ...person })), totalElementCount: data?.totalElementCount ?? 0 };
    },
    [client],
  );
  const { found, ...search } = useFoundUsers(askPage);
  const people = useMemo(() => found.map(({ id, name, username }) => ({ id, name: name ?? username, detail: username })), [found]);
  return { ...search, people };
}
