import { useEffect, useState } from 'react';

/** How long a download takes before its spinner comes (LIM-121). */
const spinnerDelay = 200;

/** Whether something has been pending for as long as a spinner waits. */
export function useIsLong(isPending: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLong(true), spinnerDelay);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isPending]);
  return isLong;
}
