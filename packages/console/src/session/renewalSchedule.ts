import type { Session } from './session.ts';

/** Waits between tries while the provider cannot be reached, in milliseconds. */
const retryWaits = [5_000, 10_000, 20_000, 30_000] as const;

/** The browser's parts that the schedule needs. */
export interface ScheduleClock {
  now: () => number;
  setTimeout: (run: () => void, milliseconds: number) => number;
  clearTimeout: (timer: number) => void;
}

/**
 * Renews before the token expires. It checks the wall clock at least every five seconds and whenever the page
 * wakes, because timers pause while a computer sleeps (A05); a jump of the clock costs one renewal (A06).
 *
 * @param onWake calls its argument when the page becomes visible or the network returns
 * @returns a function that stops it
 */
export function scheduleRenewal(session: Session, clock: ScheduleClock, onWake: (look: () => void) => () => void): () => void {
  let timer: number | undefined;
  let isLooking = false;
  let failures = 0;
  let lastFailure = 0;

  function isDue(): boolean {
    const times = session.tokenTimes();
    if (times === undefined || clock.now() < times.renewAt) return false;
    const wait = failures === 0 ? 0 : (retryWaits[Math.min(failures, retryWaits.length) - 1] ?? 30_000);
    const sinceFailure = clock.now() - lastFailure;
    return sinceFailure < 0 || sinceFailure >= wait;
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    if (isDue()) {
      const isRenewed = await session.renewNow();
      failures = isRenewed ? 0 : failures + 1;
      lastFailure = clock.now();
    }
    isLooking = false;
    lookLater();
  }

  function lookLater(): void {
    if (timer !== undefined) clock.clearTimeout(timer);
    const untilDue = (session.tokenTimes()?.renewAt ?? Infinity) - clock.now();
    const wait = failures > 0 ? 1_000 : Math.min(Math.max(untilDue, 250), 5_000);
    timer = clock.setTimeout(() => void look(), wait);
  }

  const stopWaking = onWake(() => {
    failures = 0;
    void look();
  });
  const stopFollowing = session.state.subscribe(lookLater);
  lookLater();
  return () => {
    stopWaking();
    stopFollowing();
    if (timer !== undefined) clock.clearTimeout(timer);
  };
}
