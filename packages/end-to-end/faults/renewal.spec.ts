import { comeBackToWindow } from '../harness/clock.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { identifyAs, openProfileMenu, signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { apiCallsSince, beginSearch, expectShellNeverLeft, grantsSince, lastId, markShell } from './renewals.ts';

const navigation = 'Main';
const pages = 'listContentInstances';

for (const refreshTokens of [true, false]) {
  const by = refreshTokens ? 'by refresh token' : 'by hidden frame';

  test(`A01 a list that meets one 401 loads without a flash, ${by}`, async ({ page, world }) => {
    await world.control.identity({ refreshTokens });
    await page.clock.install();
    await signIn(page, 'solo');
    const entries = page.getByRole('navigation', { name: navigation }).getByRole('link');
    await expect(entries.filter({ hasText: 'Published Content' })).toBeVisible();
    await expectQuiet(world.control);
    const before = await entries.allTextContents();
    await markShell(page);
    const since = await lastId(world.control);
    await world.control.fault({ operationId: pages, times: 1 }, { status: 401, body: { message: 'Expired' } });

    await comeBackToWindow(page);
    await expect.poll(async () => (await apiCallsSince(world.control, since)).filter(({ operationId }) => operationId === pages).length).toBe(2);
    await expectQuiet(world.control);

    const [refused, repeated] = (await apiCallsSince(world.control, since)).filter(({ operationId }) => operationId === pages);
    expect([refused?.status, repeated?.status]).toEqual([401, 200]);
    expect([repeated?.tenant, repeated?.role]).toEqual([refused?.tenant, refused?.role]);
    expect(repeated?.jti).not.toBe(refused?.jti);
    await expect.poll(() => grantsSince(world.control, since)).toHaveLength(1);
    await expect.poll(async () => (await grantsSince(world.control, since))[0]?.grantType).toBe(refreshTokens ? 'refresh_token' : 'authorization_code');
    expect(await entries.allTextContents()).toEqual(before);
    await expectShellNeverLeft(page);
  });

  test(`A02 when every call of a page is refused at once, one renewal serves all, ${by}`, async ({ page, world }) => {
    await world.control.identity({ refreshTokens });
    await page.clock.install();
    await signIn(page, 'solo');
    await expectQuiet(world.control);
    await markShell(page);
    const since = await lastId(world.control);
    await world.control.identity({ expireAccessTokens: true });

    await comeBackToWindow(page);
    await expect.poll(async () => (await apiCallsSince(world.control, since)).filter(({ status }) => status === 200).length).toBeGreaterThan(2);
    await expectQuiet(world.control);

    const calls = await apiCallsSince(world.control, since);
    const refused = calls.filter(({ status }) => status === 401);
    expect(refused.length).toBeGreaterThan(2);
    await expect.poll(() => grantsSince(world.control, since)).toHaveLength(1);
    for (const { operationId, path, tenant, role } of refused) {
      const repeats = calls.filter((call) => call.operationId === operationId && call.path === path && call.status === 200);
      expect(repeats.map((call) => [call.tenant, call.role]), `repeats of ${path}`).toEqual([[tenant, role]]);
    }
    await expectShellNeverLeft(page);
  });
}

test('A05 after two hours of sleep the next click works, and what was typed is still there', async ({ page, world }) => {
  await page.clock.install();
  const { search, since } = await beginSearch(page, world.control);
  await world.control.identity({ expireAccessTokens: true });

  await page.clock.fastForward('02:00:00');
  await page.getByRole('navigation', { name: navigation }).getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL(/\/users\//);
  await comeBackToWindow(page);
  await expect.poll(async () => (await apiCallsSince(world.control, since)).filter(({ status }) => status === 200).length).toBeGreaterThan(2);
  await expectQuiet(world.control);

  await expect.poll(() => grantsSince(world.control, since)).toHaveLength(1);
  await expect(search).toHaveValue('handbook');
  await expectShellNeverLeft(page);
});

for (const refreshTokens of [true, false]) {
  const by = refreshTokens ? 'by refresh token' : 'by hidden frame';

  test(`A06 a clock that jumps ten minutes ahead and then back changes nothing, ${by}`, async ({ page, world }) => {
    await world.control.identity({ refreshTokens, ttl: 300 });
    await page.clock.install();
    await signIn(page, 'solo');
    await expectQuiet(world.control);
    await markShell(page);
    const since = await lastId(world.control);
    const now = Date.now();

    await page.clock.setSystemTime(now + 600_000);
    await comeBackToWindow(page);
    await expect.poll(async () => (await grantsSince(world.control, since)).length).toBe(1);
    await expectQuiet(world.control);
    await page.clock.setSystemTime(now - 600_000);
    await page.clock.runFor(30_000);
    await comeBackToWindow(page);
    await expectQuiet(world.control);

    expect((await grantsSince(world.control, since)).length, 'renewals').toBeLessThanOrEqual(2);
    expect((await apiCallsSince(world.control, since)).filter(({ status }) => status === 401)).toEqual([]);
    await expectShellNeverLeft(page);
  });

  test(`A06 signing in with a clock that is wrong by ten minutes works, ${by}`, async ({ page, world }) => {
    await world.control.identity({ refreshTokens, ttl: 300 });
    for (const offset of [-600_000, 600_000]) {
      await page.clock.install({ time: Date.now() + offset });
      await page.goto('/dashboard');
      if (offset < 0) await identifyAs(page, 'solo');
      await expect(topBar(page)).toContainText('Prairie Homes');
      const since = await lastId(world.control);
      await page.clock.runFor(30_000);
      await openProfileMenu(page);
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
      expect(await grantsSince(world.control, since), 'no renewal before it is due').toEqual([]);
    }
  });
}
