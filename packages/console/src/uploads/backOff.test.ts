import { ApiError, NetworkError } from '@noticeboard/api-types/problem';
import { expect, test, vi } from 'vitest';
import { pause, waitBeforeTry, withRetries } from './backOff.ts';

const request = { method: 'POST', path: '/' };
const lost = new NetworkError(request, undefined);
const answered = (status: number, retryAfterSeconds?: number) => new ApiError(request, { status, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });

test('Waits between tries grow from 1 s to 16 s, and the sixth failure is the last', () => {
  expect([1, 2, 3, 4, 5, 6].map((retry) => waitBeforeTry(lost, retry, 1))).toEqual([1000, 2000, 4000, 8000, 16_000, undefined]);
});

test.each([408, 429, 500, 502, 503, 504])('A response with %d is worth another try', (status) => {
  expect(waitBeforeTry(answered(status), 1)).toBeGreaterThan(0);
});

test.each([400, 401, 403, 404, 409, 413])('A response with %d is not worth another try', (status) => {
  expect(waitBeforeTry(answered(status), 1)).toBeUndefined();
});

test('U09 a host that asks for a wait gets it, for a minute at most', () => {
  expect(waitBeforeTry(answered(429, 30), 1, 1)).toBe(30_000);
  expect(waitBeforeTry(answered(429, 61), 1)).toBeUndefined();
});

test('A request that is stopped while it waits is not sent again', async () => {
  const stop = new AbortController();
  const send = vi.fn(() => Promise.reject(lost));
  const reason = new Error('Stopped.');
  const sending = withRetries(send, (milliseconds, signal) => (stop.abort(reason), pause(milliseconds, signal)), stop.signal);
  await expect(sending).rejects.toBe(reason);
  expect(send).toHaveBeenCalledOnce();
});
