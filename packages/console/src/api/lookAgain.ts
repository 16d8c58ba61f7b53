import { ApiError } from '@noticeboard/api-types/problem';

/** The result of looking for a change whose response was lost: what the change would have returned; null if it cannot be seen. */
export type Found<Output> = { output: Output } | null;

/** For a change: done if the host has the values sent. */
export const foundWhen = <Output>(isThere: boolean, output: Output): Found<Output> => (isThere ? { output } : null);

/**
 * For a deletion: done if the thing can no longer be read.
 *
 * @throws any other failure
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
