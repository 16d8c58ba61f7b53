import { useEffect, useEffectEvent, useState } from 'react';
import { peopleLimits } from '../peopleLimits.ts';
import type { UserModalProps } from './userModalTypes.ts';

/**
 * Whether a username is known to be taken; asked once typing pauses. An answer for an older one is dropped, and not
 * knowing is no reason to stop anybody: saving checks again.
 *
 * @param username null asks nothing
 * @param onTaken called with a username that turned out to be taken
 */
export function useTakenUsername(username: string | null, onCheckUsername: UserModalProps['onCheckUsername'], onTaken: (username: string) => void): boolean {
  const [taken, setTaken] = useState<string | null>(null);
  const tell = useEffectEvent(onTaken);

  useEffect(() => {
    if (username === null || onCheckUsername === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const isFree = await onCheckUsername(username, controller.signal).catch(() => true);
      if (controller.signal.aborted) return;
      setTaken(isFree ? null : username);
      if (!isFree) tell(username);
    }, peopleLimits.uniquenessPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [username, onCheckUsername]);

  return taken !== null && taken === username;
}
