import { useReadAt } from '../../api/useReadAt.ts';
import type { AddressState } from '../../shared/useAddressState.ts';
import { itemsPath, parametersOfItems } from './itemsQuestion.ts';
import type { ListState } from './listState.ts';
import { isListAnswer } from './pageOfAnswer.ts';

/** The page of items of the address; the former page stays until it has loaded. */
export function usePublishedItems(place: AddressState<ListState>) {
  return useReadAt(place, itemsPath, parametersOfItems, isListAnswer);
}
