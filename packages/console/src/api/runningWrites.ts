import { CancelledError, untilAborted } from '../ground/cancelled.ts';
import { type FailedWrite, isOutOfDate, type WriteOutcome } from './writeOutcome.ts';

/** One change, ready to be sent. */
export interface PreparedWrite<Output> {
  /** Distinguishes changes: while one runs, the same is not sent again, a different one is (faults D12). */
  name: string;
  send: (signal: AbortSignal) => Promise<Output>;
  /** The outcome of a try that threw. */
  statusOf: (error: unknown, isStopped: boolean) => FailedWrite['status'];
  /** Looks for a change without a response at the host; null if it cannot be seen. */
  look: (signal: AbortSignal) => Promise<{ output: Output } | null>;
  /** Revalidates the outdated reads. @returns whether all of them were read */
  readAgain: () => Promise<boolean>;
  /** Whether it only ends when they have been read again, or after a moment. */
  waitsForReads?: boolean | undefined;
  /** Name of the tenant that the change belongs to when that is no longer the selected one (T05). */
  otherTenant: () => string | undefined;
}

/** Changes of one place that are pending. */
export interface RunningWrites {
  run: <Output>(write: PreparedWrite<Output>) => Promise<WriteOutcome<Output>>;
  /** Stops waiting for all of them. Nothing is undone: the host may still apply them. */
  cancel: () => void;
}

/**
 * Makes the list of a place's changes.
 *
 * @param onCount called with the number of pending changes whenever it changes
 */
export function createRunningWrites(onCount: (count: number) => void): RunningWrites {
  const running = new Map<string, AbortController>();
  return {
    run: async (write) => {
      // Set before anything is awaited: ten clicks within one frame must see it (faults D12).
      if (running.has(write.name)) return { status: 'ignored' };
      const controller = new AbortController();
      running.set(write.name, controller);
      onCount(running.size);
      const outcome = await settle(write, controller.signal);
      running.delete(write.name);
      onCount(running.size);
      const otherTenant = write.otherTenant();
      return otherTenant === undefined ? outcome : { ...outcome, otherTenant };
    },
    cancel: () => {
      for (const controller of running.values()) controller.abort(new CancelledError());
    },
  };
}

/** Longest wait for the reads after a change, in milliseconds: a dialog that stays open for longer is a nuisance. */
export const longestReading = 1000;

async function settle<Output>({ send, statusOf, look, readAgain, waitsForReads = false }: PreparedWrite<Output>, signal: AbortSignal): Promise<WriteOutcome<Output>> {
  try {
    const output = await untilAborted(signal, send(signal));
    const reading = readAgain().catch(() => false);
    if (waitsForReads) await Promise.race([reading, new Promise((done) => setTimeout(done, longestReading))]);
    return { status: 'done', output };
  } catch (error) {
    const status = statusOf(error, signal.aborted);
    if (status !== 'unknown') {
      if (isOutOfDate(error)) readAgain().catch(() => undefined);
      return { status, error };
    }
    // A user who stopped waiting doesn't wait for the look or for the lists either.
    const found = await untilAborted(signal, look(signal)).catch(() => null);
    const isReadAgain = await untilAborted(signal, readAgain()).catch(() => false);
    return found === null ? { status, error, isReadAgain } : { status: 'done', output: found.output };
  }
}
