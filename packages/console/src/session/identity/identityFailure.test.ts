import { ErrorResponse } from 'oidc-client-ts';
import { describe, expect, test } from 'vitest';
import { UntrustedAnswerError } from './idTokenChecks.ts';
import { type IdentityFailure, identityFailure } from './identityFailure.ts';

const byRedirect = (error: string) => new ErrorResponse({ error });
const byTokenEndpoint = (error: string) => new ErrorResponse({ error }, new URLSearchParams());

describe('A response from the provider', () => {
  test.each<[string, IdentityFailure]>([
    ['login_required', 'refused'],
    ['interaction_required', 'refused'],
    ['invalid_request', 'declined'],
    ['invalid_scope', 'declined'],
    ['a_code_of_its_own', 'declined'],
    ['server_error', 'unreachable'],
    ['temporarily_unavailable', 'unreachable'],
  ])('The response %s through the redirect counts as %s', (code, failure) => {
    expect(identityFailure(byRedirect(code))).toBe(failure);
  });

  test.each<[string, IdentityFailure]>([
    ['invalid_grant', 'refused'],
    ['invalid_client', 'declined'],
    ['a_code_of_its_own', 'unreachable'],
  ])('The response %s of the token endpoint counts as %s', (code, failure) => {
    expect(identityFailure(byTokenEndpoint(code))).toBe(failure);
  });

  test.each<[string, IdentityFailure]>([
    [' (400): {}', 'declined'],
    ['Unauthorized (401)', 'declined'],
    ['Service Unavailable (503)', 'unreachable'],
    ['Invalid response Content-Type: text/html, from URL: https://provider/token', 'unreachable'],
    ['Failed to fetch', 'unreachable'],
    ['ID Token is missing a subject claim', 'untrusted'],
    ['nonce in id_token does not match nonce in client storage', 'untrusted'],
    ['No matching state found in storage', 'unknown-state'],
  ])("The error '%s' counts as %s", (message, failure) => {
    expect(identityFailure(new Error(message))).toBe(failure);
  });

  test('a token that fails our own checks is not trusted', () => {
    expect(identityFailure(new UntrustedAnswerError('The ID token names nobody.'))).toBe('untrusted');
  });
});
