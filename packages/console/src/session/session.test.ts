import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../ground/testing/memoryStorage.ts';
import type { IdentityFailure } from './identity/identityFailure.ts';
import type { RenewalOutcome } from './identity/renewal.ts';
import { signInStatePrefix } from './identity/signInState.ts';
import type { Tokens } from './identity/tokens.ts';
import { createSession, type SessionParts } from './session.ts';

const soon = () => Date.now() + 60_000;

const tokensOf = (accessToken: string, more: Partial<Tokens> = {}): Tokens => ({
  accessToken,
  idToken: 'id',
  expiresAt: soon(),
  renewAt: soon(),
  user: { subject: 'u1', name: 'Ana' },
  ...more,
});

/** A session with a scripted provider and browser, and a record of its calls. */
function sessionWith(outcome: RenewalOutcome | (() => Promise<RenewalOutcome>), given: Partial<SessionParts> & { callback?: () => Promise<Tokens> } = {}) {
  const { callback = () => Promise.resolve(tokensOf('by callback')), ...parts } = given;
  const did: string[] = [];
  const tokens: { current: Tokens | undefined } = { current: undefined };
  const session = createSession({
    identity: {
      signInAddress: () => Promise.resolve('https://provider/authorize'),
      tokensFromCallback: callback,
      tokensFromFrame: () => Promise.reject(new Error('unused')),
      tokensFromRefreshToken: () => Promise.reject(new Error('unused')),
      endOfSession: () => Promise.resolve({ address: 'https://provider/end-session', postLogoutAddress: 'https://console/' }),
      isReachable: () => Promise.resolve(true),
    },
    failureOf: (error) => (error as Error).message as IdentityFailure,
    renew: typeof outcome === 'function' ? outcome : () => Promise.resolve(outcome),
    tokens,
    tabStorage: memoryStorage(),
    hasDrafts: () => false,
    announceSignOut: () => did.push('told the other tabs'),
    leaveTo: (address) => did.push(`left to ${address}`),
    leaveToEndSession: ({ address }) => did.push(`left to ${address}`),
    mayRestart: () => true,
    ...parts,
  });
  return { session, did, tokens };
}

const lost = () => Promise.reject(new Error('offline'));
const offline: SessionParts['identity'] = {
  signInAddress: lost,
  tokensFromCallback: lost,
  tokensFromFrame: lost,
  tokensFromRefreshToken: lost,
  endOfSession: lost,
  isReachable: () => Promise.resolve(false),
};

const renewed = (accessToken = 'renewed'): RenewalOutcome => ({ kind: 'renewed', tokens: tokensOf(accessToken) });
const page = new URL('https://console/dashboard');
const callbackPage = new URL('https://console/login-callback?code=c&state=s');

beforeEach(() => void vi.stubGlobal('window', { location: new URL('https://console/dashboard') }));

describe('Opening a page', () => {
  test.each<[string, RenewalOutcome, object]>([
    ['with a session at the provider signs in silently', renewed(), { status: 'signed-in', user: { subject: 'u1', name: 'Ana' }, isRetrying: false }],
    ['without one signs nobody in and gives no reason', { kind: 'refused' }, { status: 'signed-out', reason: 'none' }],
    ['with the provider out of reach says so (A12)', { kind: 'unreachable' }, { status: 'unreachable', wasSignedIn: false }],
    ['with a response that cannot be trusted says so (A15)', { kind: 'untrusted' }, { status: 'signed-out', reason: 'untrusted' }],
  ])('Opening a page %s', async (_, outcome, state) => {
    const { session } = sessionWith(outcome);
    await session.start(page);
    expect(session.state.read()).toEqual(state);
  });
});

describe('A sign-out in another tab', () => {
  test.each([
    [false, 'signed-out-elsewhere'],
    [true, 'signed-out-unsaved'],
  ])('A sign-out in another tab with something unsaved here (%s) ends the session as %s', async (isUnsaved, reason) => {
    const { session } = sessionWith(renewed(), { hasDrafts: () => isUnsaved });
    await session.start(page);
    session.endElsewhere();
    expect(session.state.read()).toEqual({ status: 'signed-out', reason });
  });
});

