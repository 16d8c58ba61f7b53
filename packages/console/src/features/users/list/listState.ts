import { defaultPageSizes } from '@noticeboard/design-system';
import { userSearch } from '../../../ground/limits.ts';
import { addressForm, type StateOf } from '../../../shared/address/addressForm.ts';
import { countPart, identifierPart, sizePart, textPart } from '../../../shared/address/addressParts.ts';

/** Everything that decides which users are shown. Kept in the address, so that Back and a reload restore it. */
export const listAddress = addressForm({
  page: countPart('page'),
  // The initial size (decisions-core A34).
  size: sizePart('size', defaultPageSizes, 20),
  // USER-09
  search: textPart('search'),
  // Tags that shown users have, or do not have; both may be given (decisions-core O41).
  withTag: identifierPart('tag'),
  withoutTag: identifierPart('without-tag'),
});

/** What is in the address of the list. */
export type ListState = StateOf<typeof listAddress>;

/** The phrase sent to the host; null when the text is too short (decisions-core O42). */
export function phraseOf({ search }: Pick<ListState, 'search'>): string | null {
  const phrase = search.trim();
  // Code points, as everywhere (ADR 0183): an emoji does not count as two letters.
  return Array.from(phrase).length < userSearch.minimumLength ? null : phrase;
}

/** Whether the text is too short to be searched for. */
export const isTooShort = (search: string): boolean => search.trim() !== '' && phraseOf({ search }) === null;

/** Whether a tag filters. */
export const isTagFiltered = ({ withTag, withoutTag }: ListState): boolean => withTag !== null || withoutTag !== null;
