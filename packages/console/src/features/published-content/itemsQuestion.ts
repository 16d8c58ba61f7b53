import type { Questions } from '../../api/questions.ts';
import type { ListState } from './listState.ts';
import { isListAnswer } from './pageOfAnswer.ts';

/** Where the items are read. */
export const itemsPath = '/api/tenant/all-published-items';

/** What a place of the list asks for. */
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

/** The question that a place of the list asks. */
export const questionOfItems = (questions: Questions, state: ListState) => questions.read(itemsPath, parametersOfItems(state), isListAnswer);
