import type { Unauthorized } from '@noticeboard/api-types';
import type { TextStorage } from '../ground/browserStorage.ts';
import type { IdentityClient } from './identity/identityClient.ts';
import type { IdentityFailure } from './identity/identityFailure.ts';
import type { RenewalOutcome } from './identity/renewal.ts';
import { signInStatePrefix, wasSilent } from './identity/signInState.ts';
import type { Tokens } from './identity/tokens.ts';
import { redirectTarget } from './redirectTarget.ts';
import { createStore, type Store } from '../ground/createStore.ts';
import type { SessionState, SignedOutReason } from './sessionState.ts';

const returnPathKey = 'noticeboard.return-path';
/** Set while this tab has a session, across reloads. */
const signedInKey = 'noticeboard.signed-in';

/** The parts of the session of one tab. */
export interface SessionParts {
  identity: IdentityClient;
  /** Reads the reason from an error of the identity client. */
  failureOf: (error: unknown) => IdentityFailure;
  renew: () => Promise<RenewalOutcome>;
  /** The current tokens, shared with the renewal. */
  tokens: { current: Tokens | undefined };
  tabStorage: TextStorage;
  /** Whether this tab keeps unsaved drafts. */
  hasDrafts: () => boolean;
  /** Announces the sign-out to other tabs. Never carries a token (faults D2). */
  announceSignOut: () => void;
  /** Navigates the page away. */
  leaveTo: (address: string) => void;
  /** Ends the session at the provider; the page navigates there. */
  leaveToEndSession: (end: { address: string; postLogoutAddress: string }) => void;
  /** Whether a sign-in that lost its state may be restarted automatically: once a minute (A16, A18). */
  mayRestart: () => boolean;
}

/** The session of this tab. */
export interface Session {
  state: Store<SessionState>;
  /** Incremented whenever a session begins or ends: work that started under another number has no effect any more. */
  epoch: () => number;
  /** Opens the session when the page is opened, or completes a sign-in when it is the callback. */
  start: (address: URL) => Promise<void>;
  /** Redirects the browser to the provider and remembers where to return to. */
  signIn: (returnPath?: string) => Promise<void>;
  /** The path that the user wanted before signing in; reading it does not remove it. */
  returnPath: () => string | undefined;
  /** Remembers where to return to; an address at another origin is not remembered (A19). */
  rememberReturnPath: (path: string | undefined) => void;
  forgetReturnPath: () => void;
  signOut: () => Promise<void>;
  /** Another tab signed out (A20). */
  endElsewhere: () => void;
  /** A token for calls to the host; an expired one is renewed first. Undefined if nobody is signed in. */
  accessToken: () => Promise<string | undefined> | string | undefined;
  /** The host refused the token. */
  onUnauthorized: (event: Unauthorized) => Promise<boolean>;
  /** Renews now. @returns whether there is a new token */
  renewNow: () => Promise<boolean>;
  /** When the token is to be renewed and when it expires; undefined if nobody is signed in. */
  tokenTimes: () => Pick<Tokens, 'renewAt' | 'expiresAt'> | undefined;
}

