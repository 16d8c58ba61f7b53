import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createConsoleClient } from './client.ts';
import { NetworkError, RequestTimeoutError } from './problem.ts';
import { sendTellingProgress } from './uploads.ts';

/** A browser's XMLHttpRequest, driven by the test. */
class Call extends EventTarget {
  static all: Call[] = [];
  method = '';
  url = '';
  sent: Blob | undefined;
  headers = new Headers();
  isAborted = false;
  upload = new EventTarget();
  status = 0;
  response: Blob | undefined;
  responseURL = '';

  open(method: string, url: string) {
    Object.assign(this, { method, url, responseURL: url });
    Call.all.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 3\r\n';
  }
  send(body: Blob) {
    this.sent = body;
  }
  abort() {
    this.isAborted = true;
  }
  answer(status: number, body: unknown, from = this.url) {
    Object.assign(this, { status, response: new Blob([JSON.stringify(body)]), responseURL: from });
    this.dispatchEvent(new Event('load'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

const whenSent = (nth: number) =>
  vi.waitFor(() => {
    const call = Call.all[nth];
    if (call?.sent === undefined) throw new Error('not sent yet');
    return { call, body: call.sent };
  });

function upload(signal?: AbortSignal) {
  const fractions: number[] = [];
  let token = 'first';
  const client = createConsoleClient({
    baseUrl: 'https://api.example.com',
    getAccessToken: () => token,
    getScope: () => ({ tenantId: 'harbour', roleId: 'staff', session: 1 }),
    onUnauthorized: async ({ isRetry }) => {
      token = 'second';
      return !isRetry;
    },
    fetch: () => Promise.reject(new Error('An upload is not sent by fetch.')),
  });
  const form = new FormData();
  form.set('FileContent', new Blob(['picture']), 'me.png');
  const answer = client
    .through(sendTellingProgress({ onProgress: (fraction) => fractions.push(fraction) }))
    .POST('/api/users/me/avatar', {
      body: { FileContent: 'me.png', Width: 128, Height: 128, IgnoreAspectRatio: false },
      bodySerializer: () => form,
      ...(signal && { signal }),
    });
  // The test awaits it later; a failure in the meantime is not an unhandled rejection.
  answer.catch(() => undefined);
  return { answer, fractions };
}

beforeEach(() => {
  Call.all = [];
  vi.stubGlobal('XMLHttpRequest', Call);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Uploads that report their progress', () => {
  test('An upload carries the token, the scope and the whole file, and reports how much was sent', async () => {
    const { answer, fractions } = upload();
    const { call, body } = await whenSent(0);
    expect(Object.fromEntries(call.headers)).toMatchObject({ authorization: 'Bearer first', 'x-tenant-id': 'harbour', 'x-role-id': 'staff' });
    const boundary = /boundary=(.+)$/.exec(call.headers.get('Content-Type') ?? '')?.[1];
    expect(await body.text()).toContain(`--${boundary}`);
    expect(await body.text()).toContain('picture');
    call.progress(1, 4);
    call.progress(4, 4);
    call.answer(200, { avatar: 'a.png' });
    expect((await answer).data).toEqual({ avatar: 'a.png' });
    expect(fractions).toEqual([0.25, 1]);
  });

  test('A04: an upload whose token is refused is sent once more, whole, with a renewed token', async () => {
    const { answer } = upload();
    const first = await whenSent(0);
    first.call.answer(401, {});
    const second = await whenSent(1);
    expect(second.call.headers.get('Authorization')).toBe('Bearer second');
    expect(await second.body.text()).toBe(await first.body.text());
    second.call.answer(200, { avatar: 'a.png' });
    expect((await answer).data).toEqual({ avatar: 'a.png' });
  });

  test('An upload that is refused has the words of the host and its headers', async () => {
    const { answer } = upload();
    (await whenSent(0)).call.answer(429, { message: 'Later.' });
    await expect(answer).rejects.toMatchObject({ name: 'ApiError', status: 429, serverMessage: 'Later.' });
  });

  test('An upload that is cancelled ends with the given reason', async () => {
    const controller = new AbortController();
    const { answer } = upload(controller.signal);
    const { call } = await whenSent(0);
    controller.abort(new DOMException('Enough.', 'AbortError'));
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(call.isAborted).toBe(true);
  });

  test('N06: an upload lasts as long as something is sent, and ends when nothing moves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { answer, fractions } = upload();
    const { call } = await whenSent(0);
    for (let step = 1; step <= 5; step += 1) {
      vi.advanceTimersByTime(29_000);
      call.progress(step, 9);
    }
    expect([fractions.length, call.isAborted]).toEqual([5, false]);
    vi.advanceTimersByTime(30_000);
    await expect(answer).rejects.toBeInstanceOf(RequestTimeoutError);
    expect(call.isAborted).toBe(true);
  });

  test('N05: an upload whose connection fails is a network error', async () => {
    const { answer } = upload();
    (await whenSent(0)).call.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toBeInstanceOf(NetworkError);
  });

  test('X11: the response of an address that an upload was redirected to is not accepted', async () => {
    const { answer } = upload();
    (await whenSent(0)).call.answer(200, { avatar: 'a.png' }, 'https://api.example.com/elsewhere');
    await expect(answer).rejects.toBeInstanceOf(NetworkError);
  });
});
