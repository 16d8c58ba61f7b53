import { ApiError } from '@noticeboard/api-types/problem';

/** The host's error code when the tenant has no organization yet (core §8). */
const noOrganization = 1100;

/**
 * Whether the host's response means that there is no root to count for: no organization yet, or a root that may not
 * be read. The chart is empty then, instead of an error nobody can fix (decisions-core A63).
 */
export const hasNoRoot = (error: unknown): boolean =>
  error instanceof ApiError && (error.errorCode === noOrganization || error.status === 403);
