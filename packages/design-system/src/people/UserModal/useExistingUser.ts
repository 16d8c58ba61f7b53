import { useEffect, useState } from 'react';
import { peopleLimits } from '../peopleLimits.ts';
import type { UserIdentity, UserModalProps } from './userModalTypes.ts';

/** Another user with the same data. */
export interface MatchingUser {
  /** Left out where the host does not say who it is. */
  name?: string;
}

/**
 * Another user with the same username, phone or e-mail; asked once typing pauses (`USER-37` to `USER-41`). An answer
 * for older data is dropped.
 */
export function useExistingUser(identity: UserIdentity | null, onCheckExists: UserModalProps['onCheckExists']): MatchingUser | null {
  const [match, setMatch] = useState<{ sought: string; user: MatchingUser } | null>(null);
  const sought = identity === null ? null : JSON.stringify(identity);

  useEffect(() => {
    if (sought === null || onCheckExists === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const exists = await onCheckExists(JSON.parse(sought) as UserIdentity, controller.signal);
        if (!controller.signal.aborted) setMatch(exists === false ? null : { sought, user: typeof exists === 'string' ? { name: exists } : {} });
      } catch {
        // Not knowing is no reason to stop anybody: saving checks again.
        if (!controller.signal.aborted) setMatch(null);
      }
    }, peopleLimits.uniquenessPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [sought, onCheckExists]);

  return match !== null && match.sought === sought ? match.user : null;
}
