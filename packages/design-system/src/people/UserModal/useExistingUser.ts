import { useAnswerAfterPause } from '../../fields/useAnswerAfterPause.ts';
import { peopleLimits } from '../peopleLimits.ts';
import type { UserIdentity, UserModalProps } from './userModalTypes.ts';

/** Another user with the same data. */
export interface MatchingUser {
  /** Left out where the host does not say who it is. */
  name?: string;
}

/**
 * Another user with the same username, phone or e-mail; checked once typing pauses (`USER-37` to `USER-41`). A response
 * for older data is dropped.
 */
export function useExistingUser(identity: UserIdentity | null, onCheckExists: UserModalProps['onCheckExists']): MatchingUser | null {
  const last = useAnswerAfterPause({
    question: identity === null || onCheckExists === undefined ? null : JSON.stringify(identity),
    ask: async (sought, signal): Promise<MatchingUser | null> => {
      // A failed check does not block: saving checks again.
      const exists = (await onCheckExists?.(JSON.parse(sought) as UserIdentity, signal).catch(() => false)) ?? false;
      return exists === false ? null : typeof exists === 'string' ? { name: exists } : {};
    },
    pause: peopleLimits.uniquenessPause,
  });
  return last?.answer ?? null;
}
