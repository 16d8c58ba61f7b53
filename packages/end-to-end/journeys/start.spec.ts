import type { Page } from '@playwright/test';
import { openPublishedContent, shownTenant, watchFor } from '../faults/scopeSwitch.ts';
import { apiCallsSince, lastId } from '../faults/renewals.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { signIn, signOut, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const readsOfDashboard = ['getTenantStats', 'getRootNode', 'listActiveUsersByDate', 'listContentInstances', 'listContentTypes', 'getSupportChannels'];

/** Holds back files of the console whose names begin so, until they are let go. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('the dashboard’s own reads leave before its code has arrived, and each of them once', async ({ page, context, world }) => {
  await signIn(page, 'super');
  await expectQuiet(world.control);
  const opened = await context.newPage();
  const letGo = await holdBack(opened, 'frame');
  const since = await lastId(world.control);
  await opened.goto('/dashboard', { waitUntil: 'commit' });
  const asked = async () => (await apiCallsSince(world.control, since)).filter(({ status }) => status === 200).map(({ operationId }) => operationId ?? '');
  await expect.poll(asked).toEqual(expect.arrayContaining(readsOfDashboard));
  await expect(topBar(opened)).toHaveCount(0);
  letGo();
  await expect(opened.locator('main svg path').first()).toBeVisible();
  await expectQuiet(world.control);
  const calls = await asked();
  expect(readsOfDashboard.map((operation) => calls.filter((each) => each === operation).length)).toEqual(readsOfDashboard.map(() => 1));
});

test('Published Content asks for its rows before its code has arrived, once', async ({ page, context, world }) => {
  await signIn(page, 'super');
  await expectQuiet(world.control);
  const opened = await context.newPage();
  const letGo = await holdBack(opened, 'frame');
  const since = await lastId(world.control);
  await opened.goto('/content', { waitUntil: 'commit' });
  const lists = async () => (await apiCallsSince(world.control, since)).filter(({ operationId }) => operationId === 'listPublishedItems');
  await expect.poll(lists).toHaveLength(1);
  letGo();
  await expect(opened.getByRole('row').nth(3)).toBeVisible();
  await expectQuiet(world.control);
  expect(await lists()).toHaveLength(1);
});

test('what the identity provider says of itself is fetched before the code that signs in has arrived, once', async ({ page, world }) => {
  const letGo = await holdBack(page, 'identityClient');
  await page.goto('/', { waitUntil: 'commit' });
  const discoveries = async () => (await world.control.traffic()).filter(({ path }) => path.endsWith('/.well-known/openid-configuration'));
  await expect.poll(discoveries).toHaveLength(1);
  letGo();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('authorize')).length).toBeGreaterThan(0);
  expect(await discoveries()).toHaveLength(1);
});

test('a start fetches one face of the font and the mark once', async ({ page, context }) => {
  await signIn(page, 'super');
  const opened = await context.newPage();
  const fetched: string[] = [];
  opened.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await opened.goto('/dashboard');
  await expect(opened.locator('main svg path').first()).toBeVisible();
  await opened.waitForLoadState('networkidle');
  expect(fetched.filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
  expect(fetched.filter((path) => path === '/favicon.svg')).toHaveLength(1);
});

test('T01 T07 what was read ahead in a role that is gone is never painted, and the role that is chosen reads for itself', async ({ page, context, world }) => {
  await signIn(page, 'super');
  await expectQuiet(world.control);
  const tenant = await shownTenant(page);
  const gone = (await world.control.callsOf('listContentInstances'))[0]?.role ?? '';
  const foreignRow = 'Row of the role that is gone';
  await world.control.fault({ operationId: 'listPublishedItems', role: gone }, { set: { 'results.*.name': foreignRow } });
  const opened = await context.newPage();
  // The host says that the role is gone after everything has been read in it.
  const journey = Promise.withResolvers<void>();
  await opened.route(`${world.api}/api/users/me`, async (route) => {
    const response = await route.fetch();
    if (response.status() !== 200) return route.fulfill({ response });
    const profile = (await response.json()) as { roles: { id: string }[] };
    await journey.promise;
    await route.fulfill({ response, json: { ...profile, roles: profile.roles.filter(({ id }) => id !== gone) } });
  });
  const since = await lastId(world.control);
  const listsOf = async () => (await apiCallsSince(world.control, since)).filter(({ operationId, status }) => operationId === 'listPublishedItems' && status === 200);
  await opened.goto('/content', { waitUntil: 'commit' });
  await expect.poll(listsOf).toHaveLength(1);
  await opened.waitForLoadState('domcontentloaded');
  const expectNeverSeen = await watchFor(opened, foreignRow);
  journey.resolve();

  const roles = opened.getByRole('region', { name: 'Roles' });
  const rows = opened.getByRole('row').nth(3);
  await expect(roles.or(rows)).toBeVisible();
  if (await roles.isVisible()) await roles.getByRole('button').first().click();
  await expect(topBar(opened)).toBeVisible();
  if (!opened.url().endsWith('/content')) await openPublishedContent(opened);
  await expect(rows).toBeVisible();
  await expectNeverSeen();
  const [first, ...others] = await listsOf();
  expect(first?.role).toBe(gone);
  expect(others.length).toBeGreaterThan(0);
  expect(others.every((call) => call.role !== gone && call.tenant === tenant)).toBe(true);
});

test('a sign-out forgets tenant and role: whoever comes next reads nothing ahead of the choice', async ({ page, world }) => {
  await signIn(page, 'super');
  await signOut(page);
  await expectQuiet(world.control);
  const kept = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).filter((key) => key.includes('choice')));
  expect(kept).toEqual([]);
  const since = await lastId(world.control);
  await signIn(page, 'solo');
  await expect(topBar(page)).toContainText('Prairie Homes');
  const calls = (await apiCallsSince(world.control, since)).filter(({ role }) => role !== null);
  const profile = (await apiCallsSince(world.control, since)).find(({ operationId, tenant }) => operationId === 'getOwnProfile' && tenant !== null);
  expect(calls.every(({ id }) => id > (profile?.id ?? Infinity)), 'calls in a role before the roles were read').toBe(true);
});

test('people who are staff read nothing ahead', async ({ page, context, world }) => {
  await signIn(page, 'staff');
  await expectQuiet(world.control);
  const opened = await context.newPage();
  const since = await lastId(world.control);
  await opened.goto('/dashboard');
  await expect(topBar(opened)).toBeVisible();
  await opened.waitForLoadState('networkidle');
  const calls = (await apiCallsSince(world.control, since)).map(({ operationId }) => operationId);
  for (const operation of ['getTenantStats', 'listActiveUsersByDate', 'listPublishedItems', 'listContentInstances']) expect(calls).not.toContain(operation);
});

test('the choice of a role is made in none: nothing is read ahead of it', async ({ page, world }) => {
  await signIn(page, 'super');
  await expectQuiet(world.control);
  const since = await lastId(world.control);
  await page.goto('/select-role');
  await expect(page.getByRole('heading', { name: 'Select Role' })).toBeVisible();
  await expectQuiet(world.control);
  expect((await apiCallsSince(world.control, since)).filter(({ role }) => role !== null)).toEqual([]);
});
