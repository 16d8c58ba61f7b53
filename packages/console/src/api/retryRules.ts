import { ApiError, NetworkError } from '@noticeboard/api-types/problem';

/** Tries after the first one (decisions-main 19). */
const mostRetries = 2;

/** Statuses of a host that is down for a moment; repeating any other failure would not help. */
const passing = new Set([429, 502, 503, 504]);

/** Longest wait requested by a host that is retried automatically, in seconds. */
const longestWait = 60;

/**
 * When a failed read is retried automatically (decisions-main 19, N04): only if the host could not be reached, was down
 * or asked to wait, twice at most, within 3 s, and never sooner than it asked.
 *
 * @param retry number of the retry, from 1
 * @param random from 0 to 1, so that many consoles don't return in step
 * @returns milliseconds to wait; undefined for 'not again'
 */
export function waitBeforeRetry(error: unknown, retry: number, random = Math.random()): number | undefined {
  if (retry > mostRetries || !isWorthRetrying(error)) return undefined;
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
  if (asked > longestWait) return undefined;
  const own = 0.8 * retry * (0.75 + random / 2);
  return Math.max(asked, own) * 1000;
}

const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError ? passing.has(error.status) : error instanceof NetworkError;
