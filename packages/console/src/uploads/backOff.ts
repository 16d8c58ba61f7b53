import { ApiError, NetworkError, RequestTimeoutError, UnexpectedAnswerError } from '@noticeboard/api-types/problem';

/** Tries of one request after the first. */
const mostRetries = 5;

/** Longest wait requested by a host before the user is asked, in seconds. */
const longestWait = 60;

/** A temporary failure of a request: the host was unreachable, down or busy. Any other would fail again. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 408 || error.status === 429;
  return error instanceof NetworkError || error instanceof RequestTimeoutError || error instanceof UnexpectedAnswerError;
}

/**
 * Milliseconds until a request is retried: 1, 2, 4, 8, 16 s, never sooner than the host asks; undefined for 'not again'.
 *
 * @param retry number of the retry, from 1
 * @param random from 0 to 1, so that many consoles don't return in step
 */
export function waitBeforeTry(error: unknown, retry: number, random = Math.random()): number | undefined {
  if (retry > mostRetries || !isPassing(error)) return undefined;
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
  if (asked > longestWait) return undefined;
  return Math.max(asked, 2 ** (retry - 1) * (0.75 + random / 4)) * 1000;
}

/** Waits, or rejects with the signal's reason. Being online again ends the wait. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Waits by the browser's clock. */
export const pause: Pause = (milliseconds, signal) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = () => reject(signal.reason as Error);
  const resume = () => resolve();
  const timer = setTimeout(resume, milliseconds);
  signal.addEventListener('abort', stop);
  globalThis.addEventListener?.('online', resume);
  if (signal.aborted) stop();
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    globalThis.removeEventListener?.('online', resume);
  });
};

/** Makes a request until it succeeds, is refused, or has failed too often. */
export async function withRetries<Answer>(send: () => Promise<Answer>, wait: Pause, signal: AbortSignal): Promise<Answer> {
  for (let retry = 1; ; retry += 1) {
    signal.throwIfAborted();
    try {
      return await send();
    } catch (error) {
      signal.throwIfAborted();
      const milliseconds = waitBeforeTry(error, retry);
      if (milliseconds === undefined) throw error;
      await wait(milliseconds, signal);
    }
  }
}
