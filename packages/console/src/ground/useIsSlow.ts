import { useAfterPause } from '@noticeboard/design-system';
import { useState } from 'react';

/** Milliseconds without a response after which a wait is reported and can be cancelled (N06). */
export const slowAfter = 8_000;

/**
 * Whether a wait has taken so long that it is reported (N06).
 *
 * @param after how long that is, in milliseconds
 */
export function useIsSlow(isWaiting: boolean, after = slowAfter): boolean {
  const [isSlow, setSlow] = useState(false);
  if (isSlow && !isWaiting) setSlow(false);
  useAfterPause(isWaiting || undefined, after, () => setSlow(true));
  return isSlow && isWaiting;
}
