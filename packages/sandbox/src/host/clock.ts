/** The sandbox's clock: the machine's, moved by the control plane when a test needs another time. */
export interface AdjustableClock {
  now: () => Date;
  /** Milliseconds by which the clock is moved. */
  offset: () => number;
  moveTo: (offsetMilliseconds: number) => void;
}

/** A clock that shows the machine's time until it is moved. */
export function createClock(): AdjustableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    offset: () => offset,
    moveTo: (milliseconds) => {
      offset = milliseconds;
    },
  };
}
