import { ApiError, readProblem, typedFailure } from '../problem.ts';
import { nameRequest, type Middleware } from './middleware.ts';

/**
 * Failure is `!response.ok`, thrown as `ApiError`: openapi-fetch returns `error: undefined` for an empty 403
 * or 500, which would read as success. A call without a response is thrown as the reason why there was none.
 */
export const problem: Middleware = (next) => async (request) => {
  const name = nameRequest(request);
  try {
    const response = await next(request);
    if (response.ok) return response;
    throw new ApiError(name, await readProblem(response));
  } catch (error) {
    throw typedFailure(error, name);
  }
};

/** Milliseconds without a response, or without a byte sent, after which a call is aborted (N06). */
export const defaultTimeout = 30_000;

/** Aborts a call without a response (N06). Each try has the full time; waiting for a renewal does not count. */
export function timeout(milliseconds: number): Middleware {
  return (next) => (request) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)]);
    return next(new Request(request, { signal }));
  };
}
