import type { Questions } from '../../api/questions.ts';
import type { ListState } from './listState.ts';
import { isListAnswer } from './pageOfAnswer.ts';

/** The path of the items. */
export const itemsPath = '/api/tenant/all-published-items';

/** The parameters for a state of the list. */
export const parametersOfItems = ({ page, size, sort, search, typeName, organizationNodeId }: ListState) => ({
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

/** The request for a state of the list. */
export const questionOfItems = (questions: Questions, state: ListState) => questions.read(itemsPath, parametersOfItems(state), isListAnswer);
