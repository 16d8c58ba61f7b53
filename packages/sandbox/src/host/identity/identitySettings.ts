/** Routes of the identity provider that a fault can be limited to. */
export type IdentityRoute = 'discovery' | 'jwks' | 'authorize' | 'sign-in' | 'token' | 'userinfo' | 'end_session';

/** Which requests a fault of the provider is for, and how often. */
export interface RouteFault {
  /** All routes when empty. */
  routes: IdentityRoute[];
  /** How many more requests it is for; null for all. */
  times: number | null;
}

/**
 * How the identity provider behaves currently. The flags set the first values; the control plane
 * (`/__idp`) changes them while the sandbox runs, and its reset returns to the first values.
 */
export interface IdentitySettings {
  /** Life of an access token, in seconds. */
  ttl: number;
  /** Whether a refresh token is issued beside the access token. */
  refreshTokens: boolean;
  /** `strict` revokes the whole grant when a refresh token is used twice; `lenient` accepts it again. */
  reuse: 'strict' | 'lenient';
  /** Requests without a response. */
  hang: RouteFault | null;
  /** Requests that get this status. */
  status: (RouteFault & { code: number }) | null;
  /** Requests that wait this long, in milliseconds. */
  delay: (RouteFault & { milliseconds: number }) | null;
  /** The subject that tokens name instead of the user who signed in: a user id or a username. */
  sub: string | null;
  /** Claims written over those of the next ID tokens; a null value removes the claim. */
  claims: Record<string, unknown> | null;
  /** Offset of the provider's clock in seconds: moves iat, exp and auth_time of its tokens. */
  clockOffset: number;
  /** Written into access tokens; raising it makes every earlier one count as expired. */
  generation: number;
}

/** The settings that a fresh sandbox has. */
export function defaultIdentitySettings(flags: { ttl: number; refreshTokens: boolean }): IdentitySettings {
  return {
    ttl: flags.ttl,
    refreshTokens: flags.refreshTokens,
    reuse: 'strict',
    hang: null,
    status: null,
    delay: null,
    sub: null,
    claims: null,
    clockOffset: 0,
    generation: 0,
  };
}
