import './runtimeNotice.ts';
import type { IncomingMessage } from 'node:http';
import { Provider, type Configuration } from 'oidc-provider';
import type { AccountDirectory } from '../../contract/accounts.ts';
import { apiAudience, apiScope } from './accessTokens.ts';
import { artifactAdapter } from './artifactStore.ts';
import type { IdentitySettings } from './identitySettings.ts';
import type { IdentityState } from './identityState.ts';
import { errorPage, signOutPage, signedOutPage } from './pages.ts';
import type { TokenSigner } from './signedToken.ts';

/** Client id of the console. */
export const consoleClientId = 'noticeboard-console';

/** What a provider instance needs. */
export interface ProviderOptions {
  /** Origin that this instance serves, e.g. `http://localhost:5190`. */
  issuer: string;
  consoleOrigins: readonly string[];
  accounts: AccountDirectory;
  state: IdentityState;
  signer: TokenSigner;
  /** Read at each use, so that the control plane can change it. */
  settings: () => IdentitySettings;
  /** Takes the `grant_type` of each token call, for the traffic log. */
  grantTypes: WeakMap<IncomingMessage, string>;
}

/** Makes the identity provider for one of its origins (authorization code flow with PKCE; core §1, decisions-core O2). */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.issuer, configuration(options));
  provider.use(async (context, next) => {
    await next();
    if (context.path !== '/token') return;
    const grantType = context.oidc?.params?.['grant_type'];
    if (typeof grantType === 'string') options.grantTypes.set(context.req, grantType);
    const body = context.body as { id_token?: unknown } | undefined;
    if (typeof body?.id_token === 'string') {
      body.id_token = alteredIdToken(body.id_token, options);
    }
  });
  provider.on('server_error', (_context, error: Error) => {
    process.stderr.write(`identity error ${error.name}: ${error.message}\n`);
  });
  return provider;
}

function configuration({ issuer, consoleOrigins, accounts, state, settings }: ProviderOptions): Configuration {
  const port = new URL(issuer).port;
  return {
    adapter: artifactAdapter(state.database, issuer, () => settings().reuse === 'strict'),
    jwks: { keys: [state.signingKey] },
    clients: [
      {
        client_id: consoleClientId,
        client_name: 'Noticeboard',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: consoleOrigins.flatMap((origin) => [`${origin}/login-callback`, `${origin}/silent-callback.html`]),
        post_logout_redirect_uris: consoleOrigins.flatMap((origin) => [`${origin}/`, origin]),
      },
    ],
    clientBasedCORS: (_context, origin) => consoleOrigins.includes(origin),
    cookies: {
      keys: [state.cookieSecret],
      // Cookies are kept by host, not by port: two sandboxes on one machine must not share a session.
      names: { session: `session_${port}`, interaction: `interaction_${port}`, resume: `resume_${port}` },
      long: { httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    routes: { authorization: '/authorize', token: '/token', userinfo: '/userinfo', jwks: '/jwks', end_session: '/end-session' },
    scopes: ['openid', 'profile'],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'email'] },
    // The console reads the name from the ID token and never calls userinfo.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    responseTypes: ['code'],
    rotateRefreshToken: () => true,
    issueRefreshToken: async () => settings().refreshTokens,
    findAccount: (_context, userId) => {
      const account = accounts.findByUserId(userId);
      if (account === undefined) return undefined;
      return {
        accountId: userId,
        claims: () => ({
          sub: userId,
          name: account.name,
          preferred_username: account.username,
          email: account.email ?? undefined,
        }),
      };
    },
    // Consent is granted without a question: the console is the organization's own client.
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grantId = session.grantIdFor(client.clientId);
      const existing = grantId === undefined ? undefined : await context.oidc.provider.Grant.find(grantId);
      if (existing !== undefined) return existing;
      const grant = new context.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile');
      grant.addResourceScope(apiAudience, apiScope);
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    renderError: (context, out) => {
      context.type = 'html';
      context.body = errorPage(out.error_description ?? out.error);
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          // With only `client_id`, too: the console puts no token into an address. That a link elsewhere can sign people
          // out of a sandbox is no harm.
          const page = signOutPage(form, context.oidc.client !== undefined);
          context.set('Content-Security-Policy', page.policy);
          context.body = page.html;
        },
        postLogoutSuccessSource: (context) => {
          context.body = signedOutPage();
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: apiScope,
          audience: apiAudience,
          accessTokenTTL: settings().ttl,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    formats: {
      customizers: {
        jwt: (_context, _token, jwt) => {
          const { clockOffset, generation, sub } = settings();
          const payload = jwt.payload as Record<string, unknown>;
          payload['generation'] = generation;
          shiftTimes(payload, clockOffset);
          if (sub !== null) payload['sub'] = subjectOf(sub, accounts);
        },
      },
    },
    ttl: {
      AccessToken: () => settings().ttl,
      AuthorizationCode: 60,
      IdToken: () => Math.max(settings().ttl, 60),
      Interaction: 60 * 60,
      Session: 14 * 24 * 60 * 60,
      Grant: 14 * 24 * 60 * 60,
      RefreshToken: 14 * 24 * 60 * 60,
    },
  };
}

/** Applies the control plane's settings to an ID token, by signing it again. */
function alteredIdToken(idToken: string, { settings, signer, accounts }: ProviderOptions): string {
  const { claims: wished, sub, clockOffset } = settings();
  if (wished === null && sub === null && clockOffset === 0) return idToken;
  const read = signer.read(idToken);
  if (read === undefined) return idToken;
  const claims = { ...read.claims };
  shiftTimes(claims, clockOffset);
  if (sub !== null) claims['sub'] = subjectOf(sub, accounts);
  for (const [name, value] of Object.entries(wished ?? {})) {
    if (value === null) delete claims[name];
    else claims[name] = value;
  }
  return signer.sign(claims, read.header);
}

function shiftTimes(claims: Record<string, unknown>, seconds: number): void {
  for (const name of ['iat', 'exp', 'auth_time', 'nbf']) {
    const value = claims[name];
    if (typeof value === 'number') claims[name] = value + seconds;
  }
}

function subjectOf(wished: string, accounts: AccountDirectory): string {
  return accounts.findByUsername(wished)?.userId ?? wished;
}
