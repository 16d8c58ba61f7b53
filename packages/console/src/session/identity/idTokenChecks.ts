/** The values that an ID token must match. */
export interface ExpectedIdentity {
  issuer: string;
  clientId: string;
  /** Nonce of the request; undefined for a response to a refresh token, which has none. */
  nonce?: string;
  /** This device's time, in milliseconds; undefined for a token that was checked before. */
  now?: number;
}

/**
 * How long ago a token may have expired, in milliseconds: this device's clock may be wrong (A06), but hardly by more than
 * a day. The provider's own is not readable from another origin (deviation from OpenID Connect Core 3.1.3.7, point 9).
 */
const clockTolerance = 86_400_000;

/** The identity provider's response cannot be trusted (A15); its tokens are never used. */
export class UntrustedAnswerError extends Error {
  override readonly name = 'UntrustedAnswerError';
}

/**
 * The checks that oidc-client-ts leaves to its user (faults F5; ASVS 10.5.3, 10.5.4): audience, issuer, expiry.
 * The token comes straight from the token endpoint over TLS, so its signature need not be checked again
 * (OpenID Connect Core 3.1.3.7, point 6).
 *
 * @throws UntrustedAnswerError
 */
export function checkIdToken(claims: Record<string, unknown>, expected: ExpectedIdentity): void {
  const { iss, aud, azp, exp, iat, nonce, sub } = claims;
  const audiences = Array.isArray(aud) ? aud : [aud];
  if (iss !== expected.issuer) throw new UntrustedAnswerError('The ID token has another issuer.');
  if (!audiences.includes(expected.clientId)) throw new UntrustedAnswerError('The ID token is for another application.');
  if (azp !== undefined && azp !== expected.clientId) throw new UntrustedAnswerError('The ID token was made for another application.');
  // Compared with the provider's own clock: this device's may be wrong (A06).
  if (typeof exp !== 'number' || typeof iat !== 'number' || exp <= iat) throw new UntrustedAnswerError('The ID token has expired.');
  if (expected.now !== undefined && exp * 1000 < expected.now - clockTolerance) throw new UntrustedAnswerError('The ID token ended long ago.');
  if (expected.nonce !== undefined && nonce !== expected.nonce) throw new UntrustedAnswerError('The ID token answers another request.');
  if (typeof sub !== 'string' || sub === '') throw new UntrustedAnswerError('The ID token names nobody.');
}
