import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Asks for what somebody types once typing pauses.
 *
 * @param phrase what is typed; null while it is too short to be asked for, which counts at once
 * @param pause how long the phrase stays the same before it is asked for, in milliseconds
 * @returns the phrase that was asked for last
 */
export function useAskedPhrase(phrase: string | null, pause: number, onAsk: (phrase: string) => void): string | null {
  const [asked, setAsked] = useState<string | null>(null);
  const ask = useEffectEvent((next: string | null) => {
    setAsked(next);
    if (next !== null) onAsk(next);
  });
  useEffect(() => {
    if (phrase === asked) return undefined;
    const timer = setTimeout(() => ask(phrase), phrase === null ? 0 : pause);
    return () => clearTimeout(timer);
  }, [phrase, asked, pause]);
  return asked;
}
