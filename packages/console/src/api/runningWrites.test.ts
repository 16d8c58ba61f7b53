import { ApiError, NetworkError } from '@noticeboard/api-types/problem';
import { describe, expect, test, vi } from 'vitest';
import { CancelledError } from '../ground/cancelled.ts';
import { createRunningWrites, longestReading, type PreparedWrite } from './runningWrites.ts';

const request = { method: 'DELETE', path: '/api/management/tags/1' };

/** A place with one change, whose response is `answer`. */
function placeWhere(answer: () => Promise<string>, given: Partial<PreparedWrite<string>> = {}) {
  const seen = { counts: [] as number[], sent: 0, readAgain: 0 };
  const writes = createRunningWrites((count) => seen.counts.push(count));
  const write: PreparedWrite<string> = {
    name: 'one',
    send: () => {
      seen.sent += 1;
      return answer();
    },
    statusOf: (error, isStopped) => (isStopped || error instanceof NetworkError ? 'unknown' : 'refused'),
    look: () => Promise.resolve(null),
    readAgain: () => {
      seen.readAgain += 1;
      return Promise.resolve(true);
    },
    otherTenant: () => undefined,
    ...given,
  };
  return { writes, write, seen };
}

const never = () => new Promise<never>(() => undefined);

describe('A change', () => {
  test('A change that the host made reads the lists again', async () => {
    const { writes, write, seen } = placeWhere(() => Promise.resolve('made'));
    expect(await writes.run(write)).toEqual({ status: 'done', output: 'made' });
    expect(seen).toEqual({ counts: [1, 0], sent: 1, readAgain: 1 });
  });

  test('A deletion is over when the list has been read without the record, or after a moment', async () => {
    vi.useFakeTimers();
    const read = Promise.withResolvers<boolean>();
    const { writes, write } = placeWhere(() => Promise.resolve('gone'), { readAgain: () => read.promise, waitsForReads: true });
    const ends: string[] = [];
    const first = writes.run(write).then(() => ends.push('read'));
    await vi.advanceTimersByTimeAsync(longestReading - 1);
    expect(ends).toEqual([]);
    read.resolve(true);
    await first;
    const { writes: others, write: slow } = placeWhere(() => Promise.resolve('gone'), { readAgain: never, waitsForReads: true });
    const second = others.run(slow).then(() => ends.push('slow'));
    await vi.advanceTimersByTimeAsync(longestReading);
    await second;
    expect(ends).toEqual(['read', 'slow']);
    vi.useRealTimers();
  });

  test('A change that the host made stays made when the lists cannot be read', async () => {
    const { writes, write } = placeWhere(() => Promise.resolve('made'), { readAgain: () => Promise.reject(new Error('down')) });
    expect(await writes.run(write)).toMatchObject({ status: 'done' });
  });

  test.each(['refused', 'not-sent'] as const)('A change that was %s changes nothing, and nothing is read again', async (status) => {
    const error = new ApiError(request, { status: 403 });
    const { writes, write, seen } = placeWhere(() => Promise.reject(error), { statusOf: () => status });
    expect(await writes.run(write)).toEqual({ status, error });
    expect(seen.readAgain).toBe(0);
  });

  test.each([404, 409, 410])('A change that the host refuses because things have changed (%s) is refused, and the lists are read again', async (status) => {
    const error = new ApiError(request, { status });
    const { writes, write, seen } = placeWhere(() => Promise.reject(error), { readAgain: () => ((seen.readAgain += 1), Promise.reject(new Error('down'))) });
    expect(await writes.run(write)).toEqual({ status: 'refused', error });
    expect(seen.readAgain).toBe(1);
  });

  test('N05 a write without a response is unknown, and reported only after the lists were read again', async () => {
    const read = Promise.withResolvers<boolean>();
    const { writes, write } = placeWhere(() => Promise.reject(new NetworkError(request, null)), { readAgain: () => read.promise });
    let isTold = false;
    const running = writes.run(write).then((outcome) => {
      isTold = true;
      return outcome;
    });
    await new Promise(setImmediate);
    expect(isTold).toBe(false);
    read.resolve(true);
    expect(await running).toMatchObject({ status: 'unknown', isReadAgain: true });
  });

  test('N05: a change without a response is reported with a note when the lists could not be read again either', async () => {
    const lost = () => Promise.reject(new NetworkError(request, null));
    for (const readAgain of [() => Promise.resolve(false), () => Promise.reject(new Error('down'))]) {
      const { writes, write } = placeWhere(lost, { readAgain });
      expect(await writes.run(write)).toMatchObject({ status: 'unknown', isReadAgain: false });
    }
  });

  test('N05: a change without a response is done when the host turns out to have it', async () => {
    const { writes, write, seen } = placeWhere(() => Promise.reject(new NetworkError(request, null)), { look: () => Promise.resolve({ output: 'made' }) });
    expect(await writes.run(write)).toEqual({ status: 'done', output: 'made' });
    expect(seen).toMatchObject({ sent: 1, readAgain: 1 });
  });

  test('N05: a change without a response stays unknown when the host cannot be read', async () => {
    const { writes, write } = placeWhere(() => Promise.reject(new NetworkError(request, null)), { look: () => Promise.reject(new Error('down')) });
    expect(await writes.run(write)).toMatchObject({ status: 'unknown', error: { name: 'NetworkError' } });
  });

  test('T05: a change that ends after a change of tenant names the tenant it belongs to', async () => {
    const { writes, write } = placeWhere(() => Promise.resolve('made'), { otherTenant: () => 'Harbour Care' });
    expect(await writes.run(write)).toEqual({ status: 'done', output: 'made', otherTenant: 'Harbour Care' });
  });
});

