import { ApiError } from '@noticeboard/api-types/problem';

/** What a look at the host found of a change whose response was lost: what the change would have answered; null when it does not show. */
export type Found<Output> = { output: Output } | null;

/** For a change: done where the host holds what was sent. */
export const foundWhen = <Output>(isThere: boolean, output: Output): Found<Output> => (isThere ? { output } : null);

/**
 * For a deletion: done where the thing can no longer be read.
 *
 * @throws any failure that does not say so
 */
export async function foundGone(read: Promise<unknown>): Promise<Found<undefined>> {
  try {
    await read;
    return null;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return { output: undefined };
    throw error;
  }
}
