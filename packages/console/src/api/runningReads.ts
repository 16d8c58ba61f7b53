import { type Key, unstable_serialize as nameOf } from 'swr';
import { createStore, type Store } from '../ground/createStore.ts';
import { slowAfter } from '../ground/useIsSlow.ts';
import { CancelledError, untilAborted } from '../ground/cancelled.ts';

/** The pending reads of one scope. A name identifies a request; equal requests share one call. */
export interface RunningReads {
  /** Makes the call and ends it when it is cancelled or when the scope ends (T01). */
  run: <Answer>(name: string, ask: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer>;
  /**
   * Makes a call that is about to be requested: the next `run` of the same name takes it over, unless its response is
   * too old by then. A failure is reported to that one.
   *
   * @param key of the request, which is its name
   * @returns a function that ends it, unless it has been taken over
   */
  begin: (key: Key, ask: (signal: AbortSignal) => Promise<unknown>) => () => void;
  /** Drops calls that were begun and not yet taken over: their responses are from before a write. */
  giveUp: (isOutdated: (key: Key) => boolean) => void;
  /** The response to a call that was begun, if it arrived before it was requested; undefined otherwise. */
  answerAhead: (name: string) => unknown;
  /** Whether any read is pending: the top bar's spinner follows it (core §2 Layout). */
  isRunning: Pick<Store<boolean>, 'read' | 'subscribe'>;
  /** Whether a read failed after this moment, in milliseconds, and has not succeeded since. */
  hasFailedSince: (time: number) => boolean;
  /**
   * Marks that a user waits for this read, with nothing shown yet.
   *
   * @returns a function to call when the wait is over
   */
  watch: (name: string) => () => void;
  /** Reads that a user has been waiting for too long, one entry for each waiting component. */
  slow: Pick<Store<readonly string[]>, 'read' | 'subscribe'>;
  /**
   * Repeats a read after a failure, unless the scope has ended by then.
   *
   * @param wait in milliseconds
   */
  repeatAfter: (wait: number, ask: () => Promise<unknown>) => void;
  /** Whether a failed read is being retried, or about to be. */
  isRepeating: Pick<Store<boolean>, 'read' | 'subscribe'>;
  /** Ends the slow reads; each fails with a `CancelledError`. */
  cancelSlow: () => void;
  /** The scope has ended, and all its reads with it. */
  end: () => void;
}

/** A call that was begun ahead, and that was never requested. */
class GivenUpError extends Error {}

/** A call that has not been requested yet. */
interface BegunCall {
  key: Key;
  call: Promise<unknown>;
  /** Ends it. */
  controller: AbortController;
  /** When it began, in milliseconds. */
  at: number;
  /** Undefined until it has arrived. */
  answer?: unknown;
}

/** How long a response that was requested ahead counts as current, in milliseconds: the time that pressing a link under the pointer may take. */
export const keptAhead = 5_000;

/** Makes the list of a scope's reads. */
export function createRunningReads(): RunningReads {
  const running = new Map<string, AbortController>();
  /** When a read failed last; removed when it succeeds. */
  const failed = new Map<string, number>();
  const isRunning = createStore(false);
  const slow = createStore<readonly string[]>([]);
  const isRepeating = createStore(false);
  let repeated = 0;
  let hasEnded = false;
  const begun = new Map<string, BegunCall>();
  const begunOfNow = (name: string): BegunCall | undefined => {
    const known = begun.get(name);
    return known !== undefined && Date.now() - known.at < keptAhead ? known : undefined;
  };
  /** Running calls that are awaited: those requested ahead are not reported, which would restart a page that is being rendered. */
  const awaited = new Set<AbortController>();
  const tellRunning = () => isRunning.write(awaited.size > 0);
  const make = async <Answer>(name: string, controller: AbortController, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    if (hasEnded) controller.abort();
    running.set(name, controller);
    tellRunning();
    try {
      const answer = await untilAborted(controller.signal, ask(controller.signal));
      failed.delete(name);
      return answer;
    } catch (error) {
      if (!(error instanceof GivenUpError)) failed.set(name, Date.now());
      throw error;
    } finally {
      if (running.get(name) === controller) running.delete(name);
      awaited.delete(controller);
      tellRunning();
    }
  };
  return {
    run: <Answer>(name: string, ask: (signal: AbortSignal) => Promise<Answer>) => {
      const ahead = begunOfNow(name);
      begun.delete(name);
      const controller = ahead?.controller ?? new AbortController();
      if (ahead === undefined || running.get(name) === controller) awaited.add(controller);
      tellRunning();
      return (ahead?.call as Promise<Answer> | undefined) ?? make(name, controller, ask);
    },
    begin: (key, ask) => {
      const name = nameOf(key);
      if (running.has(name) || begunOfNow(name) !== undefined) return () => undefined;
      const controller = new AbortController();
      const ahead: BegunCall = { key, call: make(name, controller, ask), controller, at: Date.now() };
      begun.set(name, ahead);
      const forget = () => begun.get(name) === ahead && begun.delete(name);
      ahead.call.then(
        (answer) => void (ahead.answer = answer),
        // Reported to the caller that takes it over, who waits as long as the host asked for before it is repeated (N04).
        () => undefined,
      );
      return () => {
        if (forget()) controller.abort(new GivenUpError());
      };
    },
    giveUp: (isOutdated) => {
      for (const [name, { key, controller }] of begun) {
        if (!isOutdated(key)) continue;
        begun.delete(name);
        controller.abort(new GivenUpError());
      }
    },
    answerAhead: (name) => begunOfNow(name)?.answer,
    isRunning,
    hasFailedSince: (time) => [...failed.values()].some((moment) => moment >= time),
    watch: (name) => {
      let isSlow = false;
      const timer = setTimeout(() => {
        isSlow = true;
        slow.write([...slow.read(), name]);
      }, slowAfter);
      return () => {
        clearTimeout(timer);
        if (isSlow) slow.write(slow.read().toSpliced(slow.read().indexOf(name), 1));
      };
    },
    slow,
    repeatAfter: (wait, ask) => {
      repeated += 1;
      isRepeating.write(true);
      setTimeout(async () => {
        try {
          if (!hasEnded) await ask();
        } finally {
          repeated -= 1;
          isRepeating.write(repeated > 0);
        }
      }, wait);
    },
    isRepeating,
    cancelSlow: () => {
      for (const name of slow.read()) running.get(name)?.abort(new CancelledError());
    },
    end: () => {
      hasEnded = true;
      for (const controller of running.values()) controller.abort();
    },
  };
}
