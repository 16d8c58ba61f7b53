/** Nobody wants to wait for this call any longer (N06). What it asked for may have been done all the same. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';

  constructor() {
    super('The call was cancelled.');
  }
}

/**
 * Waits no longer than until the signal fires, whatever the call itself makes of the signal: a renewal on the way
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
