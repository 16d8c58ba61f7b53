import type { DataTableLoad } from '@noticeboard/design-system';
import { useActingAs } from '../../access/useAccess.ts';
import type { Read } from '../../api/readTypes.ts';
import { describeError } from '../../ground/describeError.ts';

/**
 * The states of a table for the read of its rows: skeletons before there are any, rows dimmed while others are
 * read, and the error.
 *
 * @param hasRows whether there are rows of an earlier response
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