/** Creates the session of this tab: signing in, renewing, ending. The tokens are private to it. */
export function createSession(parts: SessionParts): Session {
  const state = createStore<SessionState>({ status: 'starting' });
  let epoch = 1;

  function begin(tokens: Tokens): void {
    parts.tokens.current = tokens;
    parts.tabStorage.write(signedInKey, 'true');
    const known = state.read();
    const isUnchanged = known.status === 'signed-in' && !known.isRetrying && known.user.name === tokens.user.name;
    if (!isUnchanged) state.write({ status: 'signed-in', user: tokens.user, isRetrying: false });
  }

  function end(next: SessionState): void {
    epoch += 1;
    parts.tokens.current = undefined;
    parts.tabStorage.remove(signedInKey);
    state.write(next);
  }

  const markUnreachable = () => state.write({ status: 'unreachable', wasSignedIn: parts.tabStorage.read(signedInKey) !== null });

  const endBecause = (reason: SignedOutReason) => end({ status: 'signed-out', reason });

  /** The effect of a renewal on a session that continues; a late one, of a session that ended, has none (A20). */
  async function renewNow(): Promise<boolean> {
    const started = epoch;
    const outcome = await parts.renew();
    if (epoch !== started) return false;
    if (outcome.kind === 'renewed') begin(outcome.tokens);
    else if (outcome.kind === 'leaving') state.write({ status: 'leaving', isSignOut: false });
    else if (outcome.kind === 'refused') endBecause('ended');
    else if (outcome.kind === 'untrusted') endBecause('untrusted');
    else markRetrying();
    return outcome.kind === 'renewed';
  }

  function markRetrying(): void {
    const known = state.read();
    const hasEnded = (parts.tokens.current?.expiresAt ?? 0) <= Date.now();
    if (known.status === 'signed-in' && hasEnded && !known.isRetrying) state.write({ ...known, isRetrying: true });
  }

  async function open(): Promise<void> {
    const outcome = await parts.renew();
    // The user has pressed Sign in in the meantime: nothing waits for this attempt (decisions-main 18).
    if (state.read().status !== 'starting') return;
    if (outcome.kind === 'renewed') begin(outcome.tokens);
    else if (outcome.kind === 'unreachable') markUnreachable();
    else if (outcome.kind === 'untrusted') endBecause('untrusted');
    else endBecause('none');
  }

  function rememberReturnPath(path: string | undefined): void {
    const target = redirectTarget(path);
    if (target !== undefined) parts.tabStorage.write(returnPathKey, target);
  }

  /** A sign-in that was left before its response leaves its verifier behind. */
  function forgetUnfinishedSignIns(): void {
    for (const key of parts.tabStorage.keys()) if (key.startsWith(signInStatePrefix)) parts.tabStorage.remove(key);
  }

  async function signIn(returnPath?: string): Promise<void> {
    rememberReturnPath(returnPath);
    const before = state.read();
    if (before.status !== 'signed-in') state.write({ status: 'leaving', isSignOut: false });
    try {
      // Unreachable a moment ago: checked first, since a dead page of the provider has no way back.
      if (before.status === 'unreachable' && !(await parts.identity.isReachable(AbortSignal.timeout(3000)))) throw new Error('unreachable');
      parts.leaveTo(await parts.identity.signInAddress());
    } catch {
      markUnreachable();
    }
  }

  async function complete(url: string): Promise<void> {
    try {
      begin(await parts.identity.tokensFromCallback(url));
    } catch (error) {
      const failure = parts.failureOf(error);
      if (failure === 'unknown-state') await resume();
      else if (failure === 'unreachable') markUnreachable();
      else if (failure === 'untrusted') endBecause('untrusted');
      // A silent request is only made for an existing session: its refusal means that the session ended.
      else if (wasSilent(error)) endBecause('ended');
      else end({ status: 'signed-out', reason: 'failed', ...codeOf(error) });
    }
  }

  /** A reloaded, bookmarked, forged or late callback: its code is never used. Continue the existing session, else restart once. */
  async function resume(): Promise<void> {
    await open();
    const now = state.read();
    if (now.status !== 'signed-out' || now.reason !== 'none') return;
    if (parts.mayRestart()) await signIn();
    else endBecause('failed');
  }

  return {
    state,
    epoch: () => epoch,
    start: (address) => {
      state.write({ status: 'starting' });
      const isAnswer = address.searchParams.has('code') || address.searchParams.has('error') || address.searchParams.has('state');
      if (address.pathname !== '/login-callback') return open();
      return isAnswer ? complete(address.href) : resume();
    },
    signIn,
    returnPath: () => redirectTarget(parts.tabStorage.read(returnPathKey)),
    rememberReturnPath,
    forgetReturnPath: () => parts.tabStorage.remove(returnPathKey),
    signOut: async () => {
      const wasSignedIn = parts.tokens.current !== undefined;
      parts.tabStorage.remove(returnPathKey);
      forgetUnfinishedSignIns();
      end({ status: 'leaving', isSignOut: true });
      parts.announceSignOut();
      try {
        if (!wasSignedIn || !(await parts.identity.isReachable(AbortSignal.timeout(3000)))) throw new Error('unreachable');
        parts.leaveToEndSession(await parts.identity.endOfSession());
      } catch {
        endBecause('signed-out-here-only');
      }
    },
    endElsewhere: () => {
      if (state.read().status === 'signed-in') endBecause(parts.hasDrafts() ? 'signed-out-unsaved' : 'signed-out-elsewhere');
    },
    accessToken: () => {
      const started = epoch;
      const { current } = parts.tokens;
      if (current === undefined || current.expiresAt > Date.now()) return current?.accessToken;
      // While the provider is unreachable the expired token is still used: the host decides (A06, A11).
      return renewNow().then(() => (epoch === started ? parts.tokens.current?.accessToken : undefined));
    },
    onUnauthorized: async ({ isRetry }) => {
      if (!isRetry) return renewNow();
      if (state.read().status === 'signed-in') endBecause('ended');
      return false;
    },
    renewNow,
    tokenTimes: () => parts.tokens.current,
  };
}

/** The code comes from an address that anyone can write: nothing but a word like `invalid_scope` is shown (X09). */
function codeOf(error: unknown): { code?: string } {
  const code = error instanceof Error && 'error' in error ? error.error : undefined;
  return typeof code === 'string' && /^[a-z_]{3,40}$/.test(code) ? { code } : {};
}
