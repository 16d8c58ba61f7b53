import { expect, test } from 'vitest';
import { endSessionAddress } from './endSessionAddress.ts';

const end = { address: 'https://sign-in.example.com/end-session?realm=care', postLogoutAddress: 'https://console.example.com/' };

test('decisions-main 12: signing out names the client and where to return to, and nothing else: never a token', () => {
  const { origin, pathname, searchParams } = new URL(endSessionAddress(end, 'console'));
  expect(origin + pathname).toBe('https://sign-in.example.com/end-session');
  expect([...searchParams]).toEqual([
    ['realm', 'care'],
    ['client_id', 'console'],
    ['post_logout_redirect_uri', 'https://console.example.com/'],
  ]);
});
