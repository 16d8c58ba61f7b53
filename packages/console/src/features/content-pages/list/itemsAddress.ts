import { defaultPageSizes } from '@noticeboard/design-system';
import { listPageSize } from '../../../ground/limits.ts';
import { addressForm, type StateOf } from '../../../shared/address/addressForm.ts';
import { countPart, sizePart } from '../../../shared/address/addressParts.ts';

/** Where in a list of items one is, in the address; the contract knows neither a search nor an order of them. */
export const itemsAddress = addressForm({ page: countPart('page'), size: sizePart('size', defaultPageSizes, listPageSize) });

/** A page of a list of items, from 1, and how many a page has. */
export type ItemsPlace = StateOf<typeof itemsAddress>;
