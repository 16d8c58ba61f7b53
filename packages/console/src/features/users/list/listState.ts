import { defaultPageSizes } from '@noticeboard/design-system';
import { userSearch } from '../../../ground/limits.ts';
import { addressForm, type StateOf } from '../../../shared/address/addressForm.ts';
import { countPart, identifierPart, sizePart, textPart } from '../../../shared/address/addressParts.ts';

/** Everything that decides which users are on screen. Lives in the address, so that Back and reload restore the place. */
export const listAddress = addressForm({
  page: countPart('page'),
  // How the list opens (decisions-core A34).
  size: sizePart('size', defaultPageSizes, 20),
  search: textPart('search'),
  // Tags that shown users have, or do not have; both may be given (decisions-core O41).
  withTag: identifierPart('tag'),
  withoutTag: identifierPart('without-tag'),
});

/** What is in the address of the list. */
export type ListState = StateOf<typeof listAddress>;

/** The phrase that the host is asked for; null when what is written is too short for one (decisions-core O42). */
export function phraseOf({ search }: Pick<ListState, 'search'>): string | null {
  const phrase = search.trim();
  return phrase.length < userSearch.minimumLength ? null : phrase;
}

/** Whether a tag filters. */
export const isTagFiltered = ({ withTag, withoutTag }: ListState): boolean => withTag !== null || withoutTag !== null;

/** Whether anything hides users: then 'Clear Filters' is offered. */
export const isFiltered = (state: ListState): boolean => state.search !== '' || isTagFiltered(state);

/** A change of search, filter or size starts at the first page again. */
export const changed = (state: ListState, change: Partial<Omit<ListState, 'page'>>): ListState => ({ ...state, ...change, page: 1 });
