import { defaultPageSizes } from '@noticeboard/design-system';
import { useMemo } from 'react';
import { useReadAt } from '../../../api/useReadAt.ts';
import { listPageSize } from '../../../ground/limits.ts';
import { addressForm, type StateOf } from '../../../shared/address/addressForm.ts';
import { countPart, sizePart } from '../../../shared/address/addressParts.ts';
import { useAddressState } from '../../../shared/useAddressState.ts';
import { useLastPage } from '../../../shared/useLastPage.ts';
import { isUserPage } from '../list/userPage.ts';
import { named } from '../../../ground/named.ts';

const form = addressForm({ page: countPart('page'), size: sizePart('size', defaultPageSizes, listPageSize) });

// Pages count from 1 on screen and from 0 on the wire (decisions-core A35).
const parametersOf = (withTag: string, { page, size }: StateOf<typeof form>) => ({ path: { page: page - 1, size }, query: { withTag } });

/** The members of a tag, page by page; the place is in the address (decisions-core O54). */
export function useMembers(tagId: string) {
  const address = useAddressState(form);
  const [{ page, size }, goTo] = address;
  const read = useReadAt(address, '/api/management/users/{page}/{size}', (state) => parametersOf(tagId, state), isUserPage);
  const totalCount = read.data?.totalElementCount ?? 0;
  useLastPage(address, { count: totalCount, isKnown: read.data !== undefined && !read.isLoading });
  const results = read.data?.results;
  const users = useMemo(() => results && named(results), [results]);
  return { read, users, totalCount, page, size, goTo };
}
