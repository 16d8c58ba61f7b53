import type { PlacedAccess } from '../../access/permissions.ts';
import type { AddressState } from '../../shared/useAddressState.ts';
import { useLastPage } from '../../shared/useLastPage.ts';
import type { PublishedItem } from './itemRow.ts';
import type { ListState } from './listState.ts';
import { isPagedByHost, type Page, pageOfAnswer } from './pageOfAnswer.ts';
import { useOrganizationNodes } from '../../content/useOrganizationNodes.ts';
import { usePublishedItems } from './usePublishedItems.ts';

/** The page that is shown. */
export interface ItemPage {
  /** Its rows and the total count; undefined until they are known. */
  page: Page<PublishedItem> | undefined;
  read: ReturnType<typeof usePublishedItems>;
}

/** Reads the page of the address; when the total has shrunk below it, moves to the last one (N09). */
export function useItemPage(place: AddressState<ListState>, access: PlacedAccess): ItemPage {
  const [state] = place;
  const list = usePublishedItems(place);
  const isSuperAdmin = access.actingRole === 'SuperAdmin';
  // Only a filter on the device needs the descendants of a node.
  const isFilteredHere = state.organizationNodeId !== null && list.data !== undefined && !isPagedByHost(list.data, state);
  const nodes = useOrganizationNodes(isFilteredHere || !isSuperAdmin);
  const page =
    list.data &&
    pageOfAnswer(list.data, state, {
      filtered: nodes.under(state.organizationNodeId),
      own: isSuperAdmin ? null : (access.ownNodeIds ?? new Set<string>()),
    });
  // While the nodes are loading, filtering on the device counts too few: the page in the address must survive that.
  const areNodesAwaited = nodes.isLoading;
  useLastPage(place, { count: page?.totalCount, isKnown: page !== undefined && !list.isLoading && !areNodesAwaited });
  return { page, read: list };
}
