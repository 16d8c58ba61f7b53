import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser, claimsOf } from '../../testing/testBrowser.ts';
import { consoleOrigin, startTestSandbox, type TestSandbox } from '../../testing/testSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const browserAt = (index: 0 | 1) => new TestBrowser(sandbox.identityOrigins[index]);

describe('signing in', () => {
  it.each([0, 1] as const)('Signing in leads through the form to the console with tokens of the requested origin (%i)', async (index) => {
    const browser = browserAt(index);
    const { callback, verifier, nonce } = await browser.signIn('super');
    expect(callback.pathname).toBe('/login-callback');
    expect(callback.searchParams.get('state')).toBe('some-state');
    const response = await browser.tradeCode(callback, verifier);
    expect(response.headers.get('access-control-allow-origin')).toBe(consoleOrigin);
    const tokens = (await response.json()) as { id_token: string; scope: string; refresh_token?: string };
    expect(tokens.scope.split(' ')).toContain('admin-api');
    expect(tokens.refresh_token).toBeUndefined();
    expect(claimsOf(tokens.id_token)).toMatchObject({
      iss: sandbox.identityOrigins[index],
      aud: 'noticeboard-console',
      nonce,
      sub: 'aaaaaaaa-0000-4000-8000-000000000001',
      name: 'Maya Fortin',
    });
  });

  it('Signing in refuses a wrong password in words and keeps the username', async () => {
    const browser = browserAt(0);
    const shown = await browser.follow(browser.authorizationRequest().address);
    if (!('page' in shown)) throw new Error('No form was shown');
    const answer = await browser.fetch(shown.address, { method: 'POST', body: new URLSearchParams({ username: 'super', password: 'wrong' }) });
    const html = await answer.text();
    expect(answer.status).toBe(401);
    expect(html).toContain('The username or the password is wrong.');
    expect(html).toContain('value="super"');
  });

  it('The sign-in form cannot be framed, and shows what a stranger typed as text', async () => {
    const browser = browserAt(0);
    const shown = await browser.follow(browser.authorizationRequest({ login_hint: '"><script>alert(1)</script>' }).address);
    if (!('page' in shown)) throw new Error('No form was shown');
    expect(shown.page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await shown.page.text()).not.toContain('<script>alert');
  });

  it('Signing in needs PKCE with S256', async () => {
    const browser = browserAt(0);
    const without = await browser.follow(browser.authorizationRequest({ code_challenge: undefined, code_challenge_method: undefined }).address);
    const plain = await browser.follow(browser.authorizationRequest({ code_challenge_method: 'plain' }).address);
    for (const answer of [without, plain]) {
      expect('redirectedTo' in answer && answer.redirectedTo.searchParams.get('error')).toBe('invalid_request');
    }
  });

  it('Signing in gives no token for the code of another verifier', async () => {
    const browser = browserAt(0);
    const { callback } = await browser.signIn('super');
    const response = await browser.tradeCode(callback, 'x'.repeat(43));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('Signing in calls back to addresses of the console only', async () => {
    const browser = browserAt(0);
    const answer = await browser.follow(browser.authorizationRequest({ redirect_uri: 'http://evil.example/login-callback' }).address);
    expect('page' in answer && answer.page.status).toBe(400);
  });

  it('The token endpoint responds to no other origin', async () => {
    const browser = browserAt(0);
    const { callback, verifier } = await browser.signIn('super');
    const response = await browser.tradeCode(callback, verifier, 'http://evil.example');
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('The identity provider responds at no host but its own', async () => {
    const { port } = new URL(sandbox.identityOrigins[0]);
    const { request } = await import('node:http');
    const status = await new Promise((done) => {
      request({ host: '127.0.0.1', port, path: '/jwks', headers: { host: 'rebound.example' } }, (response) => done(response.statusCode)).end();
    });
    expect(status).toBe(421);
  });
});

describe('silent renewal by prompt=none', () => {
  it('Silent renewal by prompt=none gives a new code while the session lives, in a frame of the console', async () => {
    const browser = browserAt(0);
    await browser.signIn('super');
    const { address } = browser.authorizationRequest({ prompt: 'none', redirect_uri: `${consoleOrigin}/silent-callback.html` });
    const response = await browser.fetch(address);
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.pathname).toBe('/silent-callback.html');
    expect(location.searchParams.get('code')).not.toBeNull();
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('content-security-policy') ?? '').not.toContain('frame-ancestors');
  });

  it('Silent renewal by prompt=none responds with login_required without a session', async () => {
    const browser = browserAt(0);
    const answer = await browser.follow(browser.authorizationRequest({ prompt: 'none' }).address);
    expect('redirectedTo' in answer && answer.redirectedTo.searchParams.get('error')).toBe('login_required');
  });

  it('Silent renewal by prompt=none gives the session a cookie that only the same site sends along', async () => {
    const browser = browserAt(0);
    await browser.signIn('super');
    expect(browser.setCookies.filter((cookie) => cookie.startsWith('session_')).every((cookie) => /httponly/i.test(cookie) && /samesite=lax/i.test(cookie))).toBe(true);
  });

  it('Silent renewal by prompt=none still works after a restart', async () => {
    const browser = browserAt(0);
    await browser.signIn('super');
    await sandbox.restart();
    const answer = await browser.follow(browser.authorizationRequest({ prompt: 'none' }).address);
    expect('redirectedTo' in answer && answer.redirectedTo.searchParams.get('code')).not.toBeNull();
  });
});

describe('signing out', () => {
  it.each([
    ['its ID token', (idToken: string) => ({ id_token_hint: idToken })],
    ['its client id alone', () => ({ client_id: 'noticeboard-console' })],
  ])('Signing out ends the session for a client that shows %s, without asking, and returns to the console', async (_, identification) => {
    const browser = browserAt(0);
    const tokens = await browser.obtainTokens();
    const query = new URLSearchParams({ ...identification(tokens.id_token), post_logout_redirect_uri: `${consoleOrigin}/`, state: 'left' });
    const page = await (await browser.fetch(`/end-session?${query.toString()}`)).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(page).toContain('form.submit()');
    const confirmed = await browser.fetch('/end-session/confirm', { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) });
    expect(confirmed.headers.get('location')).toBe(`${consoleOrigin}/?state=left`);
    const renewal = await browser.follow(browser.authorizationRequest({ prompt: 'none' }).address);
    expect('redirectedTo' in renewal && renewal.redirectedTo.searchParams.get('error')).toBe('login_required');
  });

  it('Signing out asks first when no client names itself', async () => {
    const browser = browserAt(0);
    await browser.signIn('super');
    const page = await (await browser.fetch('/end-session')).text();
    expect(page).toContain('Sign out?');
    expect(page).not.toContain('form.submit()');
  });

  it('Signing out returns to no address that the client has not registered', async () => {
    const browser = browserAt(0);
    await browser.signIn('super');
    const query = new URLSearchParams({ client_id: 'noticeboard-console', post_logout_redirect_uri: 'http://evil.example/' });
    expect((await browser.fetch(`/end-session?${query.toString()}`)).status).toBe(400);
  });
});
