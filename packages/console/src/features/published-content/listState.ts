import { contentTypeNames } from '../../content/kinds.ts';
import type { RoleTypeName } from '../../session/workspace/workspaceTypes.ts';
import { publishedContentPageSizes } from '../../ground/limits.ts';
import { addressForm, type StateOf } from '../../shared/address/addressForm.ts';
import { choicePart, countPart, identifierPart, optionalSortPart, sizePart, textPart } from '../../shared/address/addressParts.ts';

/** Columns that Published Content sorts by (core §2), as they are in the address and in the call. */
export const sortableColumns = ['name', 'author', 'status', 'createdUtc'] as const;
/** A column that Published Content sorts by. */
export type SortableColumn = (typeof sortableColumns)[number];

const parts = {
  page: countPart('page'),
  size: sizePart('size', publishedContentPageSizes, publishedContentPageSizes[0]),
  // Newest first (decisions-core O36); null is the host's own order.
  sort: optionalSortPart('sort', sortableColumns, { columnId: 'createdUtc', direction: 'descending' }),
  search: textPart('search'),
  typeName: choicePart('type', contentTypeNames),
  // The node whose items and whose descendants' items are shown.
  organizationNodeId: identifierPart('node'),
};

/** Everything that decides which rows are shown. Kept in the address, so that Back and a reload restore it. */
export const listAddress = addressForm(parts);

/** What is in the address of the list. */
export type ListState = StateOf<typeof listAddress>;

/** The same for those who may not filter by node (`LIST-15`): the node in an address is ignored. */
const listAddressWithoutNode = addressForm(parts, ['organizationNodeId']);

/** The address of the list, for the acting role. */
export const listAddressFor = (actingRole: RoleTypeName) => (actingRole === 'SuperAdmin' ? listAddress : listAddressWithoutNode);
