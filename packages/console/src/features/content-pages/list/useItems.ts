import { useMemo } from 'react';
import { useAccess } from '../../../access/useAccess.ts';
import { useRead } from '../../../api/useRead.ts';
import { contentKinds, type ContentTypeName } from '../../../content/kinds.ts';
import { useOrganizationNodes } from '../../../content/useOrganizationNodes.ts';
import { useAddressState } from '../../../shared/useAddressState.ts';
import { useLastPage } from '../../../shared/useLastPage.ts';
import { contentItemRow } from './contentItemRow.ts';
import { itemsAddress } from './itemsAddress.ts';

/**
 * The page of items that the address asks for.
 *
 * @param isAsked whether the list is on screen: the settings need no items
 */
export function useItems(type: ContentTypeName, id: string, isAsked: boolean) {
  const access = useAccess();
  const nodes = useOrganizationNodes();
  const place = useAddressState(itemsAddress);
  const [{ page, size }] = place;
  const { pages } = contentKinds[type];
  // Pages count from 1 on screen and from 0 on the wire (decisions-core A35).
  const read = useRead(isAsked ? (`${pages}/{id}/content-items/{page}/{size}` as const) : null, { path: { id, page: page - 1, size } }, { keepsPrevious: true });
  const { data } = read;
  const shownPage = useLastPage(place, { count: data?.totalElementCount, isKnown: data !== undefined && !read.isLoading });
  const nodeNames = nodes.isLoading ? null : nodes.names;
  const rows = useMemo(
    () => data && (data.results ?? []).map((item) => contentItemRow(item, type, id, access, nodeNames)),
    [data, type, id, access, nodeNames],
  );
  return { rows, totalCount: data?.totalElementCount, place, shownPage, read };
}
