/** The tokens from the identity provider. Kept in memory only (decisions-main 12, faults D1). */
export interface Tokens {
  accessToken: string;
  idToken: string;
  refreshToken?: string;
  /** When the access token expires, by this device's clock, in milliseconds. */
  expiresAt: number;
  /** When to renew it: 60 s before it expires, or at three quarters of a shorter life. */
  renewAt: number;
  user: SignedInUser;
}

/** The signed-in user, according to the ID token. */
export interface SignedInUser {
  /** The provider's `sub`. */
  subject: string;
  name: string;
}

/**
 * Times of a token that was received now. Counted from the moment of receipt, and not from the provider's
 * `exp`, so that a wrong clock is harmless (A06).
 *
 * @param lifeSeconds `expires_in`; 300 if the provider sent none
 */
export function tokenTimes(lifeSeconds: number | undefined, now: number): Pick<Tokens, 'expiresAt' | 'renewAt'> {
  const life = (lifeSeconds !== undefined && lifeSeconds > 0 ? lifeSeconds : 300) * 1000;
  return { expiresAt: now + life, renewAt: now + Math.max(life - 60_000, life * 0.75) };
}
