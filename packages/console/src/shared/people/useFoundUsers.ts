import { useEndOf } from '@noticeboard/design-system';
import type { UserSearch } from '@noticeboard/design-system/people';
import { useCallback, useRef, useState } from 'react';
import { useActingAs } from '../../access/useAccess.ts';
import { describeError } from '../../ground/describeError.ts';
import { arrived, asked, askedMore, failed, type FoundPage, type FoundUsers, nothingFound } from './foundUsers.ts';

/** The results of a search, without its texts. */
export interface FoundPeople<Person> extends Omit<UserSearch, 'users'> {
  found: readonly Person[];
}

/**
 * Consecutive pages of people. A response to an older phrase is dropped (N09), and so is one to a search whose
 * component has unmounted (T08).
 *
 * @param askPage requests a page, counted from 0; keep it stable between renders
 */
export function useFoundUsers<Person extends { id: string }>(askPage: (phrase: string, page: number, signal: AbortSignal) => Promise<FoundPage<Person>>): FoundPeople<Person> {
  const actingAs = useActingAs();
  const [found, setFound] = useState<FoundUsers<Person>>(nothingFound);
  const controller = useRef<AbortController | null>(null);
  useEndOf(controller, ({ current }) => current?.abort());

  const ask = useCallback(
    async (state: FoundUsers<Person>) => {
      controller.current?.abort();
      const { signal } = (controller.current = new AbortController());
      setFound(state);
      try {
        const page = await askPage(state.phrase, state.pages, signal);
        if (!signal.aborted) setFound(arrived(state, page));
      } catch (error) {
        if (!signal.aborted) setFound(failed(state, error));
      }
    },
    [askPage],
  );
  return {
    found: found.users,
    onSearch: useCallback((phrase: string) => void ask(asked(phrase)), [ask]),
    isLoading: found.waitsFor === 'first',
    isLoadingMore: found.waitsFor === 'more',
    hasMore: found.hasMore,
    onLoadMore: () => {
      if (found.waitsFor === null) void ask(askedMore(found));
    },
    error: found.error === undefined ? null : describeError(found.error, { actingAs }).detail,
  };
}
