import { ApiError, NetworkError, RequestTimeoutError, SessionEndedError, UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CancelledError } from '../ground/cancelled.ts';
import { ChangedMeanwhileError, DescribedError } from '../ground/describeError.ts';
import type { SentChanges } from './sentChanges.ts';
import { failureStatus, isOutOfDate } from './writeOutcome.ts';

const request = { method: 'PUT', path: '/api/management/tenant' };
const refusal = new ApiError(request, { status: 409 });
const lost = new NetworkError(request, null);

const nothing: SentChanges = { state: 'none', wasOffline: false };
const pending: SentChanges = { state: 'pending', wasOffline: false };
const answered: SentChanges = { state: 'answered', wasOffline: false };

afterEach(() => vi.unstubAllGlobals());

describe('A change that failed before anything was sent', () => {
  test.each([
    ['the host could not be reached', lost],
    ['the host did not answer in time', new RequestTimeoutError(request)],
    ['the session had ended', new SessionEndedError(request)],
    ['the console broke', new TypeError('bug')],
  ])('A change was not sent when %s', (_, error) => {
    expect(failureStatus(error, nothing, false)).toBe('not-sent');
  });

  test('A change was refused when the host would not even return the record, or someone else has changed it', () => {
    expect(failureStatus(refusal, nothing, false)).toBe('refused');
    expect(failureStatus(new DescribedError('Somebody else has saved a change.'), nothing, false)).toBe('refused');
  });

  test('A change was not sent when the user ended the wait before', () => {
    expect(failureStatus(new CancelledError(), nothing, true)).toBe('not-sent');
  });
});

describe('A change that was sent', () => {
  test('A change that was sent is refused when the host refuses it', () => {
    expect(failureStatus(refusal, pending, false)).toBe('refused');
    expect(failureStatus(new ApiError(request, { status: 500 }), pending, false)).toBe('refused');
  });

  test.each([
    ['the connection was lost', lost],
    ['no answer came in time', new RequestTimeoutError(request)],
    ['the answer made no sense', new UnexpectedAnswerError(request)],
    ['a proxy answered in place of the host', new ApiError(request, { status: 504 })],
  ])('A change that was sent has an unknown outcome when %s', (_, error) => {
    expect(failureStatus(error, pending, false)).toBe('unknown');
  });

  test('A change that was sent has an unknown outcome when the user ended the wait', () => {
    expect(failureStatus(new CancelledError(), pending, true)).toBe('unknown');
    const oneOfSeveral = new DescribedError('Saved: name. Not saved: role.', { cause: new CancelledError() });
    expect(failureStatus(oneOfSeveral, pending, true)).toBe('unknown');
  });

  test('A change did not leave the device when the session ended first, or the device was offline all along', () => {
    expect(failureStatus(new SessionEndedError(request), pending, false)).toBe('not-sent');
    vi.stubGlobal('navigator', { onLine: false });
    expect(failureStatus(lost, { ...pending, wasOffline: true }, false)).toBe('not-sent');
    expect(failureStatus(lost, pending, false), 'the network went while it was pending').toBe('unknown');
    vi.stubGlobal('navigator', { onLine: true });
    expect(failureStatus(lost, { ...pending, wasOffline: true }, false), 'the network came back meanwhile').toBe('unknown');
  });

  test('A failure among several calls is described by its outcome', () => {
    expect(failureStatus(new DescribedError('Saved: name. Not saved: role.', { cause: refusal }), pending, false)).toBe('refused');
    expect(failureStatus(new DescribedError('Saved: name. Not saved: role.', { cause: lost }), pending, false)).toBe('unknown');
  });

  test('A change that was sent and got a response has an unknown outcome when the console breaks afterwards', () => {
    expect(failureStatus(new TypeError('bug'), answered, false)).toBe('unknown');
  });
});

describe('Lists that are out of date', () => {
  test.each([
    ['after someone else was first, as the host says', refusal],
    ['after someone else was first, as a check before the change found', new ChangedMeanwhileError('It is published in Berlin now.')],
    ['after one of several calls failed', new DescribedError('The name is saved, the picture is not.', { cause: lost })],
  ])('Lists are out of date %s', (_, error) => {
    expect(isOutOfDate(error)).toBe(true);
  });

  test('The lists are not out of date after a change was refused for its content', () => {
    expect(isOutOfDate(new ApiError(request, { status: 400 }))).toBe(false);
    expect(isOutOfDate(new DescribedError('Choose a unit.'))).toBe(false);
  });
});
