import { useMemo } from 'react';
import type { Read } from '../../../api/readTypes.ts';
import type { SearchPath } from '../../../api/readKey.ts';
import { type Question, type Questions, useQuestions } from '../../../api/useQuestions.ts';
import { useRead } from '../../../api/useRead.ts';
import { useReadAhead } from '../../../api/useReadAhead.ts';
import { useSearch } from '../../../api/useSearch.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { useUserSearchPath } from '../../../shared/people/userSearchPath.ts';
import type { AddressState } from '../../../shared/useAddressState.ts';
import { useLastPage } from '../../../shared/useLastPage.ts';
import { isTagFiltered, type ListState, phraseOf } from './listState.ts';
import { isUserPage, type UserPage, userPageOf } from './userPage.ts';

const options = { keepsPrevious: true, accepts: isUserPage } as const;

const listPath = '/api/management/users/{page}/{size}';

// Pages count from 1 on screen and from 0 on the wire (decisions-core A35).
const parametersOf = ({ page, size, withTag, withoutTag }: ListState) => ({
  path: { page: page - 1, size },
  query: { ...(withTag !== null && { withTag }), ...(withoutTag !== null && { withoutTag }) },
});

const bodyOf = (state: ListState) => ({
  searchedPhrase: phraseOf(state) ?? '',
  ...(isTagFiltered(state) ? { page: 0, pageSize: wholeListSize } : { page: state.page - 1, pageSize: state.size }),
});

/** The question that a place of the list asks. */
export const questionOfUsers = (questions: Questions, state: ListState, searchPath: SearchPath): Question<unknown> =>
  phraseOf(state) === null ? questions.read(listPath, parametersOf(state), isUserPage) : questions.search(searchPath, bodyOf(state), isUserPage);

/** The users on screen. */
export interface ShownUsers {
  /** Undefined until they are known. */
  page: UserPage | undefined;
  /** Number of the page, from 1: the last one when the address asks for one past the end. */
  shownPage: number;
  read: Pick<Read<unknown>, 'error' | 'isLoading' | 'retry'>;
}

/**
 * Reads the users that the address asks for: a list by tag, or a search in the scope of the acting role
 * (decisions-core O42); when the total has shrunk below the page, moves to the last one (N09).
 */
export function useUserPage(address: AddressState<ListState>): ShownUsers {
  const [state, , onNext] = address;
  const isSearch = phraseOf(state) !== null;
  const searchPath = useUserSearchPath();
  const questions = useQuestions();
  useReadAhead(onNext, (next) => questionOfUsers(questions, next, searchPath));
  const list = useRead(isSearch ? null : listPath, parametersOf(state), options);
  const search = useSearch(isSearch ? searchPath : null, bodyOf(state), options);

  const [read, other] = isSearch ? [search, list] : [list, search];
  const shown = useMemo(() => read.data && userPageOf(read.data, state, isSearch), [read.data, state, isSearch]);
  // The first search shows the list that it came from until it is answered, and the other way round.
  const before = useMemo(() => other.data && userPageOf(other.data, { ...state, page: 1 }, !isSearch), [other.data, state, isSearch]);
  const users = shown ?? (read.isLoading ? before : undefined);

  const shownPage = useLastPage(address, { count: users?.totalCount, isKnown: shown !== undefined && !read.isLoading });
  return { page: users, shownPage, read };
}
