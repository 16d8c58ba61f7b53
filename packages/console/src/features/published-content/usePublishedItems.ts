import type { Questions } from '../../api/useQuestions.ts';
import { useReadAt } from '../../api/useReadAt.ts';
import type { AddressState } from '../../shared/useAddressState.ts';
import type { ListState } from './listState.ts';
import { isListAnswer } from './pageOfAnswer.ts';

const parametersOf = ({ page, size, sort, search, typeName, organizationNodeId }: ListState) => ({
  query: {
    // Pages count from 1 on screen and from 0 on the wire (decisions-core A35).
    page: page - 1,
    size,
    ...(sort && { sort: sort.columnId, direction: sort.direction }),
    ...(search.trim() && { search: search.trim() }),
    ...(typeName && { typeName }),
    ...(organizationNodeId && { organizationNodeId }),
  },
});

const path = '/api/tenant/all-published-items';

/** The question that a place of the list asks. */
export const questionOfItems = (questions: Questions, state: ListState) => questions.read(path, parametersOf(state), isListAnswer);

/** The page of items that the address asks for; the former page stays until it has arrived. */
export function usePublishedItems(place: AddressState<ListState>) {
  return useReadAt(place, path, parametersOf, isListAnswer);
}
