import { clampPage } from '@noticeboard/design-system';
import { useEffect } from 'react';
import type { Access } from '../../session/permissions.ts';
import type { PublishedItem } from './itemRow.ts';
import { type Page, pageOfAnswer } from './pageOfAnswer.ts';
import type { useListState } from './useListState.ts';
import type { OrganizationNodes } from './useOrganizationNodes.ts';
import { usePublishedItems } from './usePublishedItems.ts';

/** The page on screen. */
export interface ItemPage {
  /** Its rows and the count of all; undefined until they are known. */
  page: Page<PublishedItem> | undefined;
  /** Number of the page, from 1: the last one when the address asks for one behind the end. */
  shownPage: number;
  list: ReturnType<typeof usePublishedItems>;
}

/** Reads the page that the address asks for; when the total has shrunk below it, moves to the last one (N09). */
export function useItemPage([state, setState]: ReturnType<typeof useListState>, access: Access, nodes: OrganizationNodes): ItemPage {
  const list = usePublishedItems(state);
  const isSuperAdmin = access.actingRole === 'SuperAdmin';
  const page =
    list.data &&
    pageOfAnswer(list.data, state, {
      filtered: nodes.under(state.organizationNodeId),
      own: isSuperAdmin ? null : (access.ownNodeIds ?? new Set<string>()),
    });
  const shownPage = clampPage(state.page, page?.totalCount ?? 0, state.size);
  // While the nodes are on their way a device that filters counts too few: the place in the address must outlive that.
  const areNodesAwaited = nodes.isLoading && (!isSuperAdmin || state.organizationNodeId !== null);
  const isCountKnown = page !== undefined && !list.isLoading && !areNodesAwaited;
  useEffect(() => {
    if (isCountKnown && shownPage !== state.page) setState({ ...state, page: shownPage }, { isStep: false });
  }, [isCountKnown, shownPage, state, setState]);
  return { page, shownPage, list };
}
