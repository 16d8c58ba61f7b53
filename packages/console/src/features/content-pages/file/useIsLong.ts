import { useEffect, useState } from 'react';
import { downloadSpinnerDelay } from '../../../content/files/downloadSpinnerDelay.ts';

/** Whether something has been pending for as long as a spinner waits. */
export function useIsLong(isPending: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLong(true), downloadSpinnerDelay);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isPending]);
  return isLong;
}
