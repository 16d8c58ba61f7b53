import { say, useAfterPause } from '@noticeboard/design-system';
import { useState } from 'react';

/** How long the focus and the list take to announce the next comment, in milliseconds: what is said before that is interrupted by it. */
const movingOn = 400;

/** @returns announces a sentence once the next comment was announced, each time it is given one */
export function useNews(): (sentence: string) => void {
  const [news, setNews] = useState<{ sentence: string }>();
  useAfterPause(news, movingOn, ({ sentence }) => say(sentence));
  return (sentence) => setNews({ sentence });
}
