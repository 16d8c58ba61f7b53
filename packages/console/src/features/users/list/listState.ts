import { defaultPageSizes } from '@noticeboard/design-system';
import { userSearch } from '../../../ground/limits.ts';
import { addressForm, type StateOf } from '../../../shared/address/addressForm.ts';
import { countPart, identifierPart, sizePart, textPart } from '../../../shared/address/addressParts.ts';

/** Everything that decides which users are on screen. Lives in the address, so that Back and reload restore the place. */
export const listAddress = addressForm({
  page: countPart('page'),
  // How the list opens (decisions-core A34).
  size: sizePart('size', defaultPageSizes, 20),
  // USER-09
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
  // Code points, as everywhere (ADR 0183): an emoji is no two letters.
  return Array.from(phrase).length < userSearch.minimumLength ? null : phrase;
}

/** Whether what is written is not enough to be searched for yet. */
export const isTooShort = (search: string): boolean => search.trim() !== '' && phraseOf({ search }) === null;

/** Whether a tag filters. */
export const isTagFiltered = ({ withTag, withoutTag }: ListState): boolean => withTag !== null || withoutTag !== null;
