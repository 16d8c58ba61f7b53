import { ApiError } from '@noticeboard/api-types/problem';

/**
 * Whether a thing that was read by its id is not there: gone, never there, or asked for by an id that is none. Trying again
 * would change nothing (N09).
 */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && [400, 404, 410].includes(error.status);
