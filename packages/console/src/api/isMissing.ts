import { ApiError } from '@noticeboard/api-types/problem';

/**
 * Whether a thing that was read by its id does not exist: deleted, never created, or requested by an invalid id. Retrying
 * would change nothing (N09).
 */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && [400, 404, 410].includes(error.status);

/** Whether the acting role may not read or do it. Retrying would change nothing. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/**
 * Whether a change failed because its thing is gone: someone else has deleted it. Accepts the host's error and the
 * `SaveError` made of it.
 */
export function isGone(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof ApiError && [404, 410].includes(cause.status);
}
