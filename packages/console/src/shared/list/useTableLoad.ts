import type { DataTableLoad } from '@noticeboard/design-system';
import { useActingAs } from '../../access/useAccess.ts';
import type { Read } from '../../api/readTypes.ts';
import { describeError } from '../../ground/describeError.ts';

/**
 * What a table says of the read that its rows come from: skeletons before there are any, rows dimmed while others are
 * read, and why they could not be.
 *
 * @param hasRows whether there are rows of an earlier answer
 */
export function useTableLoad({ isLoading, error, retry }: Pick<Read<unknown>, 'isLoading' | 'error' | 'retry'>, hasRows: boolean) {
  const actingAs = useActingAs();
  return {
    isLoading: isLoading && !hasRows,
    isRefreshing: isLoading && hasRows,
    error: error === undefined ? null : describeError(error, { actingAs }).detail,
    onRetry: retry,
  } satisfies DataTableLoad;
}
