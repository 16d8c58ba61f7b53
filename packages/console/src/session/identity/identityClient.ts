import { ErrorResponse, OidcClient, type SigninResponse, WebStorageStateStore } from 'oidc-client-ts';
import type { Configuration } from '../../app/configuration/configuration.ts';
import type { TextStorage } from '../../shared/browserStorage.ts';
import { checkIdToken, UntrustedAnswerError } from './idTokenChecks.ts';
import { signInStatePrefix } from './signInState.ts';
import { addressReachedInFrame } from './silentFrame.ts';
import { type Tokens, tokenTimes } from './tokens.ts';

/** Speaks OpenID Connect with the configured provider. Keeps no token. */
export interface IdentityClient {
  /** Address to send the browser to. `none` asks without showing anything. */
  signInAddress: (prompt?: 'none') => Promise<string>;
  /** Completes a sign-in from the address that the provider sent the browser back to. */
  tokensFromCallback: (url: string) => Promise<Tokens>;
  /** Asks in a hidden frame, through the provider's own session. */
  tokensFromFrame: (signal: AbortSignal) => Promise<Tokens>;
  tokensFromRefreshToken: (tokens: Tokens, signal: AbortSignal) => Promise<Tokens>;
  /** Where a session ends at the provider, and where it leads back to. */
  endOfSession: () => Promise<{ address: string; postLogoutAddress: string }>;
  /** Whether the provider answers at all, asked afresh. */
  isReachable: (signal: AbortSignal) => Promise<boolean>;
}

/** Makes the client. State of a sign-in in progress is kept for the tab alone, so that no other tab can purge it (F6). */
export function createIdentityClient({ identity }: Configuration, storage: TextStorage, origin: string): IdentityClient {
  const client = new OidcClient({
    authority: identity.authority,
    client_id: identity.clientId,
    scope: identity.scope,
    redirect_uri: `${origin}/login-callback`,
    post_logout_redirect_uri: `${origin}/`,
    // The name is read from the ID token: no further call.
    loadUserInfo: false,
    requestTimeoutInSeconds: 10,
    stateStore: new WebStorageStateStore({ prefix: signInStatePrefix, store: asWebStorage(storage) }),
  });

  async function signInAddress(prompt?: 'none', redirectUri = `${origin}/login-callback`): Promise<string> {
    const nonce = crypto.randomUUID();
    const { url } = await client.createSigninRequest({ state: { nonce }, nonce, redirect_uri: redirectUri, ...(prompt && { prompt }) });
    return webAddress(url);
  }

  async function trusted(response: SigninResponse, nonce: string | undefined): Promise<Tokens> {
    const { access_token: accessToken, id_token: idToken, refresh_token: refreshToken, expires_in: lifeSeconds } = response;
    if (!idToken || !accessToken) throw new UntrustedAnswerError('The answer lacks a token.');
    const issuer = await client.metadataService.getIssuer();
    const claims = claimsOf(idToken);
    checkIdToken(claims, { issuer, clientId: identity.clientId, ...(nonce !== undefined && { nonce }) });
    const subject = String(claims['sub']);
    const name = [claims['name'], claims['preferred_username']].find((text) => typeof text === 'string' && text !== '');
    return {
      accessToken,
      idToken,
      ...(refreshToken && { refreshToken }),
      ...tokenTimes(lifeSeconds, Date.now()),
      user: { subject, name: typeof name === 'string' ? name : subject },
    };
  }

  async function tokensFromCallback(url: string): Promise<Tokens> {
    const response = await client.processSigninResponse(url);
    const state: unknown = response.userState;
    const nonce = typeof state === 'object' && state !== null && 'nonce' in state ? String(state.nonce) : '';
    return trusted(response, nonce);
  }

  return {
    signInAddress: (prompt) => signInAddress(prompt),
    tokensFromCallback,
    tokensFromFrame: async (signal) => {
      const address = await signInAddress('none', `${origin}/silent-callback.html`);
      return tokensFromCallback(await addressReachedInFrame(address, signal));
    },
    tokensFromRefreshToken: async (tokens) => {
      const { refreshToken, idToken } = tokens;
      if (refreshToken === undefined) throw new UntrustedAnswerError('There is no refresh token.');
      const response = await client.useRefreshToken({
        state: { refresh_token: refreshToken, id_token: idToken, session_state: null, scope: identity.scope, profile: claimsOf(idToken) as never },
        timeoutInSeconds: 10,
      });
      // A provider may leave out what did not change.
      response.id_token ??= idToken;
      const renewed = await trusted(response, undefined);
      return { ...renewed, refreshToken: renewed.refreshToken ?? refreshToken };
    },
    endOfSession: async () => {
      const address = await client.metadataService.getEndSessionEndpoint();
      if (address === undefined) throw new Error('The identity provider names no address to end a session.');
      return { address: webAddress(address), postLogoutAddress: `${origin}/` };
    },
    isReachable: (signal) =>
      fetch(`${identity.authority}/.well-known/openid-configuration`, { signal, cache: 'no-store', referrerPolicy: 'no-referrer' }).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}

/** Refusals by which the provider says for certain that there is no session to go on with (D2). */
const definiteRefusals = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'access_denied',
  'invalid_grant',
  'unauthorized_client',
]);

/** Why a sign-in or a renewal brought no tokens. Everything that is no definite refusal is `unreachable`. */
export type IdentityFailure = 'refused' | 'untrusted' | 'unknown-state' | 'unreachable';

/** Reads the reason from what the client threw. */
export function identityFailure(error: unknown): IdentityFailure {
  if (error instanceof UntrustedAnswerError) return 'untrusted';
  if (error instanceof ErrorResponse) return definiteRefusals.has(error.error ?? '') ? 'refused' : 'unreachable';
  const message = error instanceof Error ? error.message : '';
  if (/^No (matching )?state/.test(message)) return 'unknown-state';
  // oidc-client-ts checks some things itself and throws plain errors: state, nonce, subject.
  if (/nonce|sub in id_token|auth_time|azp|id_token/i.test(message)) return 'untrusted';
  return 'unreachable';
}

/**
 * The provider describes itself where the browser is sent to; nothing but a web page is ever opened (X11).
 *
 * @throws Error for an address of another scheme
 */
function webAddress(address: string): string {
  if (!/^https?:$/.test(new URL(address).protocol)) throw new Error('The identity provider names an address that is no web page.');
  return address;
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    const body = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(body), (character) => character.codePointAt(0) ?? 0);
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    throw new UntrustedAnswerError('The ID token cannot be read.');
  }
}

function asWebStorage(storage: TextStorage): Storage {
  return {
    get length() {
      return storage.keys().length;
    },
    key: (index) => storage.keys()[index] ?? null,
    getItem: storage.read,
    setItem: storage.write,
    removeItem: storage.remove,
    clear: () => storage.keys().filter((key) => key.startsWith(signInStatePrefix)).forEach(storage.remove),
  };
}
