import type { ReadPath, SearchPath } from '../../../api/readKey.ts';

/** The reads that show users: read again when a user has changed. */
export const userReads = [
  '/api/management/users/{page}/{size}',
  '/api/management/users/search',
  '/api/management/users/role-scoped-search',
  '/api/management/users/{id}',
  '/api/management/tags/{page}/{size}',
] as const satisfies readonly (ReadPath | SearchPath)[];
