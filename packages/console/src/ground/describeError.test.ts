import { ApiError, NetworkError, RequestTimeoutError, UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { describe, expect, test, vi } from 'vitest';
import { messages } from '../messages/en.ts';
import { describeError } from './describeError.ts';

const request = { method: 'GET', path: '/api/items' };
const texts = messages.errors;

describe('Errors in words', () => {
  test('An error is described in the host’s own words, with the status in the title', () => {
    const error = new ApiError(request, { status: 409, serverMessage: 'The page is in use.' });
    expect(describeError(error, { title: 'Delete Error' })).toEqual({ title: 'Delete Error (409)', detail: 'The page is in use.' });
  });

  test('An error names the fields that the host’s message leaves out, and repeats nothing', () => {
    const detailOf = (serverMessage: string, fieldErrors: Record<string, string[]>) => describeError(new ApiError(request, { status: 400, serverMessage, fieldErrors })).detail;
    expect(detailOf('The request is not valid.', { name: ['may have at most 200 characters'], 'nodes.0.organizationNodeId': ['is required', 'is not known.'] })).toBe(
      "The request is not valid. Field 'name': may have at most 200 characters. Field 'organization node': is required, is not known.",
    );
    expect(detailOf('Name is required.', { name: ['Name is required'] })).toBe('Name is required.');
    expect(detailOf('The request is not valid.', { a: [], id: ['is wrong'], c: ['is wrong'], d: ['is wrong'], e: ['is wrong'] })).toBe(
      "The request is not valid. Field 'id': is wrong. Field 'c': is wrong. Field 'd': is wrong.",
    );
  });

  test.each([
    [401, texts.sessionEnded],
    [403, texts.forbidden],
    [404, texts.gone],
    [500, `${texts.generic} ${texts.statusCode(500)}`],
  ])('An error is described by a sentence of ours where the host gives none: %s', (status, detail) => {
    expect(describeError(new ApiError(request, { status }))).toEqual({ title: 'Error', detail });
  });

  test('An error names the acting role when the host refuses, and only then', () => {
    const actingAs = 'You act as unit admin';
    expect(describeError(new ApiError(request, { status: 403 }), { actingAs }).detail).toBe(`${texts.forbidden} ${actingAs}.`);
    expect(describeError(new ApiError(request, { status: 500 }), { actingAs }).detail).toBe(`${texts.generic} ${texts.statusCode(500)}`);
  });

  test('N04: an error after too many requests says how long to wait, in whole seconds', () => {
    expect(describeError(new ApiError(request, { status: 429, retryAfterSeconds: 2.1 })).detail).toBe(texts.tooManyFor(3));
    expect(describeError(new ApiError(request, { status: 429 })).detail).toBe(texts.tooMany);
    expect(describeError(new ApiError(request, { status: 429, serverMessage: 'Your plan allows 5 calls.', retryAfterSeconds: 3 }))).toEqual({
      title: 'Error (429)',
      detail: `Your plan allows 5 calls. ${texts.tooManyFor(3)}`,
    });
    expect(describeError(new ApiError(request, { status: 429, retryAfterSeconds: 3_600 })).detail).toBe('Too many requests. Try again in 60 minutes.');
    for (const retryAfterSeconds of [0, 2_300_949_972]) expect(describeError(new ApiError(request, { status: 429, retryAfterSeconds })).detail).toBe(texts.tooMany);
  });

  test('An unreachable host and an offline device have different words', () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(describeError(new NetworkError(request, undefined)).detail).toBe(texts.unreachable);
    vi.stubGlobal('navigator', { onLine: false });
    expect(describeError(new NetworkError(request, undefined)).detail).toBe(texts.offline);
    vi.unstubAllGlobals();
  });

  test('A late and an unusable response have different words, and an unknown fault shows none of its own', () => {
    expect(describeError(new RequestTimeoutError(request)).detail).toBe(texts.timeout);
    expect(describeError(new UnexpectedAnswerError(request)).detail).toBe(texts.unexpected);
    expect(describeError(new TypeError('x is undefined at secret.js')).detail).toBe(texts.generic);
  });
});
