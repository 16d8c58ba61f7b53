import { useEffect, useState } from 'react';

/** Characters a phrase has before people are searched (content §7). */
export const minimumPhrase = 2;

/** The pause after the last key before people are searched, in milliseconds (content §9). */
const searchPause = 200;

/** Asks for a phrase once typing pauses. The phrase that was asked for last, `null` while it is too short. */
export function useAskedPhrase(text: string, onSearch: (phrase: string) => void): string | null {
  const [asked, setAsked] = useState<string | null>(null);
  const phrase = text.trim().length < minimumPhrase ? null : text.trim();
  useEffect(() => {
    if (phrase === asked) return undefined;
    const ask = () => {
      setAsked(phrase);
      if (phrase !== null) onSearch(phrase);
    };
    const timer = setTimeout(ask, phrase === null ? 0 : searchPause);
    return () => clearTimeout(timer);
  }, [phrase, asked, onSearch]);
  return asked;
}
