import { ApiError, NetworkError } from '@noticeboard/api-types/problem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CancelledError } from '../ground/cancelled.ts';
import { DescribedError } from '../ground/describeError.ts';
import { describeOutcome } from './describeOutcome.ts';

const request = { method: 'PUT', path: '/api/management/tenant' };
const lost = new NetworkError(request, null);

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

const detailOf = (outcome: Parameters<typeof describeOutcome>[0]) => describeOutcome(outcome, { title: 'Update Error' }).detail;

test('A refusal has the words of the host', () => {
  const outcome = { status: 'refused', error: new ApiError(request, { status: 409, serverMessage: 'The name is taken.' }) } as const;
  expect(describeOutcome(outcome, { title: 'Update Error' })).toEqual({ title: 'Update Error (409)', detail: 'The name is taken.' });
});

test('an outcome that was not sent says so first, and then why', () => {
  expect(detailOf({ status: 'not-sent', error: lost })).toBe('Nothing was sent. The server cannot be reached. Check your connection and try again.');
  vi.stubGlobal('navigator', { onLine: false });
  expect(detailOf({ status: 'not-sent', error: lost })).toBe('Nothing was sent. You are offline. Try again when the connection returns.');
  expect(detailOf({ status: 'not-sent', error: new CancelledError() })).toBe('You stopped waiting before anything was sent.');
});

test('an unknown outcome says that what is shown was reloaded only when it was', () => {
  expect(detailOf({ status: 'unknown', error: lost, isReadAgain: true })).toBe('Could not confirm whether this was done. What you see has been reloaded: check it before you try again.');
  expect(detailOf({ status: 'unknown', error: lost, isReadAgain: false })).toBe('Could not confirm whether this was done. Check what was saved before you try again.');
  expect(detailOf({ status: 'unknown', error: new CancelledError(), isReadAgain: false })).toBe('You stopped waiting, so it may still be done. Check what was saved before you try again.');
});

test('An outcome whose words already cover several calls gets no further sentence', () => {
  const error = new DescribedError('Saved: name. Not saved: role.', { cause: lost });
  for (const outcome of [{ status: 'unknown', error, isReadAgain: true }, { status: 'not-sent', error }] as const) expect(detailOf(outcome)).toBe('Saved: name. Not saved: role.');
});
