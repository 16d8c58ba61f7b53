import { addressForm, type StateOf } from '../../../shared/address/addressForm.ts';
import { identifierPart, sortPart, textPart } from '../../../shared/address/addressParts.ts';

/** The initial order of a folder: folders first, each kind by name. */
export const firstOrder = { columnId: 'kind', direction: 'ascending' } as const;

/** Which folder of a collection is open, which of its documents, and how its rows are searched and sorted (decisions-content A39). */
export const folderAddress = addressForm({
  folder: identifierPart('folder'),
  document: identifierPart('document'),
  search: textPart('search'),
  sort: sortPart('sort', ['name', 'kind'], firstOrder),
});

/** The place in a collection. */
export type FolderState = StateOf<typeof folderAddress>;
