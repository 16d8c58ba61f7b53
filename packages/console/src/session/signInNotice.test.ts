import { expect, test } from 'vitest';
import { signInNotice } from './signInNotice.ts';

test('AUTH-41: a visitor reads nothing about still being signed in while the provider is down', () => {
  expect(signInNotice({ status: 'unreachable', wasSignedIn: false })).not.toContain('signed out');
  expect(signInNotice({ status: 'unreachable', wasSignedIn: true })).toContain('You are not signed out.');
});

test('a sign-in that failed names the code of the provider', () => {
  expect(signInNotice({ status: 'signed-out', reason: 'failed', code: 'invalid_scope' })).toContain('invalid_scope');
  expect(signInNotice({ status: 'signed-out', reason: 'failed' })).toBe('Sign-in failed. Try again.');
});

test('A visitor without a session reads no notice', () => {
  expect(signInNotice({ status: 'signed-out', reason: 'none' })).toBeNull();
});
