import { describe, expect, test } from 'vitest';
import { checkIdToken, UntrustedAnswerError } from './idTokenChecks.ts';

const expected = { issuer: 'https://sign-in.example.com', clientId: 'console', nonce: 'n1' };
const good = { iss: expected.issuer, aud: 'console', exp: 2000, iat: 1000, nonce: 'n1', sub: 'u1' };

describe('A15: Checks of an ID token', () => {
  test('A15: an ID token that agrees in everything is accepted, also with several audiences', () => {
    expect(() => checkIdToken(good, expected)).not.toThrow();
    expect(() => checkIdToken({ ...good, aud: ['other', 'console'], azp: 'console' }, expected)).not.toThrow();
  });

  test('A15: an ID token is checked against a clock that may be wrong by a day, and only when it is new', () => {
    const at = (now: number) => () => checkIdToken(good, { ...expected, now });
    expect(at((good.exp + 86_000) * 1000)).not.toThrow();
    expect(at((good.exp - 86_000) * 1000)).not.toThrow();
    expect(at((good.exp + 87_000) * 1000)).toThrow(UntrustedAnswerError);
  });

  test('A15: an ID token of a refresh needs no nonce', () => {
    const { nonce: _none, ...refreshed } = good;
    expect(() => checkIdToken(refreshed, { issuer: expected.issuer, clientId: 'console' })).not.toThrow();
  });

  test.each([
    ['another issuer', { iss: 'https://evil.example.com' }],
    ['another audience', { aud: 'other' }],
    ['an audience that only contains the name', { aud: 'console-evil' }],
    ['no audience', { aud: undefined }],
    ['another authorized party', { azp: 'other' }],
    ['an expiry before its issue', { exp: 900 }],
    ['no expiry', { exp: undefined }],
    ['an expiry that is no number', { exp: 'tomorrow' }],
    ['another nonce', { nonce: 'n2' }],
    ['no nonce', { nonce: undefined }],
    ['no subject', { sub: '' }],
  ])('A15: an ID token with %s is refused', (_, fault) => {
    expect(() => checkIdToken({ ...good, ...fault }, expected)).toThrow(UntrustedAnswerError);
  });
});
