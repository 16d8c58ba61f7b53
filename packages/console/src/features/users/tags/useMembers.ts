import { clampPage, defaultPageSizes } from '@noticeboard/design-system';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../api/useRead.ts';
import { listPageSize } from '../../../shared/limits.ts';
import { isUserPage } from '../list/userPage.ts';

/** The members of a tag, page by page; the place stands in the address (decisions-core O54). */
export function useMembers(tagId: string) {
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('page'));
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const size = defaultPageSizes.find((option) => String(option) === address.get('size')) ?? listPageSize;
  const read = useRead(
    '/api/management/users/{page}/{size}',
    // Pages count from 1 on screen and from 0 on the wire (decisions-core A35).
    { path: { page: page - 1, size }, query: { withTag: tagId } },
    { keepsPrevious: true, accepts: isUserPage },
  );
  const totalCount = read.data?.totalElementCount ?? 0;
  const shownPage = clampPage(page, totalCount, size);
  const isCountKnown = read.data !== undefined && !read.isLoading;
  const goTo = (next: number, nextSize: number, isStep = true) =>
    setAddress(
      { ...(next !== 1 && { page: String(next) }), ...(nextSize !== listPageSize && { size: String(nextSize) }) },
      { replace: !isStep, preventScrollReset: true },
    );
  // The last member of the last page was removed: the page before it is shown (core §4).
  useEffect(() => {
    if (isCountKnown && shownPage !== page) goTo(shownPage, size, false);
    // oxlint-disable-next-line react/exhaustive-deps -- `goTo` is new at each render and says the same
  }, [isCountKnown, shownPage, page, size]);
  return { read, users: read.data?.results ?? undefined, totalCount, shownPage, size, goTo };
}
