import type { Page } from '@playwright/test';
import { comeBackToWindow, limitByPageClock, stopClock } from '../harness/clock.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { identifyAs, signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { apiCallsSince, beginSearch, expectShellNeverLeft, grantsSince, lastId, renewalWays, shortenRenewalLimits, signInAfterEnd, trafficSince } from './renewals.ts';

const notice = 'The sign-in service does not answer. Your work is kept; trying again.';

/** Counts how often the whole page navigates to the provider from now on. */
function visitsToProvider(page: Page, provider: string): () => number {
  let visits = 0;
  page.on('request', (request) => {
    const isVisit = request.isNavigationRequest() && request.frame() === page.mainFrame() && request.redirectedFrom() === null;
    if (isVisit && new URL(request.url()).port === new URL(provider).port) visits += 1;
  });
  return () => visits;
}

test('A10 where no cookie reaches the hidden frame, one quick redirect renews the session and returns to the same page, once a minute', async ({ page, world }) => {
  await page.clock.install();
  await signIn(page, 'solo', { path: `${world.crossSiteConsole}/diag?seen=1` });
  await expectQuiet(world.control);
  const visits = visitsToProvider(page, world.identityProvider);
  const since = await lastId(world.control);
  await world.control.identity({ expireAccessTokens: true });

  await comeBackToWindow(page);
  await expect.poll(visits).toBe(1);
  await expect.poll(async () => (await grantsSince(world.control, since)).length).toBe(1);
  await expect(page).toHaveURL(`${world.crossSiteConsole}/diag?seen=1`);
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expectQuiet(world.control);

  const second = await lastId(world.control);
  await world.control.identity({ expireAccessTokens: true });
  await comeBackToWindow(page);
  await expect.poll(async () => (await apiCallsSince(world.control, second)).filter(({ status }) => status === 401).length).toBeGreaterThan(0);
  await expectQuiet(world.control);
  expect(visits(), 'visits within the same minute').toBe(1);
  await expect(topBar(page)).toContainText('Prairie Homes');
});

test('A10 with refresh tokens a provider on another site is never visited for a renewal', async ({ page, world }) => {
  await world.control.identity({ refreshTokens: true });
  await page.clock.install();
  await signIn(page, 'solo', { path: `${world.crossSiteConsole}/diag` });
  await expectQuiet(world.control);
  const visits = visitsToProvider(page, world.identityProvider);
  const since = await lastId(world.control);
  await page.clock.fastForward('01:00:00');
  await expect.poll(async () => (await grantsSince(world.control, since)).length).toBe(1);
  expect(visits()).toBe(0);
  await expect(topBar(page)).toContainText('Prairie Homes');
});

for (const { by, refreshTokens, route } of renewalWays) {
  test(`A11 while the provider is down the session continues quietly, says so only after the token expired, and recovers: renewal by ${by}`, async ({ page, world }) => {
    await shortenRenewalLimits(page);
    await world.control.identity({ refreshTokens });
    await page.clock.install();
    const { search, since } = await beginSearch(page, world.control);
    await world.control.identity({ status: 503 });

    await page.clock.fastForward('00:59:10');
    const tries = async () =>
      (await trafficSince(world.control, since)).filter(({ operationId, status }) => operationId === route && status === 503).length;
    await expect.poll(tries, 'a first try').toBeGreaterThan(0);
    await expectQuiet(world.control);
    await expect(page.locator('#root').getByText(notice)).toHaveCount(0);

    await page.clock.fastForward('00:01:10');
    await expect(page.locator('#root').getByText(notice)).toBeVisible();
    await expect(search).toHaveValue('handbook');
    await expectShellNeverLeft(page);

    await world.control.identity({ status: null });
    // A pending try may fail once more; the next one is at most 30 s later.
    await expect
      .poll(async () => {
        await page.clock.fastForward(35_000);
        // The next step must not cancel a try that is about to succeed.
        await expectQuiet(world.control);
        return page.locator('#root').getByText(notice).count();
      })
      .toBe(0);
    expect(await grantsSince(world.control, since)).not.toEqual([]);
    await expect(search).toHaveValue('handbook');
    await expectShellNeverLeft(page);
  });
}

for (const [fault, settings] of [
  ['answers 503', { status: 503 }],
  ['never answers', { hang: true }],
] as const) {
  test(`A12 a provider that ${fault} at the start is named, with a way to try again and no redirect`, async ({ page, world }) => {
    await page.clock.install();
    await limitByPageClock(page);
    await world.control.identity(settings);
    const visits = visitsToProvider(page, world.identityProvider);
    await stopClock(page);
    await page.goto('/dashboard');
    const heading = page.getByRole('heading', { name: 'The sign-in service cannot be reached' });
    await expect.poll(async () => (await world.control.traffic()).filter(({ host }) => host === 'identity')).not.toEqual([]);
    await page.clock.runFor(10_000);
    await expect(heading).toBeVisible();
    await page.clock.resume();
    expect(visits()).toBe(0);
    await world.control.identity({ status: null, hang: null });
    await page.getByRole('button', { name: 'Retry' }).click();
    await identifyAs(page, 'solo');
    await expect(topBar(page)).toContainText('Prairie Homes');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

for (const [fault, settings] of [
  ['answers 503', { status: 503 }],
  ['never answers', { hang: true }],
] as const) {
  test(`AUTH-41 a visitor of a provider that ${fault} finds the sign-in page with its button, and can sign in once it is back`, async ({ page, world }) => {
    await world.control.identity(settings);
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    await expect(button).toBeVisible();
    if ('status' in settings) {
      await expect(page.getByRole('alert')).toContainText('The sign-in service cannot be reached right now.');
      await button.click();
      await expect(page.getByRole('alert')).toContainText('The sign-in service cannot be reached right now.');
    }
    await expect(page.getByText('not signed out')).toHaveCount(0);
    await world.control.identity({ status: null, hang: null });
    await button.click();
    await identifyAs(page, 'solo');
    await expect(topBar(page)).toContainText('Prairie Homes');
  });
}

test('AUTH-41 an unknown address is shown while the provider is down', async ({ page, world }) => {
  await world.control.identity({ status: 503 });
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('A12 only a tab that was signed in says that it is not signed out', async ({ page, world }) => {
  await world.control.identity({ status: 503 });
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { name: 'The sign-in service cannot be reached' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('You are not signed out.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading, 'no visit of a page that is down').toBeVisible();

  await world.control.identity({ status: null });
  await signIn(page, 'solo', { path: '/diag' });
  await world.control.identity({ status: 503 });
  await page.reload();
  await expect(page.getByText('You are not signed out.')).toBeVisible();
});

// On the same site without refresh tokens: formsAndSessions.spec.ts.
for (const [place, refreshTokens] of [['console', true], ['crossSiteConsole', true], ['crossSiteConsole', false]] as const) {
  const where = `provider on ${place === 'console' ? 'the same' : 'another'} site, refresh tokens ${refreshTokens ? 'on' : 'off'}`;
  test(`A13 a session that the provider ended asks the user to sign in again and returns to the same place: ${where}`, async ({ page, world }) => {
    await world.control.identity({ refreshTokens });
    await page.clock.install();
    await signIn(page, 'solo', { path: `${world[place]}/diag?seen=1` });
    await expectQuiet(world.control);
    await signInAfterEnd(page, world.control, 'solo');
    await expect(topBar(page)).toContainText('Prairie Homes');
    await expect(page).toHaveURL(`${world[place]}/diag?seen=1`);
  });
}
