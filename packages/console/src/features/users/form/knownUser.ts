import type { Cache } from 'swr';
import { listedRow } from '../../../api/listedRow.ts';
import type { Questions } from '../../../api/questions.ts';
import type { User } from '../list/userPage.ts';

const lists = ['/api/management/users/{page}/{size}', '/api/management/users/search', '/api/management/users/role-scoped-search'] as const;

/**
 * A user as in one of the lists that were read: enough for the name and for further reads, until the user has
 * been read. Nothing is saved from it (N09).
 */
export const knownUser = (cache: Cache, questions: Questions, id: string): User | undefined =>
  listedRow<User>(cache, lists, questions.read('/api/management/users/{id}', { path: { id } }).key, id);
