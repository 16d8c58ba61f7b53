import { ApiError, NetworkError } from '@noticeboard/api-types/problem';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeCreation, describeUncreated } from './creationFailure.ts';

const request = { method: 'POST', path: '/api/chat-channels' };
const refused = (status: number, serverMessage?: string) => new ApiError(request, { status, ...(serverMessage !== undefined && { serverMessage }) });
const lost = new NetworkError(request, new TypeError());
const unableToast = { status: 'refused', toast: { title: 'Error', detail: 'Unable to create chat' }, lasts: 3000 };
const online = { wasOffline: false, actingAs: undefined };

afterEach(() => vi.unstubAllGlobals());

describe('Conversations that are not created', () => {
  test('ERR-123, ERR-25: the toast says that a conversation was not created, and the window says why in the host’s words', () => {
    expect(describeCreation(refused(409, 'Messages are closed today.'), online)).toEqual({ ...unableToast, reason: 'Messages are closed today.' });
    expect(describeCreation(refused(500), online)).toEqual({ ...unableToast, reason: 'Unable to process your request. Status code 500.' });
    expect(describeCreation(refused(403, 'You may not.'), { ...online, actingAs: 'You are acting as unit administrator' }).reason).toBe('You may not. You are acting as unit administrator.');
  });

  test('N01: the window says that nothing was sent while the device is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(describeCreation(lost, { ...online, wasOffline: true })).toEqual({ ...unableToast, status: 'not-sent', reason: 'Nothing was sent. You are offline. Try again when the connection returns.' });
  });

  test('N05: the window says that nothing was sent where the existing conversations could not be read', () => {
    vi.stubGlobal('navigator', { onLine: true });
    const unread = new NetworkError({ method: 'GET', path: '/api/chat-channels/me/{page}/{size}' }, new TypeError());
    expect(describeCreation(unread, online)).toEqual({ ...unableToast, status: 'not-sent', reason: 'Nothing was sent. The server cannot be reached. Check your connection and try again.' });
  });

  test('N05: a conversation whose creation is uncertain is not reported as failed', () => {
    vi.stubGlobal('navigator', { onLine: true });
    const reason = 'Could not confirm whether this was done. Check what was saved before you try again.';
    expect(describeCreation(lost, online)).toEqual({ status: 'unknown', toast: { title: 'Error', detail: reason }, lasts: 'until closed', reason });
  });
});

describe('People who were not written to', () => {
  test('The reasons for which people were not written to are each given once', () => {
    expect(describeUncreated([refused(404, 'No such user.'), refused(404, 'No such user.'), refused(500)], { isNothingSent: false, actingAs: undefined })).toBe(
      'No such user. Unable to process your request. Status code 500.',
    );
  });

  test('The failure to write to people says that nobody has received the message', () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(describeUncreated([lost, lost], { isNothingSent: true, actingAs: undefined })).toBe('Nothing was sent. The server cannot be reached. Check your connection and try again.');
  });
});
