import { say, useAfterPause } from '@noticeboard/design-system';
import { useState } from 'react';

/** Milliseconds until the next comment is announced by focus and list: an earlier announcement is interrupted by it. */
const movingOn = 400;

/** @returns announces a sentence after the next comment was announced, each time it is called */
export function useNews(): (sentence: string) => void {
  const [news, setNews] = useState<{ sentence: string }>();
  useAfterPause(news, movingOn, ({ sentence }) => say(sentence));
  return (sentence) => setNews({ sentence });
}
