import { useRead } from '../../api/useRead.ts';
import type { ListState } from './listState.ts';
import { isListAnswer } from './pageOfAnswer.ts';

/** The page of items that the state asks for; the former page stays until it has arrived. */
export function usePublishedItems({ page, size, sort, search, typeName, organizationNodeId }: ListState) {
  return useRead(
    '/api/tenant/all-published-items',
    {
      query: {
        // Pages count from 1 on screen and from 0 on the wire (decisions-core A35).
        page: page - 1,
        size,
        ...(sort && { sort: sort.columnId, direction: sort.direction }),
        ...(search.trim() && { search: search.trim() }),
        ...(typeName && { typeName }),
        ...(organizationNodeId && { organizationNodeId }),
      },
    },
    { keepsPrevious: true, accepts: isListAnswer },
  );
}
