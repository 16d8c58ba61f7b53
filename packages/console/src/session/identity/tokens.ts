/** What the identity provider handed out. Lives in memory only (decisions-main 12, faults D1). */
export interface Tokens {
  accessToken: string;
  idToken: string;
  refreshToken?: string;
  /** When the access token ends, by this device's clock, in milliseconds. */
  expiresAt: number;
  /** When to renew it: 60 s before the end, or at three quarters of a shorter life. */
  renewAt: number;
  user: SignedInUser;
}

/** Who signed in, as the ID token names them. */
export interface SignedInUser {
  /** The provider's `sub`. */
  subject: string;
  name: string;
}

/**
 * Times of a token that was received now. Counting from the moment of receipt, and not from the provider's
 * `exp`, makes a wrong clock harmless (A06).
 *
 * @param lifeSeconds `expires_in`; 300 when the provider gave none
 */
export function tokenTimes(lifeSeconds: number | undefined, now: number): Pick<Tokens, 'expiresAt' | 'renewAt'> {
  const life = (lifeSeconds !== undefined && lifeSeconds > 0 ? lifeSeconds : 300) * 1000;
  return { expiresAt: now + life, renewAt: now + Math.max(life - 60_000, life * 0.75) };
}
