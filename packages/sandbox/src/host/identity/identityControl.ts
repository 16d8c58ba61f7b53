import type { IdentitySettings } from './identitySettings.ts';

/** What the control plane can do to the identity provider. */
export interface IdentityControl {
  settings: () => IdentitySettings;
  change: (settings: Partial<IdentitySettings>) => void;
  /** Returns to the values of the flags. */
  reset: () => void;
  /** Makes the API refuse every access token that was issued so far; renewal works. */
  expireAccessTokens: () => void;
  /** Ends the sessions and refresh tokens of one user (id or username), or of all. */
  endSessions: (user: string | undefined) => void;
}
