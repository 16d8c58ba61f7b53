import { ApiError, NetworkError } from '@noticeboard/api-types/problem';
import { describe, expect, it, test } from 'vitest';
import { isForbidden, isGone, isMissing } from './isMissing.ts';

const request = { method: 'GET', path: '/api/management/users/{id}' };
const refused = (status: number) => new ApiError(request, { status });

describe('Records that are read by their id', () => {
  it.each([400, 404, 410])('A record that is read by its id is missing where the host responds with %i', (status) => {
    expect(isMissing(refused(status))).toBe(true);
  });

  it.each([401, 403, 409, 429, 500, 503])('A record that is read by its id may exist where the host responds with %i', (status) => {
    expect(isMissing(refused(status))).toBe(false);
  });

  it('A record that is read by its id may exist where there is no response, or none yet', () => {
    expect(isMissing(new NetworkError(request, new TypeError('Failed to fetch')))).toBe(false);
    expect(isMissing(undefined)).toBe(false);
  });
});

test('A record is forbidden where the host responds with 403, and not where it is missing or nobody responds', () => {
  expect([403, 401, 404].map((status) => isForbidden(refused(status)))).toEqual([true, false, false]);
  expect([new NetworkError(request, new TypeError('Failed to fetch')), undefined].map(isForbidden)).toEqual([false, false]);
});

describe('Records that are changed', () => {
  it.each([404, 410])('A record that is to be changed is gone where the host responds with %i, also in the message of a failed save', (status) => {
    expect(isGone(refused(status))).toBe(true);
    expect(isGone(new Error('There is no such tag.', { cause: refused(status) }))).toBe(true);
  });

  it.each([400, 403, 409, 500])('A record that is to be changed is not reported as gone where the host responds with %i', (status) => {
    expect(isGone(refused(status))).toBe(false);
    expect(isGone(new Error('No', { cause: refused(status) }))).toBe(false);
  });

  it('A record that is to be changed is not reported as gone without a response', () => {
    expect(isGone(new NetworkError(request, new TypeError('Failed to fetch')))).toBe(false);
    expect(isGone(undefined)).toBe(false);
  });
});
