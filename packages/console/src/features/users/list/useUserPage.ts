import { useMemo } from 'react';
import type { Read } from '../../../api/readTypes.ts';
import { useQuestions } from '../../../api/useQuestions.ts';
import { useRead } from '../../../api/useRead.ts';
import { useReadAhead } from '../../../api/useReadAhead.ts';
import { useSearch } from '../../../api/useSearch.ts';
import { searchedPhrase } from '../../../shared/people/searchedPhrase.ts';
import { useUserSearchPath } from '../../../shared/people/userSearchPath.ts';
import type { AddressState } from '../../../shared/useAddressState.ts';
import { useLastPage } from '../../../shared/useLastPage.ts';
import type { ListState } from './listState.ts';
import { isUserPage, type UserPage, userPageOf } from './userPage.ts';
import { bodyOfSearch, parametersOfUsers, questionOfUsers, usersPath } from './usersQuestion.ts';

const options = { keepsPrevious: true, accepts: isUserPage } as const;

/** The users that are shown. */
export interface ShownUsers {
  /** Undefined until they are known. */
  page: UserPage | undefined;
  read: Pick<Read<unknown>, 'error' | 'isLoading' | 'retry'>;
}

/**
 * Reads the users of the address: a list by tag, or a search in the scope of the acting role
 * (decisions-core O42); when the total has shrunk below the page, moves to the last one (N09).
 */
export function useUserPage(address: AddressState<ListState>): ShownUsers {
  const [state, , onNext] = address;
  const isSearch = searchedPhrase(state.search) !== null;
  const searchPath = useUserSearchPath();
  const questions = useQuestions();
  useReadAhead(onNext, (next) => questionOfUsers(questions, next, searchPath));
  const list = useRead(isSearch ? null : usersPath, parametersOfUsers(state), options);
  const search = useSearch(isSearch ? searchPath : null, bodyOfSearch(state), options);

  const [read, other] = isSearch ? [search, list] : [list, search];
  const shown = useMemo(() => read.data && userPageOf(read.data, state, isSearch), [read.data, state, isSearch]);
  // Until the first search has loaded, the former list is shown, and vice versa.
  const before = useMemo(() => other.data && userPageOf(other.data, { ...state, page: 1 }, !isSearch), [other.data, state, isSearch]);
  const users = shown ?? (read.isLoading ? before : undefined);

  useLastPage(address, { count: users?.totalCount, isKnown: shown !== undefined && !read.isLoading });
  return { page: users, read };
}
