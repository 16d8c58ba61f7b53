import type { Page } from '@playwright/test';
import { comeBackToWindow, limitByPageClock, stopClock } from '../harness/clock.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { openProfileMenu, openSecondTab, signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { grantsSince, lastId, renewalWays, trafficSince } from './renewals.ts';

const signInHeading = 'Sign in to Noticeboard';

test('A07 two tabs that renew at the same time both stay signed in, though a refresh token counts only once', async ({ context, page, world }) => {
  await world.control.identity({ refreshTokens: true, reuse: 'strict' });
  await page.clock.install();
  await signIn(page, 'solo');
  const other = await openSecondTab(context);
  await expectQuiet(world.control);

  for (const round of [1, 2]) {
    const since = await lastId(world.control);
    await world.control.identity({ expireAccessTokens: true });
    await Promise.all([comeBackToWindow(page), comeBackToWindow(other)]);
    await expect.poll(async () => (await grantsSince(world.control, since)).length, `renewals in round ${round}`).toBe(2);
    await expectQuiet(world.control);
    const refused = (await trafficSince(world.control, since)).filter(({ operationId, status }) => operationId === 'token' && status !== 200);
    expect(refused, 'no grant was revoked').toEqual([]);
  }
  for (const tab of [page, other]) await expect(topBar(tab)).toContainText('Prairie Homes');
});

for (const refreshTokens of [true, false]) {
  test(`A08 a tab opened from another survives two renewals, refresh tokens ${refreshTokens ? 'on' : 'off'}`, async ({ context, page, world }) => {
    await world.control.identity({ refreshTokens });
    await page.clock.install();
    await signIn(page, 'solo');
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/dashboard'));
    const child = await opened;
    await expect(topBar(child)).toContainText('Prairie Homes');
    await expectQuiet(world.control);

    for (const round of [1, 2]) {
      const since = await lastId(world.control);
      await page.clock.fastForward('01:00:00');
      await expect.poll(async () => (await grantsSince(world.control, since)).length, `renewals in round ${round}`).toBe(2);
      await expectQuiet(world.control);
    }
    for (const tab of [page, child]) {
      await expect(topBar(tab)).toContainText('Prairie Homes');
      const stored = await tab.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));
      expect(stored).not.toMatch(/eyJ[\w-]*\.eyJ|refresh_token|access_token|id_token/);
    }
  });
}

for (const { by, refreshTokens, route } of renewalWays) {
  test(`A09 a tab whose renewal by ${by} hangs says that it keeps trying, and does not hold up the other tab`, async ({ context, page, world }) => {
    await limitByPageClock(page);
    await world.control.identity({ refreshTokens });
    await page.clock.install();
    await signIn(page, 'solo');
    const other = await openSecondTab(context);
    await expectQuiet(world.control);
    const since = await lastId(world.control);
    await world.control.identity({ hang: { routes: [route], times: 1 } });

    await stopClock(page);
    await page.clock.fastForward('01:01:00');
    const hanging = async () => (await trafficSince(world.control, since)).filter(({ operationId, finishedAt }) => operationId === route && finishedAt === null).length;
    await expect.poll(hanging, 'one tab waits for the provider').toBe(1);
    // It stops after 10 s. The other one waits for its turn for 15 s. Two tabs' clocks cannot be moved simultaneously: one that gets its turn
    // in between must have most of its own 10 s left.
    await page.clock.fastForward(9_000);
    await page.clock.fastForward(1_000);
    const notice = (tab: Page) => tab.locator('#root').getByText(/session cannot be renewed|sign-in service/i);
    const grants = async () => (await grantsSince(world.control, since)).length;
    await expect.poll(grants, 'the other tab renews').toBe(1);
    await expect.poll(async () => (await notice(page).count()) + (await notice(other).count()), 'one tab says that it keeps trying').toBe(1);

    await page.clock.fastForward(6_000);
    await expect.poll(grants, 'the first tab renews, too').toBe(2);
    await page.clock.resume();
    for (const tab of [page, other]) {
      await expect(notice(tab)).toHaveCount(0);
      await expect(topBar(tab)).toContainText('Prairie Homes');
    }
  });
}

test('A20 signing out in one tab signs out the other immediately, a late renewal does not bring it back, and neither keeps a name of the session', async ({ context, page, world }) => {
  await page.clock.install();
  await signIn(page, 'solo');
  const other = await openSecondTab(context);
  await expectQuiet(world.control);
  const since = await lastId(world.control);
  // The provider grants the renewal immediately; its response is delayed until the session is over.
  const journey = Promise.withResolvers<void>();
  await other.route('**/token', async (route) => {
    const response = await route.fetch();
    await journey.promise;
    await route.fulfill({ response });
  });
  await world.control.identity({ expireAccessTokens: true });
  await comeBackToWindow(other);
  await expect.poll(async () => (await grantsSince(world.control, since)).length, 'the renewal is granted').toBe(1);

  await openProfileMenu(page);
  // The clocks of both tabs are stopped: the other one only waits for the message. The reason is shown once the page is idle.
  await stopClock(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click({ noWaitAfter: true });
  await expect(other.getByRole('heading', { name: signInHeading })).toBeVisible();
  await other.clock.runFor(1_000);
  await expect(other.getByText('You signed out in another tab.')).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: signInHeading })).toBeVisible();

  const afterwards = await lastId(world.control);
  const arrived = other.waitForEvent('requestfinished', (request) => request.url().endsWith('/token'));
  journey.resolve();
  await arrived;
  await comeBackToWindow(other);
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(other.getByText('Prairie Homes')).toHaveCount(0);
  await expectQuiet(world.control);
  expect((await trafficSince(world.control, afterwards)).filter(({ host }) => host === 'api'), 'calls of both tabs').toEqual([]);
  for (const tab of [page, other]) {
    const left = await tab.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]) + document.body.textContent);
    expect(left).not.toMatch(/Prairie Homes|Kowalchuk|noticeboard\.choice/);
  }
});
