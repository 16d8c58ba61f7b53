import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CancelledError } from '../ground/cancelled.ts';
import { slowAfter } from '../ground/useIsSlow.ts';
import { createRunningReads, keptAhead } from './runningReads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

describe('Reads that are waited for', () => {
  test('N06: a read that is waited for counts as slow after a while, and no longer once the wait is over', () => {
    const reads = createRunningReads();
    const stop = reads.watch('list');
    vi.advanceTimersByTime(slowAfter - 1);
    expect(reads.slow.read()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reads.slow.read()).toEqual(['list']);
    stop();
    expect(reads.slow.read()).toEqual([]);
  });

  test('A read that is waited for is not slow when the response came in time', () => {
    const reads = createRunningReads();
    reads.watch('list')();
    vi.advanceTimersByTime(slowAfter);
    expect(reads.slow.read()).toEqual([]);
  });

  test('A read that is waited for stays slow while another place still waits for it', () => {
    const reads = createRunningReads();
    const stops = [reads.watch('list'), reads.watch('list')];
    vi.advanceTimersByTime(slowAfter);
    stops[0]?.();
    expect(reads.slow.read()).toEqual(['list']);
    stops[1]?.();
    expect(reads.slow.read()).toEqual([]);
  });
});

describe('Reads that are started ahead', () => {
  test('A read that is started ahead is taken over by its first reader, once', async () => {
    const reads = createRunningReads();
    const ask = vi.fn(() => Promise.resolve('rows'));
    const giveUp = reads.begin('list', ask);
    expect(ask).toHaveBeenCalledOnce();
    expect(reads.isRunning.read()).toBe(false);
    const answer = reads.run('list', ask);
    expect(reads.isRunning.read()).toBe(true);
    giveUp();
    expect(await answer).toBe('rows');
    expect(ask).toHaveBeenCalledOnce();
    await reads.run('list', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('A read that is started ahead reports its failure to that reader', async () => {
    const reads = createRunningReads();
    reads.begin('list', () => Promise.reject(new Error('down')));
    await expect(reads.run('list', never)).rejects.toThrow('down');
  });

  test('A read that is started ahead is available before anyone needs it, once its response is there, and no longer once it was taken over', async () => {
    const reads = createRunningReads();
    reads.begin('list', () => Promise.resolve('rows'));
    expect(reads.answerAhead('list')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    expect(reads.answerAhead('list')).toBe('rows');
    expect(await reads.run('list', never)).toBe('rows');
    expect(reads.answerAhead('list')).toBeUndefined();
    expect(reads.isRunning.read()).toBe(false);
  });

  test('A read that was started long before it is needed is requested again, and reports its failure to the reader that takes it over', async () => {
    const reads = createRunningReads();
    reads.begin('list', () => Promise.resolve('of then'));
    await vi.advanceTimersByTimeAsync(keptAhead);
    expect(reads.answerAhead('list')).toBeUndefined();
    expect(await reads.run('list', () => Promise.resolve('of now'))).toBe('of now');
    reads.begin('list', () => Promise.reject(new Error('down')));
    await vi.advanceTimersByTimeAsync(0);
    await expect(reads.run('list', never)).rejects.toThrow('down');
    expect(await reads.run('list', () => Promise.resolve('up'))).toBe('up');
  });

  test('A read that is started ahead ends when it is abandoned, fails nothing, and is requested again', async () => {
    const reads = createRunningReads();
    let signal: AbortSignal | undefined;
    const giveUp = reads.begin('list', (given) => {
      signal = given;
      return never();
    });
    giveUp();
    expect(signal?.aborted).toBe(true);
    await expect(reads.run('list', () => Promise.resolve('rows'))).resolves.toBe('rows');
    expect(reads.isRunning.read()).toBe(false);
    expect(reads.hasFailedSince(0)).toBe(false);
  });

  test('A read that is started ahead is dropped by a write, after which its reader requests it again', async () => {
    const reads = createRunningReads();
    reads.begin('list', () => Promise.resolve('before the write'));
    reads.begin('tree', () => Promise.resolve('of another path'));
    await vi.advanceTimersByTimeAsync(0);
    reads.giveUp((key) => key === 'list');
    expect(reads.answerAhead('list')).toBeUndefined();
    expect(await reads.run('list', () => Promise.resolve('after it'))).toBe('after it');
    expect(await reads.run('tree', never)).toBe('of another path');
  });

  test('A read that is started ahead is not started while the same one is running, and ends with its scope', async () => {
    const reads = createRunningReads();
    const running = reads.run('list', never);
    const again = vi.fn(never);
    reads.begin('list', again)();
    expect(again).not.toHaveBeenCalled();
    reads.begin('other', never);
    reads.end();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    await expect(reads.run('other', () => Promise.resolve('rows'))).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('The reads of a scope', () => {
  test('The reads of a scope have failed since a moment until they succeed', async () => {
    const reads = createRunningReads();
    await reads.run('former', () => Promise.reject(new Error('offline'))).catch(() => undefined);
    vi.advanceTimersByTime(1);
    const since = Date.now();
    expect(reads.hasFailedSince(since)).toBe(false);
    await reads.run('list', () => Promise.reject(new Error('down'))).catch(() => undefined);
    expect(reads.hasFailedSince(since)).toBe(true);
    await reads.run('list', () => Promise.resolve('rows'));
    expect(reads.hasFailedSince(since)).toBe(false);
  });

  test('SHELL-70: the reads of a scope are pending from the first request to the last response, whatever it is', async () => {
    const reads = createRunningReads();
    expect(reads.isRunning.read()).toBe(false);
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const answers = [reads.run('list', () => first.promise), reads.run('tree', () => second.promise)];
    expect(reads.isRunning.read()).toBe(true);
    first.resolve();
    await answers[0];
    expect(reads.isRunning.read()).toBe(true);
    second.reject(new Error('broken'));
    await expect(answers[1]).rejects.toThrow('broken');
    expect(reads.isRunning.read()).toBe(false);
  });

  test('The reads of a scope stay pending while an equal request that was sent again waits', async () => {
    const reads = createRunningReads();
    const first = Promise.withResolvers<void>();
    const answer = reads.run('list', () => first.promise);
    void reads.run('list', never);
    first.resolve();
    await answer;
    expect(reads.isRunning.read()).toBe(true);
  });
});

describe('Cancelling', () => {
  test('Cancelling ends only the slow reads, even if their calls ignore the signal', async () => {
    const reads = createRunningReads();
    reads.watch('slow');
    const slow = reads.run('slow', never);
    const signals: AbortSignal[] = [];
    void reads.run('other', (signal) => (signals.push(signal), never()));
    vi.advanceTimersByTime(slowAfter);
    reads.cancelSlow();
    await expect(slow).rejects.toBeInstanceOf(CancelledError);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test('A cancelled read can be requested again', async () => {
    const reads = createRunningReads();
    reads.watch('list');
    const first = reads.run('list', never);
    vi.advanceTimersByTime(slowAfter);
    reads.cancelSlow();
    await expect(first).rejects.toBeInstanceOf(CancelledError);
    await expect(reads.run('list', () => Promise.resolve('rows'))).resolves.toBe('rows');
  });
});

describe('The end of a scope', () => {
  test('T01: the end of a scope aborts its pending reads and every later one', async () => {
    const reads = createRunningReads();
    const early = reads.run('list', never);
    reads.end();
    await expect(early).rejects.toMatchObject({ name: 'AbortError' });
    await expect(reads.run('list', never)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('A read that is retried automatically', () => {
  test('A repeated read is reported from the failure until the next response', async () => {
    const reads = createRunningReads();
    let answer: () => void = () => undefined;
    reads.repeatAfter(800, () => new Promise<void>((resolve) => (answer = resolve)));
    expect(reads.isRepeating.read()).toBe(true);
    await vi.advanceTimersByTimeAsync(800);
    expect(reads.isRepeating.read()).toBe(true);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(reads.isRepeating.read()).toBe(false);
  });

  test('T01: a read is not retried automatically once the scope has ended', async () => {
    const reads = createRunningReads();
    const ask = vi.fn(async () => undefined);
    reads.repeatAfter(800, ask);
    reads.end();
    await vi.advanceTimersByTimeAsync(800);
    expect(ask).not.toHaveBeenCalled();
    expect(reads.isRepeating.read()).toBe(false);
  });
});
