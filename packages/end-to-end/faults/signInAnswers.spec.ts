import type { Page } from '@playwright/test';
import { comeBackToWindow } from '../harness/clock.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { identifyAs, signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { apiCallsSince, grantsSince, lastId, trafficSince } from './renewals.ts';

const signInHeading = 'Sign in to Noticeboard';
const untrusted = 'The sign-in service gave an answer that cannot be trusted. Sign in again.';
const isCallback = (address: string) => new URL(address).pathname === '/login-callback' && new URL(address).search !== '';

for (const refreshTokens of [true, false]) {
  test(`A14 a renewal for another person is refused, refresh tokens ${refreshTokens ? 'on' : 'off'}`, async ({ page, world }) => {
    await world.control.identity({ refreshTokens });
    await page.clock.install();
    await signIn(page, 'solo');
    await expectQuiet(world.control);
    const since = await lastId(world.control);
    const lastOfFirst = (await world.control.traffic()).filter(({ host }) => host === 'api').at(-1);
    await world.control.identity({ sub: 'super', expireAccessTokens: true });

    await comeBackToWindow(page);
    await expect(page.getByText(untrusted)).toBeVisible();
    await expectQuiet(world.control);
    const strangers = (await apiCallsSince(world.control, since)).filter(({ jti }) => jti !== null && jti !== lastOfFirst?.jti);
    expect(strangers, 'calls with the token of the other person').toEqual([]);
    const left = await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]) + document.body.textContent);
    expect(left).not.toMatch(/Prairie Homes|Kowalchuk|noticeboard\.choice/);
  });
}

const wrongClaims: [name: string, claims: Record<string, unknown>][] = [
  ['audience', { aud: 'someone-else' }],
  ['issuer', { iss: 'http://evil.invalid' }],
  ['expiry', { exp: 1 }],
  ['time, long ago', { exp: 1_000_000_000, iat: 999_990_000 }],
  ['subject, none at all', { sub: null }],
  ['nonce', { nonce: 'of-another-request' }],
];

