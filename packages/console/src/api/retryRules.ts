import { ApiError, NetworkError, RequestTimeoutError } from '@noticeboard/api-types/problem';

/** Tries after the first one (D4). */
export const mostRetries = 3;

/** Longest wait that a host may ask for before it is not tried again by itself, in seconds. */
const longestWait = 60;

/**
 * When a read that failed is tried again by itself (D3, N04): only when the host could not be reached, failed or
 * asked to wait, three times at most, and never sooner than it asked.
 *
 * @param retry number of the retry, from 1
 * @param random from 0 to 1, so that many consoles don't return in step
 * @returns milliseconds to wait; undefined for 'not again'
 */
export function waitBeforeRetry(error: unknown, retry: number, random = Math.random()): number | undefined {
  if (retry > mostRetries || !isWorthRetrying(error)) return undefined;
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
  if (asked > longestWait) return undefined;
  const own = 2 ** (retry - 1) * (0.75 + random / 2);
  return Math.max(asked, own) * 1000;
}

function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 429;
  return error instanceof NetworkError || error instanceof RequestTimeoutError;
}
