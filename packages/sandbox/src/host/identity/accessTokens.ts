import type { TokenSigner } from './signedToken.ts';

/** Audience of every access token: the API host. */
export const apiAudience = 'urn:noticeboard:admin-api';

/** Scope that an access token needs to call the API (specification: core §1). */
export const apiScope = 'admin-api';

/** Contents of a valid access token. */
interface AccessToken {
  userId: string;
  /** Id of the token, which may be logged; the token itself never is. */
  jti: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Returns the token's contents, or why it is refused. */
export type AccessTokenReader = (token: string) => AccessToken | 'expired' | 'invalid';

/**
 * Checks access tokens in process, as an API host does with the provider's public key.
 *
 * @param issuers the provider's origins
 * @param generation tokens of an earlier generation count as expired
 */
export function accessTokenReader(signer: TokenSigner, issuers: readonly string[], generation: () => number): AccessTokenReader {
  return (token) => {
    const read = signer.read(token);
    if (read === undefined || read.header['typ'] !== 'at+jwt') return 'invalid';
    const { iss, aud, sub, jti, exp, scope, generation: ownGeneration } = read.claims;
    if (typeof iss !== 'string' || !issuers.includes(iss) || aud !== apiAudience) return 'invalid';
    if (typeof sub !== 'string' || typeof jti !== 'string' || typeof exp !== 'number') return 'invalid';
    if (typeof scope !== 'string' || !scope.split(' ').includes(apiScope)) return 'invalid';
    if (exp * 1000 <= Date.now()) return 'expired';
    if (typeof ownGeneration !== 'number' || ownGeneration < generation()) return 'expired';
    return { userId: sub, jti, expiresAt: exp * 1000 };
  };
}
