import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until an address responds with anything, 401 included: the server is up.
 * Throws after `patience` milliseconds, or when `isStillStarting` says that its process has ended.
 */
export async function waitForAnswer(
  address: string,
  { patience = 60_000, isStillStarting = () => true }: { patience?: number; isStillStarting?: () => boolean } = {},
): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (!isStillStarting()) throw new Error(`The process behind ${address} ended before it answered.`);
    const answered = await fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await pause(100);
  }
  throw new Error(`${address} did not answer within ${patience / 1000} s.`);
}
