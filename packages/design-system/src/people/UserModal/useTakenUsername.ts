import { useAnswerAfterPause } from '../../fields/useAnswerAfterPause.ts';
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
  const last = useAnswerAfterPause({
    question: onCheckUsername === undefined ? null : username,
    ask: async (asked, signal) => (await onCheckUsername?.(asked, signal).catch(() => true)) === false,
    onAnswer: (isTaken, asked) => isTaken && onTaken(asked),
    pause: peopleLimits.uniquenessPause,
  });
  return last?.answer ?? false;
}
