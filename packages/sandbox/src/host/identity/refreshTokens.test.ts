import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser, claimsOf, type TokenAnswer } from '../../testing/testBrowser.ts';
import { command } from '../../testing/testControl.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/testSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ refreshTokens: true, control: true });
});
afterEach(() => command(sandbox, 'DELETE', '/__idp'));
afterAll(() => sandbox.stop());

async function signedIn() {
  const browser = new TestBrowser(sandbox.identityOrigins[0]);
  return { browser, tokens: await browser.obtainTokens() };
}
const refresh = (browser: TestBrowser, refreshToken: string | undefined) =>
  browser.requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken ?? '' });

describe('refresh tokens', () => {
  it('Refresh tokens are rotated: each renewal gives a new one', async () => {
    const { browser, tokens } = await signedIn();
    const renewed = (await (await refresh(browser, tokens.refresh_token)).json()) as TokenAnswer;
    expect(renewed.refresh_token).toEqual(expect.any(String));
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
  });

  it('Refresh tokens end the whole grant when one is used twice', async () => {
    const { browser, tokens } = await signedIn();
    const renewed = (await (await refresh(browser, tokens.refresh_token)).json()) as TokenAnswer;
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
    const afterReuse = await refresh(browser, renewed.refresh_token);
    expect(await afterReuse.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('Refresh tokens may be used twice when reuse detection is lenient', async () => {
    const { browser, tokens } = await signedIn();
    await command(sandbox, 'PUT', '/__idp', { reuse: 'lenient' });
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
  });

  it('Refresh tokens survive a restart', async () => {
    const { browser, tokens } = await signedIn();
    await sandbox.restart();
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
  });
});

describe('Commands to the identity provider', () => {
  it('Commands to the identity provider shorten the life of the next tokens', async () => {
    await command(sandbox, 'PUT', '/__idp/ttl', 5);
    const { tokens } = await signedIn();
    expect(tokens.expires_in).toBe(5);
  });

  it('Commands to the identity provider end the sessions of one user, who then has to sign in', async () => {
    const { browser, tokens } = await signedIn();
    await command(sandbox, 'PUT', '/__idp', { login_required: 'super' });
    const answer = await browser.follow(browser.authorizationRequest({ prompt: 'none' }).address);
    expect('redirectedTo' in answer && answer.redirectedTo.searchParams.get('error')).toBe('login_required');
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
  });

  it('Commands to the identity provider expire every access token immediately, while renewal works', async () => {
    const { browser, tokens } = await signedIn();
    const status = async (token: string) => (await fetch(`${sandbox.apiOrigin}/api/self`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await status(tokens.access_token)).toBe(501);
    await command(sandbox, 'PUT', '/__idp', { expireAccessTokens: true });
    expect(await status(tokens.access_token)).toBe(401);
    const renewed = (await (await refresh(browser, tokens.refresh_token)).json()) as TokenAnswer;
    expect(await status(renewed.access_token)).toBe(501);
  });

  it('Commands to the identity provider put another subject, other claims and another time into well-signed tokens', async () => {
    await command(sandbox, 'PUT', '/__idp', { sub: 'solo', claims: { aud: 'someone-else', name: null }, clockOffset: -7200 });
    const { tokens } = await signedIn();
    const claims = claimsOf(tokens.id_token);
    expect(claims).toMatchObject({ sub: 'aaaaaaaa-0000-4000-8000-000000000002', aud: 'someone-else' });
    expect(claims).not.toHaveProperty('name');
    expect(Number(claims['iat'])).toBeLessThan(Date.now() / 1000 - 7000);
    expect(claimsOf(tokens.access_token)['sub']).toBe('aaaaaaaa-0000-4000-8000-000000000002');
  });

  it('Commands to the identity provider answer the chosen routes with a status that the console can read', async () => {
    const { browser, tokens } = await signedIn();
    await command(sandbox, 'PUT', '/__idp', { status: { code: 503, routes: ['token'] } });
    const response = await refresh(browser, tokens.refresh_token);
    expect(response.status).toBe(503);
    expect(response.headers.get('access-control-allow-origin')).not.toBeNull();
    expect((await browser.fetch('/jwks')).status).toBe(200);
  });

  it('Commands to the identity provider let the chosen routes hang', async () => {
    const browser = new TestBrowser(sandbox.identityOrigins[0]);
    await command(sandbox, 'PUT', '/__idp', { hang: 'jwks' });
    await expect(browser.fetch('/jwks', { signal: AbortSignal.timeout(100) })).rejects.toThrow('aborted');
  });

  it('Commands to the identity provider can apply to the next few requests alone', async () => {
    const browser = new TestBrowser(sandbox.identityOrigins[0]);
    await command(sandbox, 'PUT', '/__idp', { status: { code: 500, routes: ['jwks'], times: 1 } });
    expect((await browser.fetch('/jwks')).status).toBe(500);
    expect((await browser.fetch('/jwks')).status).toBe(200);
  });

  it('Commands to the identity provider are refused when mistyped', async () => {
    const response = await command(sandbox, 'PUT', '/__idp', { tll: 5 });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { tll: [expect.stringContaining('ttl')] } });
  });
});
