import { expect, test } from 'vitest';
import { signInNotice } from './signInNotice.ts';

test('AUTH-41: a visitor of a provider that is down hears nothing of not being signed out', () => {
  expect(signInNotice({ status: 'unreachable', wasSignedIn: false })).not.toContain('signed out');
  expect(signInNotice({ status: 'unreachable', wasSignedIn: true })).toContain('You are not signed out.');
});

test('a sign-in that failed names the code of the provider', () => {
  expect(signInNotice({ status: 'signed-out', reason: 'failed', code: 'invalid_scope' })).toContain('invalid_scope');
  expect(signInNotice({ status: 'signed-out', reason: 'failed' })).toBe('Sign-in failed. Try again.');
});

test('somebody who comes without a session is told nothing', () => {
  expect(signInNotice({ status: 'signed-out', reason: 'none' })).toBeNull();
});
