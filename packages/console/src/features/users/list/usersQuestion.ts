import type { Question, Questions } from '../../../api/questions.ts';
import type { SearchPath } from '../../../api/readKey.ts';
import { wholeListSize } from '../../../ground/limits.ts';
import { searchedPhrase } from '../../../shared/people/searchedPhrase.ts';
import { isTagFiltered, type ListState } from './listState.ts';
import { isUserPage } from './userPage.ts';

/** The path of the list without a search. */
export const usersPath = '/api/management/users/{page}/{size}';

/** The parameters for a state of the list; pages count from 1 on screen and from 0 on the wire (decisions-core A35). */
export const parametersOfUsers = ({ page, size, withTag, withoutTag }: ListState) => ({
  path: { page: page - 1, size },
  query: { ...(withTag !== null && { withTag }), ...(withoutTag !== null && { withoutTag }) },
});

/** The body of a search for a state of the list. */
export const bodyOfSearch = (state: ListState) => ({
  searchedPhrase: searchedPhrase(state.search) ?? '',
  ...(isTagFiltered(state) ? { page: 0, pageSize: wholeListSize } : { page: state.page - 1, pageSize: state.size }),
});

/** The request for a state of the list. */
export const questionOfUsers = (questions: Questions, state: ListState, searchPath: SearchPath): Question<unknown> =>
  searchedPhrase(state.search) === null ? questions.read(usersPath, parametersOfUsers(state), isUserPage) : questions.search(searchPath, bodyOfSearch(state), isUserPage);
