import type { IdentityFailure } from './identityFailure.ts';
import type { Tokens } from './tokens.ts';

/** Longest one renewal may take once it holds the lock, in milliseconds (faults D2). */
const longestRenewal = 10_000;
/** Longest wait for the lock, in milliseconds (faults D2): a hung holder must not hang every tab (A09). */
const longestWait = 15_000;

/** How a renewal ended. */
export type RenewalOutcome =
  | { kind: 'renewed'; tokens: Tokens }
  /** The provider refuses for certain: the session is over. */
  | { kind: 'refused' }
  /** Someone else signed in at the provider, or its response cannot be trusted (A14, A15). */
  | { kind: 'untrusted' }
  /** No response. The session continues; retry later (faults D2). */
  | { kind: 'unreachable' }
  /** The whole page navigates to the provider and returns here (A10). */
  | { kind: 'leaving' };

/** The steps of a renewal; the browser's parts are passed in, so that the rules can be tested without one. */
export interface RenewalSteps {
  /** Name of the lock that all tabs share. */
  lockName: string;
  locks: Pick<LockManager, 'request'> | undefined;
  /** The current tokens; undefined before the first renewal. */
  currentTokens: () => Tokens | undefined;
  withRefreshToken: (tokens: Tokens, signal: AbortSignal) => Promise<Tokens>;
  inFrame: (signal: AbortSignal) => Promise<Tokens>;
  /**
   * Whether the provider is on another site, where its cookies may not reach a hidden frame (faults F8): then
   * `login_required` from the frame may mean 'no cookie' rather than 'no session'.
   */
  isFrameBlind: boolean;
  /**
   * Redirects the whole page to the provider, silently or as for a sign-in; false if that was done in the last 60 s.
   */
  leaveForProvider: (prompt?: 'none') => Promise<boolean>;
  failureOf: (error: unknown) => IdentityFailure;
}

/**
 * Creates the one function that renews: single-flight in this tab, one tab at a time through a lock, bounded in time.
 * Order: refresh token if one was issued, else hidden frame, else one visit of the whole page (faults D2).
 */
export function createRenewal(steps: RenewalSteps): () => Promise<RenewalOutcome> {
  let running: Promise<RenewalOutcome> | undefined;
  return () => {
    running ??= renewInTurn(steps).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function renewInTurn(steps: RenewalSteps): Promise<RenewalOutcome> {
  if (steps.locks === undefined) return renewWithin(steps);
  const before = steps.currentTokens();
  // Once granted, the signal no longer ends the request: the renewal then has its own limit.
  const wait = AbortSignal.timeout(longestWait);
  try {
    return await steps.locks.request(steps.lockName, { signal: wait }, () => {
      const now = steps.currentTokens();
      return now !== undefined && now !== before ? { kind: 'renewed' as const, tokens: now } : renewWithin(steps);
    });
  } catch {
    return { kind: 'unreachable' };
  }
}

/** The limit applies to everything done under the lock, whether or not a step observes its signal. */
async function renewWithin(steps: RenewalSteps): Promise<RenewalOutcome> {
  const signal = AbortSignal.timeout(longestRenewal);
  const late = new Promise<RenewalOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'unreachable' }));
  });
  return Promise.race([renew(steps, signal), late]);
}

async function renew(steps: RenewalSteps, signal: AbortSignal): Promise<RenewalOutcome> {
  const before = steps.currentTokens();
  if (before?.refreshToken !== undefined) {
    const outcome = await attempt(steps, before, () => steps.withRefreshToken(before, signal));
    // A refresh token can end before the session at the provider does: a working user is not redirected for it.
    if (outcome.kind !== 'refused' && outcome.kind !== 'declined') return outcome;
  }
  const outcome = await attempt(steps, before, () => steps.inFrame(signal));
  if (outcome.kind === 'declined') return afterDeclined(steps, before);
  if (outcome.kind !== 'refused' || before === undefined || !steps.isFrameBlind) return outcome;
  return (await steps.leaveForProvider('none')) ? { kind: 'leaving' } : { kind: 'unreachable' };
}

/**
 * The provider responds, but refuses a silent request: some require `id_token_hint` with `prompt=none`. A user who opens the
 * page signs in by a press; a running session is redirected once, and returns immediately if the provider has a session of the user.
 */
async function afterDeclined(steps: RenewalSteps, before: Tokens | undefined): Promise<RenewalOutcome> {
  return before !== undefined && (await steps.leaveForProvider()) ? { kind: 'leaving' } : { kind: 'refused' };
}

async function attempt(steps: RenewalSteps, before: Tokens | undefined, ask: () => Promise<Tokens>): Promise<RenewalOutcome | { kind: 'declined' }> {
  try {
    const tokens = await ask();
    const isSamePerson = before === undefined || before.user.subject === tokens.user.subject;
    return isSamePerson ? { kind: 'renewed', tokens } : { kind: 'untrusted' };
  } catch (error) {
    const failure = steps.failureOf(error);
    return failure === 'refused' || failure === 'declined' || failure === 'untrusted' ? { kind: failure } : { kind: 'unreachable' };
  }
}
