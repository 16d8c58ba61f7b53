import { useMemo } from 'react';
import { usePlacedAccess } from '../../../access/usePlacedAccess.ts';
import { useReadAt } from '../../../api/useReadAt.ts';
import { contentKinds, type ContentTypeName } from '../../../content/kinds.ts';
import { useNodeNames } from '../../../content/useNodeNames.ts';
import { useAddressState } from '../../../shared/useAddressState.ts';
import { useLastPage } from '../../../shared/useLastPage.ts';
import { contentItemRow, nodeOf } from './contentItemRow.ts';
import { itemsAddress } from './itemsAddress.ts';

/**
 * The page of items for the address.
 *
 * @param isAsked whether the list is shown: the settings need no items
 */
export function useItems(type: ContentTypeName, id: string, isAsked: boolean) {
  const access = usePlacedAccess();
  const place = useAddressState(itemsAddress);
  const path = `${contentKinds[type].pages}/{id}/content-items/{page}/{size}` as const;
  // Pages count from 1 on screen and from 0 on the wire (decisions-core A35).
  const read = useReadAt(place, isAsked ? path : null, ({ page, size }) => ({ path: { id, page: page - 1, size } }));
  const { data } = read;
  useLastPage(place, { count: data?.totalElementCount, isKnown: data !== undefined && !read.isLoading });
  const nameOfNode = useNodeNames((data?.results ?? []).map(nodeOf));
  const rows = useMemo(
    () => data && (data.results ?? []).map((item) => contentItemRow(item, { type, pageId: id, access, nameOfNode })),
    [data, type, id, access, nameOfNode],
  );
  return { rows, totalCount: data?.totalElementCount, place, read };
}
