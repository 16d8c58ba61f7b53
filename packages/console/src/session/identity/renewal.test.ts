import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { IdentityFailure } from './identityFailure.ts';
import { createRenewal, type RenewalSteps } from './renewal.ts';
import type { Tokens } from './tokens.ts';

const tokensOf = (accessToken: string, more: Partial<Tokens> = {}): Tokens => ({
  accessToken,
  idToken: 'id',
  expiresAt: 0,
  renewAt: 0,
  user: { subject: 'u1', name: 'Ana' },
  ...more,
});

/** Locks as the browser has them: first come, first served; a waiting request ends by its signal. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, options: LockOptions, use: (lock: Lock | null) => unknown) => {
      let isGranted = false;
      const turn = last.then(() => {
        if (options.signal?.aborted) return undefined;
        isGranted = true;
        return use(null);
      });
      last = turn.catch(() => undefined);
      const gaveUp = new Promise((_, reject) => {
        options.signal?.addEventListener('abort', () => !isGranted && reject(new DOMException('Waited too long', 'TimeoutError')));
      });
      return Promise.race([turn, gaveUp]);
    },
  } as Pick<LockManager, 'request'>;
}

const fails = (failure: IdentityFailure) => () => Promise.reject(new Error(failure));
const never = () => new Promise<Tokens>(() => undefined);

function renewalWith(steps: Partial<RenewalSteps>) {
  const old = tokensOf('old');
  return createRenewal({
    lockName: 'renew:provider:console',
    locks: fakeLocks(),
    currentTokens: () => old,
    withRefreshToken: () => Promise.resolve(tokensOf('by refresh token')),
    inFrame: () => Promise.resolve(tokensOf('by frame')),
    isFrameBlind: false,
    leaveForProvider: () => Promise.resolve(true),
    failureOf: (error) => (error as Error).message as IdentityFailure,
    ...steps,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  // AbortSignal.timeout runs on the platform's clock, which fake timers don't reach.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('A renewal', () => {
  test('A02 concurrent renewals are made once', async () => {
    const inFrame = vi.fn(() => Promise.resolve(tokensOf('new')));
    const renew = renewalWith({ inFrame });
    const outcomes = await Promise.all(Array.from({ length: 20 }, renew));
    expect(inFrame).toHaveBeenCalledTimes(1);
    expect(new Set(outcomes)).toHaveLength(1);
  });

  test('A renewal uses the refresh token when one was issued, else the hidden frame', async () => {
    const inFrame = vi.fn(() => Promise.resolve(tokensOf('by frame')));
    expect(await renewalWith({ inFrame })()).toMatchObject({ tokens: { accessToken: 'by frame' } });
    const withRefreshToken = tokensOf('old', { refreshToken: 'r1' });
    const currentTokens = () => withRefreshToken;
    expect(await renewalWith({ inFrame, currentTokens })()).toMatchObject({ tokens: { accessToken: 'by refresh token' } });
    expect(inFrame).toHaveBeenCalledTimes(1);
  });

  test('A renewal falls back to the frame when the refresh token has ended but the session at the provider has not', async () => {
    const current = tokensOf('old', { refreshToken: 'r1' });
    const renew = renewalWith({ currentTokens: () => current, withRefreshToken: fails('refused') });
    expect(await renew()).toMatchObject({ kind: 'renewed', tokens: { accessToken: 'by frame' } });
  });

  test('A07 renewals of two tabs run one after the other', async () => {
    const locks = fakeLocks();
    const running = { now: 0, most: 0 };
    const inFrame = async () => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise((resolve) => setTimeout(resolve, 100));
      running.now -= 1;
      return tokensOf('new');
    };
    const both = Promise.all([renewalWith({ locks, inFrame })(), renewalWith({ locks, inFrame })()]);
    await vi.advanceTimersByTimeAsync(300);
    expect((await both).map(({ kind }) => kind)).toEqual(['renewed', 'renewed']);
    expect(running.most).toBe(1);
  });

  test('A09 a renewal that hangs in another tab frees the lock after 10 seconds', async () => {
    const locks = fakeLocks();
    const hung = renewalWith({ locks, inFrame: never })();
    const other = renewalWith({ locks })();
    await vi.advanceTimersByTimeAsync(10_001);
    expect((await hung).kind).toBe('unreachable');
    expect((await other).kind).toBe('renewed');
  });

  test('A09 a renewal gives up after 15 seconds when the lock is never freed, and keeps the session', async () => {
    const locks = fakeLocks();
    void locks.request('renew:provider:console', {}, () => new Promise(() => undefined));
    const outcome = renewalWith({ locks })();
    await vi.advanceTimersByTimeAsync(15_001);
    expect(await outcome).toEqual({ kind: 'unreachable' });
  });

  test('A renewal requests nothing when the token was renewed while it waited for its turn', async () => {
    const inFrame = vi.fn(() => Promise.resolve(tokensOf('new')));
    const seen = [tokensOf('old'), tokensOf('renewed meanwhile')];
    const renew = renewalWith({ inFrame, currentTokens: () => (seen.length > 1 ? seen.shift() : seen[0]) });
    expect(await renew()).toMatchObject({ kind: 'renewed', tokens: { accessToken: 'renewed meanwhile' } });
    expect(inFrame).not.toHaveBeenCalled();
  });

  test('A11 a renewal that reaches nobody does not end the session', async () => {
    expect(await renewalWith({ inFrame: fails('unreachable') })()).toEqual({ kind: 'unreachable' });
  });

  test('A13 a renewal that the provider refuses ends the session', async () => {
    expect(await renewalWith({ inFrame: fails('refused') })()).toEqual({ kind: 'refused' });
  });

  test('A14 a renewal for another person is not trusted', async () => {
    const inFrame = () => Promise.resolve(tokensOf('new', { user: { subject: 'u2', name: 'Ben' } }));
    expect(await renewalWith({ inFrame })()).toEqual({ kind: 'untrusted' });
  });

  test('A15 a renewal with a wrong ID token is not trusted', async () => {
    expect(await renewalWith({ inFrame: fails('untrusted') })()).toEqual({ kind: 'untrusted' });
  });

  test('A10 a refusal by a provider on another site sends the whole page once, then waits', async () => {
    const leaveForProvider = vi.fn().mockResolvedValueOnce(true).mockResolvedValue(false);
    const renew = renewalWith({ isFrameBlind: true, inFrame: fails('refused'), leaveForProvider });
    expect(await renew()).toEqual({ kind: 'leaving' });
    expect(await renew()).toEqual({ kind: 'unreachable' });
  });

  test('A10 a refusal at start-up, when nothing can be lost, is left to the ordinary sign-in', async () => {
    const renew = renewalWith({ isFrameBlind: true, inFrame: fails('refused'), currentTokens: () => undefined });
    expect(await renew()).toEqual({ kind: 'refused' });
  });

  test('A renewal that the provider declines at start-up is not an error: the user signs in with a button', async () => {
    const leaveForProvider = vi.fn().mockResolvedValue(true);
    const renew = renewalWith({ inFrame: fails('declined'), currentTokens: () => undefined, leaveForProvider });
    expect(await renew()).toEqual({ kind: 'refused' });
    expect(leaveForProvider).not.toHaveBeenCalled();
  });

  test('A renewal that the provider declines during a session redirects the page once, as for a sign-in, else the session has ended', async () => {
    const leaveForProvider = vi.fn().mockResolvedValueOnce(true).mockResolvedValue(false);
    const renew = renewalWith({ inFrame: fails('declined'), leaveForProvider });
    expect(await renew()).toEqual({ kind: 'leaving' });
    expect(leaveForProvider).toHaveBeenCalledExactlyOnceWith();
    expect(await renew()).toEqual({ kind: 'refused' });
  });

  test('A renewal falls back to the frame when the refresh token is declined without a reason', async () => {
    const current = tokensOf('old', { refreshToken: 'r1' });
    const renew = renewalWith({ currentTokens: () => current, withRefreshToken: fails('declined') });
    expect(await renew()).toMatchObject({ kind: 'renewed', tokens: { accessToken: 'by frame' } });
  });

  test('A renewal works where the browser has no locks', async () => {
    expect(await renewalWith({ locks: undefined })()).toMatchObject({ kind: 'renewed' });
  });
});