describe('AUTH-41: Visitors of a public page', () => {
  test('AUTH-41: a visitor who presses Sign in while the silent attempt runs is sent to the provider, whatever the attempt returns', async () => {
    const answer = Promise.withResolvers<RenewalOutcome>();
    const { session, did } = sessionWith(() => answer.promise);
    const opening = session.start(new URL('https://console/'));
    await session.signIn();
    answer.resolve({ kind: 'unreachable' });
    await opening;
    expect(did).toEqual(['left to https://provider/authorize']);
    expect(session.state.read()).toEqual({ status: 'leaving', isSignOut: false });
  });

  test('AUTH-41: a visitor is not sent to a provider that does not respond, and sees the reason', async () => {
    const { session, did } = sessionWith({ kind: 'unreachable' }, { identity: { ...offline, signInAddress: () => Promise.resolve('https://provider/authorize') } });
    await session.start(new URL('https://console/'));
    await session.signIn();
    expect(did).toEqual([]);
    expect(session.state.read()).toEqual({ status: 'unreachable', wasSignedIn: false });
  });

  test('AUTH-41: only a tab that had a session says that it continues', async () => {
    const tabStorage = memoryStorage();
    await sessionWith(renewed(), { tabStorage }).session.start(page);
    const { session } = sessionWith({ kind: 'unreachable' }, { tabStorage });
    await session.start(page);
    expect(session.state.read()).toEqual({ status: 'unreachable', wasSignedIn: true });
  });

  test('AUTH-41: a user who signed out has no session in this tab any more', async () => {
    const tabStorage = memoryStorage();
    const { session } = sessionWith(renewed(), { tabStorage });
    await session.start(page);
    await session.signOut();
    expect(tabStorage.keys()).toEqual([]);
  });
});

describe('Returning from the provider', () => {
  test('Returning from the provider with a response signs in', async () => {
    const { session, tokens } = sessionWith({ kind: 'refused' });
    await session.start(callbackPage);
    expect(session.state.read().status).toBe('signed-in');
    expect(tokens.current?.accessToken).toBe('by callback');
  });

  test.each<[IdentityFailure, object]>([
    ['refused', { status: 'signed-out', reason: 'failed' }],
    ['untrusted', { status: 'signed-out', reason: 'untrusted' }],
    ['declined', { status: 'signed-out', reason: 'failed' }],
    ['unreachable', { status: 'unreachable', wasSignedIn: false }],
  ])('Returning from the provider with the outcome %s ends there', async (failure, state) => {
    const { session } = sessionWith(renewed(), { callback: () => Promise.reject(new Error(failure)) });
    await session.start(callbackPage);
    expect(session.state.read()).toEqual(state);
  });

  test('A13: a refused silent renewal means that an existing session has ended', async () => {
    const refusal = Object.assign(new Error('refused'), { error: 'interaction_required', state: { nonce: 'n', isSilent: true } });
    const { session } = sessionWith(renewed(), { callback: () => Promise.reject(refusal) });
    await session.start(callbackPage);
    expect(session.state.read()).toEqual({ status: 'signed-out', reason: 'ended' });
  });

  test.each([
    ['invalid_scope', { code: 'invalid_scope' }],
    ['<b>Call us</b>', {}],
  ])('A sign-in that failed with %s shows the code if it is one', async (code, told) => {
    const callback = () => Promise.reject(Object.assign(new Error('declined'), { error: code, state: { nonce: 'n', isSilent: false } }));
    const { session } = sessionWith(renewed(), { callback });
    await session.start(callbackPage);
    expect(session.state.read()).toEqual({ status: 'signed-out', reason: 'failed', ...told });
  });

  test('A16: returning from the provider by a reload or a bookmark continues with the existing session', async () => {
    const { session } = sessionWith(renewed(), { callback: () => Promise.reject(new Error('unknown-state')) });
    await session.start(callbackPage);
    expect(session.state.read().status).toBe('signed-in');
  });

  test('A18: returning from the provider with a state that was purged starts the sign-in again automatically, once', async () => {
    let restarts = 0;
    const { session, did } = sessionWith({ kind: 'refused' }, { callback: () => Promise.reject(new Error('unknown-state')), mayRestart: () => (restarts += 1) === 1 });
    await session.start(callbackPage);
    expect(did).toEqual(['left to https://provider/authorize']);
    await session.start(callbackPage);
    expect(did).toHaveLength(1);
    expect(session.state.read()).toEqual({ status: 'signed-out', reason: 'failed' });
  });
});

