import type { EngagementListProps } from '@noticeboard/design-system/content';
import { useActingAs } from '../../../../access/useAccess.ts';
import type { Read } from '../../../../api/readTypes.ts';
import { describeError } from '../../../../ground/describeError.ts';
import { type AddressState, useAddressState } from '../../../../shared/useAddressState.ts';
import { useLastPage } from '../../../../shared/useLastPage.ts';
import { postAddress } from '../postAddress.ts';
import { engagementPageSize } from './engagementReads.ts';

/** The place in a list below a post: its page in the address, beside the tab. */
export function useEngagementPlace(): AddressState<{ page: number; size: number }> {
  const [{ page }, setState, onNext] = useAddressState(postAddress);
  return [
    { page, size: engagementPageSize },
    (next, options) => setState((newest) => ({ ...newest, page: next({ page: newest.page, size: engagementPageSize }).page }), options),
    (listener) => onNext((next) => listener({ page: next.page, size: engagementPageSize })),
  ];
}

/** The props of a list below a post besides its rows. */
export function useEngagementFrame(place: AddressState<{ page: number; size: number }>, read: Read<{ totalElementCount: number }>): EngagementListProps {
  const actingAs = useActingAs();
  const { data, error, isLoading, retry } = read;
  useLastPage(place, { count: data?.totalElementCount, isKnown: data !== undefined && !isLoading });
  const [{ page }, setPlace] = place;
  return {
    page,
    totalCount: data?.totalElementCount ?? 0,
    onPageChange: (next) => setPlace((newest) => ({ ...newest, page: next })),
    isLoading: isLoading && data === undefined,
    error: error === undefined ? null : describeError(error, { actingAs }).detail,
    onRetry: retry,
  };
}
