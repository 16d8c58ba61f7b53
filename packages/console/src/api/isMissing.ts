import { ApiError } from '@noticeboard/api-types/problem';

/**
 * Whether a thing that was read by its id is not there: gone, never there, or requested by an invalid id. Trying again
 * would change nothing (N09).
 */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && [400, 404, 410].includes(error.status);

/**
 * Whether a change failed because its thing is gone: someone else has deleted it. Takes the host's error and what was made
 * of it for a person (`SaveError`).
 */
export function isGone(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof ApiError && [404, 410].includes(cause.status);
}
