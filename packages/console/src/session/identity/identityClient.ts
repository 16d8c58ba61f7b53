import { OidcClient, type OidcMetadata, type SigninResponse, WebStorageStateStore } from 'oidc-client-ts';
import type { Configuration } from '../../ground/configuration.ts';
import type { TextStorage } from '../../ground/browserStorage.ts';
import { checkIdToken, UntrustedAnswerError } from './idTokenChecks.ts';
import { type SignInState, signInStatePrefix } from './signInState.ts';
import { addressReachedInFrame } from './silentFrame.ts';
import { type Tokens, tokenTimes } from './tokens.ts';

export { identityFailure } from './identityFailure.ts';

/** Speaks OpenID Connect with the configured provider. Stores no token. */
export interface IdentityClient {
  /** Address to redirect the browser to. `none` asks without showing anything. */
  signInAddress: (prompt?: 'none') => Promise<string>;
  /** Completes a sign-in from the address that the provider redirected the browser to. */
  tokensFromCallback: (url: string) => Promise<Tokens>;
  /** Requests tokens in a hidden frame, through the provider's own session. */
  tokensFromFrame: (signal: AbortSignal) => Promise<Tokens>;
  tokensFromRefreshToken: (tokens: Tokens, signal: AbortSignal) => Promise<Tokens>;
  /** Where a session ends at the provider, and where it redirects afterwards. */
  endOfSession: () => Promise<{ address: string; postLogoutAddress: string }>;
  /** Whether the provider responds at all, without a cache. */
  isReachable: (signal: AbortSignal) => Promise<boolean>;
}

/** The parts of the client. */
export interface IdentityParts {
  configuration: Pick<Configuration, 'identity'>;
  /** The provider's metadata; undefined lets the library request it. */
  metadata: Partial<OidcMetadata> | undefined;
  /** The storage of a sign-in in progress. */
  storage: TextStorage;
  /** Origin of the console. */
  origin: string;
}

/** Creates the client. The state of a sign-in in progress is kept for this tab only, so that no other tab can purge it (faults F6). */
export function createIdentityClient({ configuration: { identity }, metadata, storage, origin }: IdentityParts): IdentityClient {
  const client = new OidcClient({
    authority: identity.authority,
    ...(metadata && { metadata }),
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
    const state: SignInState = { nonce, isSilent: prompt === 'none' };
    const { url } = await client.createSigninRequest({ state, nonce, redirect_uri: redirectUri, ...(prompt && { prompt }) });
    return webAddress(url);
  }

  async function trusted(response: SigninResponse, expected: { nonce?: string; now?: number }): Promise<Tokens> {
    const { access_token: accessToken, id_token: idToken, refresh_token: refreshToken, expires_in: lifeSeconds } = response;
    if (!idToken || !accessToken) throw new UntrustedAnswerError('The answer lacks a token.');
    const issuer = await client.metadataService.getIssuer();
    const claims = claimsOf(idToken);
    checkIdToken(claims, { issuer, clientId: identity.clientId, ...expected });
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
    return trusted(response, { nonce, now: Date.now() });
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
      // A provider may omit an unchanged ID token; its age was checked when it was received.
      const isNew = response.id_token !== undefined;
      response.id_token ??= idToken;
      const renewed = await trusted(response, isNew ? { now: Date.now() } : {});
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

/**
 * The browser follows addresses in the provider's metadata; only web pages are ever opened (X11).
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
