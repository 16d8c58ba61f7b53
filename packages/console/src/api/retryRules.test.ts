import { ApiError, NetworkError, RequestTimeoutError, SessionEndedError, UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { describe, expect, test } from 'vitest';
import { waitBeforeRetry } from './retryRules.ts';

const request = { method: 'GET', path: '/api/users/me' };
const answered = (status: number, retryAfterSeconds?: number) =>
  new ApiError(request, { status, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });

describe('A read that failed', () => {
  test.each([500, 502, 503, 429])('with %i is tried again, after 1, 2 and 4 seconds, and then no more', (status) => {
    expect([1, 2, 3, 4].map((retry) => waitBeforeRetry(answered(status), retry, 0.5))).toEqual([1000, 2000, 4000, undefined]);
  });

  test.each([
    ['without a network', new NetworkError(request, new TypeError())],
    ['without an answer in time', new RequestTimeoutError(request)],
  ])('%s is tried again', (_, error) => {
    expect(waitBeforeRetry(error, 1, 0.5)).toBe(1000);
  });

  test.each([
    ['400', answered(400)],
    ['401', answered(401)],
    ['403', answered(403)],
    ['404', answered(404)],
    ['an unexpected answer', new UnexpectedAnswerError(request)],
    ['an ended session', new SessionEndedError(request)],
    ['a fault of our own', new RangeError()],
  ])('with %s is not tried again', (_, error) => {
    expect(waitBeforeRetry(error, 1)).toBeUndefined();
  });

  test('N04: waits at least as long as the host asks', () => {
    expect(waitBeforeRetry(answered(503, 2), 1, 0)).toBe(2000);
    expect(waitBeforeRetry(answered(503, 2), 3, 0.5)).toBe(4000);
  });

  test('N04: is not held open for a host that asks for an hour', () => {
    expect(waitBeforeRetry(answered(503, 3600), 1)).toBeUndefined();
  });
});
