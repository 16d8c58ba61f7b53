import { ApiError, NetworkError, RequestTimeoutError, SessionEndedError, UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { describe, expect, test } from 'vitest';
import { waitBeforeRetry } from './retryRules.ts';

const request = { method: 'GET', path: '/api/users/me' };
const answered = (status: number, retryAfterSeconds?: number) =>
  new ApiError(request, { status, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });

describe('A read that failed', () => {
  test.each([429, 502, 503, 504])('A read that failed with %i is tried again twice, and then no more', (status) => {
    expect([1, 2, 3].map((retry) => waitBeforeRetry(answered(status), retry, 0.5))).toEqual([800, 1600, undefined]);
  });

  test('A read that failed without a network is tried again', () => {
    expect(waitBeforeRetry(new NetworkError(request, new TypeError()), 1, 0.5)).toBe(800);
  });

  test('A read that failed is tried for the last time 3 s after the first failure', () => {
    const waits = [1, 2].map((retry) => waitBeforeRetry(answered(503), retry, 1) ?? Number.NaN);
    expect(waits[0]! + waits[1]!).toBeLessThanOrEqual(3000);
  });

  test.each([
    ['400', answered(400)],
    ['401', answered(401)],
    ['403', answered(403)],
    ['404', answered(404)],
    ['500', answered(500)],
    ['501', answered(501)],
    ['no answer in time', new RequestTimeoutError(request)],
    ['an unexpected answer', new UnexpectedAnswerError(request)],
    ['an ended session', new SessionEndedError(request)],
    ['a fault of our own', new RangeError()],
  ])('A read that failed with %s is not tried again', (_, error) => {
    expect(waitBeforeRetry(error, 1)).toBeUndefined();
  });

  test('N04: a read that failed is not tried again sooner than the host asks', () => {
    expect(waitBeforeRetry(answered(503, 2), 1, 0)).toBe(2000);
    expect(waitBeforeRetry(answered(429, 30), 2, 0.5)).toBe(30_000);
  });

  test('N04: a read that failed is not kept waiting for a host that asks for an hour', () => {
    expect(waitBeforeRetry(answered(503, 3600), 1)).toBeUndefined();
  });
});
