import { defaultPageSizes } from '@noticeboard/design-system';
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

/** Whether a tag filters. */
export const isTagFiltered = ({ withTag, withoutTag }: ListState): boolean => withTag !== null || withoutTag !== null;
