import { afterEach, describe, expect, test, vi } from 'vitest';
import { discover } from './discovery.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  const asked = vi.fn((_address: string, _how: RequestInit) => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
};

describe('The configuration of the identity provider', () => {
  test('The configuration of the identity provider is requested at its own address, without a referrer', async () => {
    const asked = answering(() => Promise.resolve(Response.json({ issuer: 'https://id.example' })));
    await expect(discover('https://id.example')).resolves.toEqual({ issuer: 'https://id.example' });
    expect(asked).toHaveBeenCalledExactlyOnceWith('https://id.example/.well-known/openid-configuration', expect.objectContaining({ referrerPolicy: 'no-referrer' }));
  });

  test.each([
    ['an error', () => Promise.resolve(Response.json({ issuer: 'https://id.example' }, { status: 503 }))],
    ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['nothing', () => Promise.resolve(Response.json(null))],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('The configuration of the identity provider is left to the library where it is %s', async (_, answer) => {
    answering(answer);
    await expect(discover('https://id.example')).resolves.toBeUndefined();
  });

  test('The configuration of the identity provider keeps the library waiting three seconds at most', async () => {
    const asked = answering(() => Promise.reject(new DOMException('Too late', 'TimeoutError')));
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await expect(discover('https://id.example')).resolves.toBeUndefined();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(3_000);
    expect(asked.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
  });
});
