import { ErrorResponse } from 'oidc-client-ts';
import { UntrustedAnswerError } from './idTokenChecks.ts';

/** Why a sign-in or a renewal returned no tokens. */
export type IdentityFailure =
  /** The provider says for certain that there is no session to continue (faults D2). */
  | 'refused'
  /** The provider responded, and does not do what was requested: another kind of request may help, or its setup is wrong. */
  | 'declined'
  | 'untrusted'
  | 'unknown-state'
  /** No response, or one that says to retry later. Says nothing about the session. */
  | 'unreachable';

const definiteRefusals = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'access_denied',
  'invalid_grant',
  'unauthorized_client',
]);

/** RFC 6749 4.1.2.1: the provider responds, but its service is down. */
const passing = new Set(['server_error', 'temporarily_unavailable']);

/** RFC 6749 5.2: errors of a token endpoint about the request; its other errors are about itself. */
const tokenRefusals = new Set(['invalid_request', 'invalid_client', 'unsupported_grant_type', 'invalid_scope']);

/** Reads the reason from the client's error. */
export function identityFailure(error: unknown): IdentityFailure {
  if (error instanceof UntrustedAnswerError) return 'untrusted';
  if (error instanceof ErrorResponse) return failureOfAnswer(error);
  const message = error instanceof Error ? error.message : '';
  if (/^No (matching )?state/.test(message)) return 'unknown-state';
  // oidc-client-ts checks some things itself and throws plain errors: state, nonce, subject.
  if (/nonce|sub in id_token|auth_time|azp|id_token|ID Token/i.test(message)) return 'untrusted';
  // A refusal without the body that RFC 6749 5.2 requires; proxies respond like that, too.
  return /\((400|401)\)(:|$)/.test(message) ? 'declined' : 'unreachable';
}

function failureOfAnswer({ error, form }: ErrorResponse): IdentityFailure {
  const code = error ?? '';
  if (definiteRefusals.has(code)) return 'refused';
  const isFromTokenEndpoint = form !== undefined;
  const isDeclined = isFromTokenEndpoint ? tokenRefusals.has(code) : !passing.has(code);
  return isDeclined ? 'declined' : 'unreachable';
}