describe('A renewal', () => {
  test('A renewal leaves the shown state as it is, so that nothing renders again', async () => {
    const { session } = sessionWith(() => Promise.resolve(renewed()));
    await session.start(page);
    const before = session.state.read();
    expect(await session.renewNow()).toBe(true);
    expect(session.state.read()).toBe(before);
  });

  test('A11: a renewal that fails while the token is valid is not reported, and after its end is reported as being retried', async () => {
    const outcomes: RenewalOutcome[] = [renewed(), { kind: 'unreachable' }, { kind: 'unreachable' }, renewed('later')];
    const { session, tokens } = sessionWith(() => Promise.resolve(outcomes.shift() as RenewalOutcome));
    await session.start(page);
    await session.renewNow();
    expect(session.state.read()).toMatchObject({ status: 'signed-in', isRetrying: false });
    tokens.current = tokensOf('ended', { expiresAt: Date.now() - 1 });
    await session.renewNow();
    expect(session.state.read()).toMatchObject({ status: 'signed-in', isRetrying: true });
    await session.renewNow();
    expect(session.state.read()).toMatchObject({ status: 'signed-in', isRetrying: false });
  });

  test.each([
    ['refused', 'ended'],
    ['untrusted', 'untrusted'],
  ] as const)('A13, A14: a renewal that is %s ends the session and its tokens', async (kind, reason) => {
    const outcomes: RenewalOutcome[] = [renewed(), { kind }];
    const { session, tokens } = sessionWith(() => Promise.resolve(outcomes.shift() as RenewalOutcome));
    await session.start(page);
    const epoch = session.epoch();
    expect(await session.renewNow()).toBe(false);
    expect(session.state.read()).toEqual({ status: 'signed-out', reason });
    expect(tokens.current).toBeUndefined();
    expect(session.epoch()).toBeGreaterThan(epoch);
  });

  test('A20: a renewal that ends after the sign-out does not bring the session back', async () => {
    const late = Promise.withResolvers<RenewalOutcome>();
    let isFirst = true;
    const { session, tokens } = sessionWith(() => {
      if (!isFirst) return late.promise;
      isFirst = false;
      return Promise.resolve(renewed());
    });
    await session.start(page);
    const running = session.renewNow();
    session.endElsewhere();
    late.resolve(renewed('late'));
    expect(await running).toBe(false);
    expect(session.state.read()).toEqual({ status: 'signed-out', reason: 'signed-out-elsewhere' });
    expect(tokens.current).toBeUndefined();
  });
});

describe('The token for a call', () => {
  test('The token for a call is renewed first when it has expired', async () => {
    const { session, tokens } = sessionWith(() => Promise.resolve(renewed('fresh')));
    await session.start(page);
    tokens.current = tokensOf('old', { expiresAt: Date.now() - 1 });
    expect(await session.accessToken()).toBe('fresh');
  });

  test('A06: the token for a call is the expired one when it cannot be renewed: the host decides', async () => {
    const outcomes: RenewalOutcome[] = [renewed(), { kind: 'unreachable' }];
    const { session, tokens } = sessionWith(() => Promise.resolve(outcomes.shift() as RenewalOutcome));
    await session.start(page);
    tokens.current = tokensOf('old', { expiresAt: Date.now() - 1 });
    expect(await session.accessToken()).toBe('old');
  });

  test('There is no token when nobody is signed in', async () => {
    const { session } = sessionWith({ kind: 'refused' });
    await session.start(page);
    expect(await session.accessToken()).toBeUndefined();
  });

  test('A03: a token that is refused a second time ends the session', async () => {
    const { session } = sessionWith(renewed());
    await session.start(page);
    expect(await session.onUnauthorized({ isRetry: false })).toBe(true);
    expect(await session.onUnauthorized({ isRetry: true })).toBe(false);
    expect(session.state.read()).toEqual({ status: 'signed-out', reason: 'ended' });
  });
});

describe('Signing out', () => {
  test('Signing out drops the tokens, announces it to other tabs, forgets the return path and ends the session at the provider', async () => {
    const tabStorage = memoryStorage({ [`${signInStatePrefix}unfinished`]: 'verifier', 'noticeboard.other': 'kept' });
    const { session, did, tokens } = sessionWith(renewed(), { tabStorage });
    await session.start(page);
    session.rememberReturnPath('/content');
    await session.signOut();
    expect(did).toEqual(['told the other tabs', 'left to https://provider/end-session']);
    expect(tokens.current).toBeUndefined();
    expect(tabStorage.keys()).toEqual(['noticeboard.other']);
    expect(session.state.read()).toEqual({ status: 'leaving', isSignOut: true });
  });

  test('A21: signing out with the provider out of reach ends the session here, and says what may still be open', async () => {
    const { session, did } = sessionWith(renewed(), { identity: offline });
    await session.start(page);
    await session.signOut();
    expect(session.state.read()).toEqual({ status: 'signed-out', reason: 'signed-out-here-only' });
    expect(did).toEqual(['told the other tabs']);
  });
});

describe('The path to return to after signing in', () => {
  test('The path to return to after signing in is remembered until it is removed', async () => {
    const { session, did } = sessionWith({ kind: 'refused' });
    await session.signIn('/content?page=2#row');
    expect(did).toEqual(['left to https://provider/authorize']);
    expect(session.returnPath()).toBe('/content?page=2#row');
    session.forgetReturnPath();
    expect(session.returnPath()).toBeUndefined();
  });

  test('A19: the path to return to after signing in is never on another site', () => {
    const { session } = sessionWith({ kind: 'refused' });
    session.rememberReturnPath('//evil.example/');
    expect(session.returnPath()).toBeUndefined();
  });
});