for (const [name, claims] of wrongClaims) {
  test(`A15 an ID token with the wrong ${name} fails the sign-in, and its access token is never used`, async ({ page, world }) => {
    await page.goto('/dashboard');
    await world.control.identity({ claims });
    await identifyAs(page, 'solo');
    await expect(page.getByText(untrusted)).toBeVisible();
    expect((await world.control.traffic()).filter(({ host }) => host === 'api'), 'calls to the host').toEqual([]);

    await world.control.identity({ claims: null });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(topBar(page)).toContainText('Prairie Homes');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

test('A16 after a sign-in neither code nor state is left in the address or the history, and its callback cannot be used again', async ({ page, world }) => {
  const callback = page.waitForRequest((request) => isCallback(request.url()));
  await page.goto('/diag');
  await identifyAs(page, 'solo');
  const answer = (await callback).url();
  await expect(topBar(page)).toContainText('Prairie Homes');
  expect(answer).toMatch(/[?&]code=/);
  expect(new URL(page.url()).search).toBe('');
  for (let step = 0; step < 3; step += 1) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => null);
    expect(page.url()).not.toMatch(/login-callback.*[?&](code|state)=/);
  }

  // At each step: a renewal cut off by the next page would look like a refused one.
  await expectQuiet(world.control);
  const since = await lastId(world.control);
  for (const address of ['/login-callback', answer]) {
    await page.goto(address);
    await expect(topBar(page)).toContainText('Prairie Homes');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectQuiet(world.control);
  }
  await page.goBack();
  await expect(topBar(page)).toContainText('Prairie Homes');
  const refused = (await trafficSince(world.control, since)).filter(({ operationId, method, status }) => operationId === 'token' && method === 'POST' && status !== 200);
  expect(refused, 'codes that were offered again').toEqual([]);
});

test('A16 a bookmarked callback without a session starts a fresh sign-in', async ({ page, world }) => {
  await page.goto('/login-callback?code=old&state=old');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect((await world.control.traffic()).filter(({ operationId }) => operationId === 'token')).toEqual([]);
  await identifyAs(page, 'solo');
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('A17 a callback with a forged state and a stolen code is refused, and the session continues', async ({ context, page, world }) => {
  await signIn(page, 'solo');
  await expectQuiet(world.control);
  const since = await lastId(world.control);
  const victim = await context.newPage();
  await victim.goto('/login-callback?code=stolen-code&state=forged-state');
  await expect(topBar(victim)).toContainText('Prairie Homes');
  await expectQuiet(world.control);
  const tokenCalls = (await trafficSince(world.control, since)).filter(({ operationId, method }) => operationId === 'token' && method === 'POST');
  // The only grant is from the tab's own start, in the hidden frame.
  expect(tokenCalls.map(({ status }) => status)).toEqual([200]);
  await page.reload();
  await expect(topBar(page)).toContainText('Prairie Homes');
});

test('A17 a response that the provider gave to another person does not sign this browser in', async ({ page, other: stolen, world }) => {
  // The attacker's own page never gets to use the code, so that it is still valid.
  await stolen.route('**/token', (route) => route.abort());
  const callback = stolen.waitForRequest((request) => isCallback(request.url()));
  await stolen.goto('/dashboard');
  await identifyAs(stolen, 'super');
  const answer = (await callback).url();
  await stolen.context().close();

  const since = await lastId(world.control);
  await page.goto(answer);
  await expect(page.getByLabel('Username').or(page.getByRole('heading', { name: signInHeading }))).toBeVisible();
  expect(await grantsSince(world.control, since), 'the stolen code was never offered').toEqual([]);
  expect((await trafficSince(world.control, since)).filter(({ host }) => host === 'api')).toEqual([]);
});

test('A18 twenty minutes at the provider, while another tab signs in and renews, lose neither the sign-in nor the path', async ({ context, page, world }) => {
  await world.control.identity({ ttl: 900 });
  await page.clock.install();
  const slow = await context.newPage();
  await slow.goto('/diag?seen=1');
  await expect(slow.getByLabel('Username')).toBeVisible();
  await signIn(page, 'solo');
  await expectQuiet(world.control);
  const since = await lastId(world.control);
  await page.clock.fastForward('00:20:00');
  await expect.poll(async () => (await grantsSince(world.control, since)).length, 'the other tab renews').toBe(1);

  await identifyAs(slow, 'solo');
  await expect(topBar(slow)).toContainText('Prairie Homes');
  await expect(slow).toHaveURL(/\/diag\?seen=1$/);
  await expect(topBar(page)).toContainText('Prairie Homes');
});

test('A18 a sign-in whose state was lost in the meantime starts again automatically, once, and keeps the path', async ({ page, world }) => {
  await page.goto('/diag?seen=1');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.addInitScript(() => {
    if (location.pathname !== '/login-callback' || sessionStorage.getItem('lost') !== null) return;
    sessionStorage.setItem('lost', 'yes');
    Object.keys(sessionStorage).filter((key) => key.startsWith('noticeboard.sign-in.')).forEach((key) => sessionStorage.removeItem(key));
  });
  await identifyAs(page, 'solo');
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expect(page).toHaveURL(/\/diag\?seen=1$/);
  expect(await page.evaluate(() => sessionStorage.getItem('lost'))).toBe('yes');
  expect((await grantsSince(world.control, 0)).length).toBeLessThanOrEqual(2);
});

/** Makes the provider respond to silent requests as some do: it requires a hint of the user (OpenID Connect Core 3.1.2.1). */
async function declineSilentQuestions(page: Page): Promise<void> {
  await page.route(/\/authorize\?.*prompt=none/, (route) => {
    const asked = new URL(route.request().url());
    const answer = new URL(asked.searchParams.get('redirect_uri') ?? '');
    answer.searchParams.set('error', 'invalid_request');
    answer.searchParams.set('state', asked.searchParams.get('state') ?? '');
    return route.fulfill({ status: 302, headers: { Location: answer.href } });
  });
}

test('AUTH-15 a provider that does not respond to silent requests still lets people in, at the sign-in page and at a deep link', async ({ page }) => {
  await declineSilentQuestions(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/diag?seen=1');
  await identifyAs(page, 'solo');
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expect(page).toHaveURL(/\/diag\?seen=1$/);
  // The provider now has a session of the user, but still refuses silent requests.
  await page.reload();
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expect(page).toHaveURL(/\/diag\?seen=1$/);
});

test('A13 a provider that does not respond to silent requests is visited once during a session, and returns to the same page', async ({ page, world }) => {
  await page.clock.install();
  await signIn(page, 'solo', { path: '/diag?seen=1' });
  await expectQuiet(world.control);
  await declineSilentQuestions(page);
  const since = await lastId(world.control);
  await world.control.identity({ expireAccessTokens: true });
  await comeBackToWindow(page);
  await expect.poll(async () => (await grantsSince(world.control, since)).length).toBe(1);
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expect(page).toHaveURL(/\/diag\?seen=1$/);
});

test('a refresh token that is refused without a reason falls back to the hidden frame, not to a sign-out', async ({ page, world }) => {
  await world.control.identity({ refreshTokens: true });
  await page.clock.install();
  await signIn(page, 'solo');
  await expectQuiet(world.control);
  let refusals = 0;
  await page.route('**/token', (route) => {
    if (!(route.request().postData() ?? '').includes('grant_type=refresh_token')) return route.fallback();
    refusals += 1;
    return route.fulfill({ status: 400, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' });
  });
  const since = await lastId(world.control);
  await world.control.identity({ expireAccessTokens: true });
  await comeBackToWindow(page);
  await expect.poll(async () => (await grantsSince(world.control, since)).length, 'a renewal by the frame').toBe(1);
  expect(refusals).toBe(1);
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expect(page.getByText(/sign-in service/)).toHaveCount(0);
});

test('a sign-in that the provider refuses because of its configuration names the code, and is not reported as a network fault', async ({ page }) => {
  await page.route(/\/authorize\?(?!.*prompt=none)/, (route) => {
    const asked = new URL(route.request().url());
    const answer = new URL(asked.searchParams.get('redirect_uri') ?? '');
    answer.searchParams.set('error', 'invalid_scope');
    answer.searchParams.set('state', asked.searchParams.get('state') ?? '');
    return route.fulfill({ status: 302, headers: { Location: answer.href } });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('‘invalid_scope’');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
