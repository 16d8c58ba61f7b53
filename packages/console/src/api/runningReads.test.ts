import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CancelledError } from './cancelled.ts';
import { createRunningReads, slowAfter } from './runningReads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

describe('A read that somebody waits for', () => {
  test('counts as slow after a while, and no longer once the wait is over (N06)', () => {
    const reads = createRunningReads();
    const stop = reads.watch('list');
    vi.advanceTimersByTime(slowAfter - 1);
    expect(reads.slow.read()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reads.slow.read()).toEqual(['list']);
    stop();
    expect(reads.slow.read()).toEqual([]);
  });

  test('is not slow when it was answered in time', () => {
    const reads = createRunningReads();
    reads.watch('list')();
    vi.advanceTimersByTime(slowAfter);
    expect(reads.slow.read()).toEqual([]);
  });

  test('stays slow while another place still waits for it', () => {
    const reads = createRunningReads();
    const stops = [reads.watch('list'), reads.watch('list')];
    vi.advanceTimersByTime(slowAfter);
    stops[0]?.();
    expect(reads.slow.read()).toEqual(['list']);
    stops[1]?.();
    expect(reads.slow.read()).toEqual([]);
  });
});

describe('Cancelling', () => {
  test('ends the slow reads alone, though their calls never hear of it', async () => {
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

  test('lets the same question be asked again', async () => {
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
  test('ends the reads on their way and every later one (T01)', async () => {
    const reads = createRunningReads();
    const early = reads.run('list', never);
    reads.end();
    await expect(early).rejects.toMatchObject({ name: 'AbortError' });
    await expect(reads.run('list', never)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
