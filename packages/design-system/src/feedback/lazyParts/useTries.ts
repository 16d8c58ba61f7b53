import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Waits between attempts, in milliseconds; the last one repeats. */
const waits = [1_000, 2_000, 5_000, 10_000, 30_000];

/** Attempts that continue until the component unmounts. */
export interface Tries {
  /** Tries immediately, for a 'Try again' button. */
  tryNow: () => void;
  /** Whether an attempt that the user started is pending. */
  isTrying: boolean;
}

/**
 * Retries while the component is mounted: as soon as the network returns, and at growing intervals.
 * An attempt that succeeds is expected to replace the component.
 *
 * @param attempt one attempt; its failure only leads to the next one
 */
export function useTries(attempt: () => Promise<unknown>): Tries {
  const [isTrying, setTrying] = useState(false);
  const attemptNow = useEffectEvent(attempt);
  const tryNow = useRef(() => Promise.resolve());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let tries = 0;
    let isRunning = false;
    let hasEnded = false;
    const later = () => {
      timer = setTimeout(() => void run(), waits[Math.min(tries, waits.length - 1)]);
      tries += 1;
    };
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      clearTimeout(timer);
      await attemptNow().catch(() => undefined);
      isRunning = false;
      if (!hasEnded) later();
    };
    const runAnew = () => {
      tries = 0;
      void run();
    };
    tryNow.current = run;
    later();
    window.addEventListener('online', runAnew);
    return () => {
      hasEnded = true;
      clearTimeout(timer);
      window.removeEventListener('online', runAnew);
    };
  }, []);
  return {
    isTrying,
    tryNow: () => {
      setTrying(true);
      void tryNow.current().then(() => setTrying(false));
    },
  };
}
