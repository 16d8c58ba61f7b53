/** The user stopped waiting for this call (N06). The host may have done it all the same. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';

  constructor() {
    super('The call was cancelled.');
  }
}

/**
 * Waits no longer than until the signal fires, whether or not the call observes it: a pending renewal
 * ignores the signal.
 *
 * @throws the reason of the signal
 */
export function untilAborted<Answer>(signal: AbortSignal, call: Promise<Answer>): Promise<Answer> {
  let stopListening = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    stopListening = () => signal.removeEventListener('abort', stop);
  });
  return Promise.race([call, aborted]).finally(stopListening);
}