describe('Pressing again', () => {
  test('P01: a button pressed ten times while its change runs sends it once', async () => {
    const { writes, write, seen } = placeWhere(() => Promise.resolve('made'));
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => writes.run(write)));
    expect(outcomes.filter(({ status }) => status === 'ignored')).toHaveLength(9);
    expect(seen.sent).toBe(1);
  });

  test('faults D12: a button pressed for another record sends both changes', async () => {
    const { writes, write, seen } = placeWhere(() => Promise.resolve('made'));
    await Promise.all([writes.run(write), writes.run({ ...write, name: 'two' })]);
    expect(seen).toMatchObject({ sent: 2, counts: [1, 2, 1, 0] });
  });

  test('A button pressed again after its change has ended sends it again', async () => {
    const { writes, write, seen } = placeWhere(() => Promise.reject(new ApiError(request, { status: 500 })));
    await writes.run(write);
    await writes.run(write);
    expect(seen.sent).toBe(2);
  });
});

describe('N06: Ending the wait', () => {
  test('N06: ending the wait leaves the outcome open immediately, although the lists do not respond either', async () => {
    const { writes, write, seen } = placeWhere(never, { readAgain: never });
    const running = writes.run(write);
    writes.cancel();
    const outcome = await running;
    expect(outcome).toMatchObject({ status: 'unknown', error: expect.any(CancelledError) as unknown });
    expect(seen.counts).toEqual([1, 0]);
  });

  test('N06: ending the wait reads the lists again and sends nothing twice', async () => {
    const { writes, write, seen } = placeWhere(never);
    const running = writes.run(write);
    writes.cancel();
    await running;
    expect(seen).toMatchObject({ sent: 1, readAgain: 1 });
  });

  test('N06: ending the wait also ends that for the lists after a lost response', async () => {
    const { writes, write } = placeWhere(() => Promise.reject(new NetworkError(request, null)), { readAgain: never });
    const running = writes.run(write);
    await new Promise(setImmediate);
    writes.cancel();
    expect(await running).toMatchObject({ status: 'unknown', error: { name: 'NetworkError' } });
  });
});
