import { ApiError, RequestFailure } from '@noticeboard/api-types/problem';
import { CancelledError, untilAborted } from './cancelled.ts';

/** How a change ended. */
export type WriteOutcome<Output> =
  | { status: 'done'; output: Output; otherTenant?: string }
  /** The host said no, or the call never left. Where it said that things are not as they look here, they are being read again. */
  | { status: 'failed'; error: unknown; otherTenant?: string }
  /**
   * The host may or may not have done it; what it invalidates has been read again (N05, D12). With a
   * `CancelledError` the user stopped waiting, and it is being read again (N06).
   */
  | { status: 'unconfirmed'; error: unknown; otherTenant?: string }
  /** The same change is running: this one was not sent (P01). */
  | { status: 'ignored' };

/** One change, ready to be sent. */
export interface PreparedWrite<Output> {
  /** Tells one change from another: while one runs, the same is not sent again, a different one is (D12). */
  name: string;
  send: (signal: AbortSignal) => Promise<Output>;
  /** Reads again what is out of date afterwards. */
  readAgain: () => Promise<unknown>;
  /** Name of the tenant that the change belongs to when that is no longer the selected one (T05). */
  otherTenant: () => string | undefined;
}

/** Changes of one place that are on their way. */
export interface RunningWrites {
  run: <Output>(write: PreparedWrite<Output>) => Promise<WriteOutcome<Output>>;
  /** Waits for none of them any longer. Nothing is undone: the host may do it all the same. */
  cancel: () => void;
}

/**
 * Makes the list of a place's changes.
 *
 * @param onCount called with the number of changes on their way whenever it changes
 */
export function createRunningWrites(onCount: (count: number) => void): RunningWrites {
  const running = new Map<string, AbortController>();

  async function settle<Output>({ send, readAgain }: PreparedWrite<Output>, signal: AbortSignal): Promise<WriteOutcome<Output>> {
    try {
      const output = await untilAborted(signal, send(signal));
      readAgain().catch(() => undefined);
      return { status: 'done', output };
    } catch (error) {
      const isUnknown = signal.aborted || (error instanceof RequestFailure && error.isOutcomeUnknown);
      if (!isUnknown) {
        if (isOutOfDate(error)) readAgain().catch(() => undefined);
        return { status: 'failed', error };
      }
      // The same host may keep the list waiting, too.
      await untilAborted(signal, readAgain()).catch(() => undefined);
      return { status: 'unconfirmed', error };
    }
  }

  return {
    run: async (write) => {
      // Set before anything is awaited: ten clicks within one frame find it set (D12).
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

/** Whether a refusal says that somebody else was here first: the thing is gone, or another stands in its place. */
const isOutOfDate = (error: unknown): boolean => error instanceof ApiError && [404, 409, 410].includes(error.status);
