import { useAnswerAfterPause } from '../../fields/useAnswerAfterPause.ts';
import { peopleLimits } from '../peopleLimits.ts';
import type { UserModalProps } from './userModalTypes.ts';

/**
 * Whether a username is known to be taken; checked once typing pauses. A response for an older one is dropped, and a
 * failed check does not block: saving checks again.
 *
 * @param username null checks nothing
 * @param onTaken called with a username that turned out to be taken
 */
export function useTakenUsername(username: string | null, onCheckUsername: UserModalProps['onCheckUsername'], onTaken: (username: string) => void): boolean {
  const last = useAnswerAfterPause({
    question: onCheckUsername === undefined ? null : username,
    ask: async (asked, signal) => (await onCheckUsername?.(asked, signal).catch(() => true)) === false,
    onAnswer: (isTaken, asked) => isTaken && onTaken(asked),
    pause: peopleLimits.uniquenessPause,
  });
  return last?.answer ?? false;
}
