import type { SignedInUser } from './identity/tokens.ts';

/** Why nobody is signed in. */
export type SignedOutReason =
  /** No session was found when the page was opened. */
  | 'none'
  /** The user signed out here. */
  | 'signed-out'
  /** The user signed out, and the provider could not be notified (A21). */
  | 'signed-out-here-only'
  /** The user signed out in another tab (A20). */
  | 'signed-out-elsewhere'
  /** The same, with unsaved typing here: it is kept for the same person (ADR 0018). */
  | 'signed-out-unsaved'
  /** The provider ended the session, or the host refuses its tokens (A03, A13). */
  | 'ended'
  /** The provider responded with another person or with a token that cannot be trusted (A14, A15). */
  | 'untrusted'
  /** The sign-in failed. */
  | 'failed';

/** State of the session. */
export type SessionState =
  | { status: 'starting' }
  /** The provider could not be reached when the page was opened (A12). */
  | {
      status: 'unreachable';
      /** This tab had a session before: only then can it be said that it continues. */
      wasSignedIn: boolean;
    }
  | {
      status: 'signed-out';
      reason: SignedOutReason;
      /** The provider's code for a sign-in that failed, such as `invalid_scope`: the operator needs it. */
      code?: string;
    }
  /** The browser is navigating to the provider: nothing of the session is shown any more. */
  | { status: 'leaving'; isSignOut: boolean }
  | {
      status: 'signed-in';
      user: SignedInUser;
      /** The token has expired and the provider cannot be reached; work stays on screen (A11). */
      isRetrying: boolean;
    };
