import { useState } from 'react';
import { useAfterPause } from '../effects/useAfterPause.ts';

/**
 * Requests what is typed once typing pauses.
 *
 * @param phrase what is typed; null while it is too short to be requested, which takes effect immediately
 * @param pause how long the phrase stays the same before it is requested, in milliseconds
 * @returns the phrase that was requested last
 */
export function useAskedPhrase(phrase: string | null, pause: number, onAsk: (phrase: string) => void): string | null {
  const [asked, setAsked] = useState<string | null>(null);
  useAfterPause(phrase === asked ? undefined : phrase, phrase === null ? 0 : pause, (next) => {
    setAsked(next);
    if (next !== null) onAsk(next);
  });
  return asked;
}
