import { defaultPageSizes } from '@noticeboard/design-system';
import { listPageSize } from '../../../ground/limits.ts';
import { addressForm, type StateOf } from '../../../shared/address/addressForm.ts';
import { countPart, sizePart } from '../../../shared/address/addressParts.ts';

/** The place in a list of items, in the address; the contract has neither a search nor an order for them. */
export const itemsAddress = addressForm({ page: countPart('page'), size: sizePart('size', defaultPageSizes, listPageSize) });

/** A page of a list of items, from 1, and the number of items per page. */
export type ItemsPlace = StateOf<typeof itemsAddress>;
