import { createHash, randomBytes } from 'node:crypto';
import { consoleClientId } from '../host/identity/provider.ts';
import { consoleOrigin } from './testSandbox.ts';

/** Response of the token endpoint. */
export interface TokenAnswer {
  access_token: string;
  id_token: string;
  refresh_token?: string;
  expires_in: number;
  scope: string;
}

/** The claims of a token, unchecked. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
}

/** Just enough of a browser to sign in: keeps the provider's cookies and follows its redirects to the console. */
export class TestBrowser {
  readonly identityOrigin: string;
  /** Every Set-Cookie header that was received. */
  readonly setCookies: string[] = [];
  #cookies = new Map<string, string>();

  constructor(identityOrigin: string) {
    this.identityOrigin = identityOrigin;
  }

  /** Fetches from the provider with its cookies, without following redirects. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(address, this.identityOrigin), { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      this.setCookies.push(cookie);
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      if (/expires=Thu, 01 Jan 1970/i.test(cookie)) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** Address of an authorization request, with its PKCE verifier. */
  authorizationRequest(parameters: Record<string, string | undefined> = {}): { address: string; verifier: string; nonce: string } {
    const verifier = randomBytes(32).toString('base64url');
    const nonce = randomBytes(16).toString('base64url');
    const query = new URLSearchParams();
    const wanted: Record<string, string | undefined> = {
      client_id: consoleClientId,
      response_type: 'code',
      scope: 'openid profile admin-api',
      redirect_uri: `${consoleOrigin}/login-callback`,
      state: 'some-state',
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...parameters,
    };
    for (const [name, value] of Object.entries(wanted)) if (value !== undefined) query.set(name, value);
    return { address: `/authorize?${query.toString()}`, verifier, nonce };
  }

  /** Follows the provider's redirects until one leads to the console or a page is shown. */
  async follow(address: string): Promise<{ redirectedTo: URL } | { page: Response; address: string }> {
    let current = address;
    for (let hops = 0; hops < 10; hops++) {
      const response = await this.fetch(current);
      const location = response.headers.get('location');
      if (location === null) return { page: response, address: current };
      if (location.startsWith(consoleOrigin)) return { redirectedTo: new URL(location) };
      current = location;
    }
    throw new Error('The provider redirects in a circle.');
  }

  /** Signs in by the form and returns the console's callback address. */
  async signIn(username: string, { password = 'sandbox', ...parameters }: Record<string, string | undefined> = {}): Promise<{ callback: URL; verifier: string; nonce: string }> {
    const { address, verifier, nonce } = this.authorizationRequest(parameters);
    const shown = await this.follow(address);
    if ('redirectedTo' in shown) return { callback: shown.redirectedTo, verifier, nonce };
    const submitted = await this.fetch(shown.address, { method: 'POST', body: new URLSearchParams({ username, password: password ?? '' }) });
    const next = submitted.headers.get('location');
    if (next === null) throw new Error(`Sign-in was refused with ${submitted.status}`);
    const end = await this.follow(next);
    if (!('redirectedTo' in end)) throw new Error(`The provider shows a page (${end.page.status}) instead of calling back`);
    return { callback: end.redirectedTo, verifier, nonce };
  }

  /** Requests tokens as the console does, from its origin. */
  async requestTokens(parameters: Record<string, string>, origin = consoleOrigin): Promise<Response> {
    return fetch(`${this.identityOrigin}/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ client_id: consoleClientId, ...parameters }),
    });
  }

  /** Trades the code of a callback for tokens. */
  async tradeCode(callback: URL, verifier: string, origin = consoleOrigin): Promise<Response> {
    const parameters = {
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: `${consoleOrigin}/login-callback`,
    };
    return this.requestTokens(parameters, origin);
  }

  /** Signs in and trades the code for tokens. */
  async obtainTokens(username = 'super'): Promise<TokenAnswer> {
    const { callback, verifier } = await this.signIn(username);
    const response = await this.tradeCode(callback, verifier);
    if (!response.ok) throw new Error(`No tokens: ${await response.text()}`);
    return (await response.json()) as TokenAnswer;
  }
}
