import { useMemo } from 'react';
import { useAccess } from '../../../access/useAccess.ts';
import { useRead } from '../../../api/useRead.ts';
import { useOrganizationNodes } from '../../../content/useOrganizationNodes.ts';
import { useAddressState } from '../../../shared/useAddressState.ts';
import { useLastPage } from '../../../shared/useLastPage.ts';
import { contentItemRow } from '../list/contentItemRow.ts';
import { itemsAddress } from '../list/itemsAddress.ts';

const path = '/api/management/social-feeds/{id}/content-items/{page}/{size}';

/**
 * The page of posts that the address asks for.
 *
 * @param isAsked whether the list is on screen: its settings need no posts
 */
export function usePosts(id: string, isAsked: boolean) {
  const access = useAccess();
  const nodes = useOrganizationNodes();
  const place = useAddressState(itemsAddress);
  const [{ page, size }] = place;
  // Pages count from 1 on screen and from 0 on the wire (decisions-core A35).
  const read = useRead(isAsked ? path : null, { path: { id, page: page - 1, size } }, { keepsPrevious: true });
  const { data } = read;
  const shownPage = useLastPage(place, { count: data?.totalElementCount, isKnown: data !== undefined && !read.isLoading });
  const nodeNames = nodes.isLoading ? null : nodes.names;
  const rows = useMemo(
    () => data && (data.results ?? []).map((item) => contentItemRow(item, 'SocialFeed', id, access, nodeNames)),
    [data, id, access, nodeNames],
  );
  return { rows, totalCount: data?.totalElementCount, place, shownPage, read };
}
