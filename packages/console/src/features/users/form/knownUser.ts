import type { Cache } from 'swr';
import { isKeyOf } from '../../../api/readKey.ts';
import type { User, UserPage } from '../list/userPage.ts';

const lists = ['/api/management/users/{page}/{size}', '/api/management/users/search', '/api/management/users/role-scoped-search'] as const;

/**
 * A user as one of the lists that were read shows them: enough to say who it is and whom to ask about further, until the user has
 * been read. Nothing is saved from it (N09).
 */
export function knownUser(cache: Cache, id: string): User | undefined {
  for (const name of cache.keys()) {
    const { _k: key, data } = (cache.get(name) ?? {}) as { _k?: unknown; data?: UserPageAnswer };
    const found = isKeyOf(key, lists) ? data?.results?.find((user) => user.id === id) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

interface UserPageAnswer {
  results: UserPage['users'] | null;
}
