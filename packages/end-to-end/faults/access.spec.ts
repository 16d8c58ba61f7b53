import type { Page } from '@playwright/test';
import { comeBackToWindow } from '../harness/clock.ts';
import { actOn, actsOf, rows } from '../harness/publishedContent.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { apiCallsSince, lastId } from './renewals.ts';
import { followPublishedContent, pressScope, shownTenant, switchTenant } from './scopeSwitch.ts';

interface OwnRole {
  id: string;
  name: string;
}

/** Keeps the roles last returned for the own profile. */
function followRoles(page: Page): () => OwnRole[] {
  let roles: OwnRole[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/api/users/me' || response.status() !== 200 || response.request().method() !== 'GET') return;
    ({ roles } = (await response.json()) as { roles: OwnRole[] });
  });
  return () => roles;
}

test('T07 a role that is withdrawn during work opens the choice of a role, with the reason and without a storm of requests', async ({ allow, page, world }) => {
  allow.serverMessages = ['The role was withdrawn.'];
  await page.clock.install();
  const roles = followRoles(page);
  await signIn(page, 'super');
  await expectQuiet(world.control);
  const withdrawn = roles().find(({ name }) => name.startsWith('Super administrator'));
  const rest = roles().filter((role) => role !== withdrawn);
  expect(rest).toHaveLength(1);
  await world.control.fault({ role: withdrawn?.id ?? '', path: '/api/**' }, { status: 403, body: { message: 'The role was withdrawn.' } });
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { roles: rest } });
  const since = await lastId(world.control);

  await comeBackToWindow(page);
  await expect(page.getByText('Your access changed')).toBeVisible();
  await expect(page).toHaveURL(/\/select-role/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expectQuiet(world.control);
  const calls = await apiCallsSince(world.control, since);
  const perPath = calls.map(({ path }) => calls.filter((other) => other.path === path).length);
  expect(Math.max(...perPath), 'calls of one path').toBeLessThanOrEqual(2);

  await page.getByRole('region', { name: 'Roles' }).getByRole('button', { name: rest[0]?.name ?? '' }).click();
  await expect(topBar(page)).toContainText('Harbour Care');
  const afterwards = await lastId(world.control);
  await comeBackToWindow(page);
  await expectQuiet(world.control);
  expect((await apiCallsSince(world.control, afterwards)).filter(({ role }) => role === withdrawn?.id), 'calls under the withdrawn role').toEqual([]);
});

test('T09 a link into a page of another tenant shows nothing of that tenant', async ({ page, world }) => {
  await signIn(page, 'super');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News and Announcements' });
  const address = (await link.getAttribute('href')) ?? '';
  await switchTenant(page, 'Prairie Homes');
  const prairie = await shownTenant(page);
  const since = await lastId(world.control);
  await page.goto(address);
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expectQuiet(world.control);
  await expect(page.getByText('News and Announcements')).toHaveCount(0);
  const tenants = new Set((await apiCallsSince(world.control, since)).map(({ tenant }) => tenant).filter((tenant) => tenant !== null));
  expect([...tenants]).toEqual([prairie]);
});

for (const { thing, list, rowOf, said } of [
  { thing: 'user', list: '/users/list', rowOf: /\/users\/edit\//, said: 'This user does not exist' },
  { thing: 'tag', list: '/users/tags', rowOf: /\/users\/tags\/./, said: 'It was deleted, or it belongs to another tenant.' },
]) {
  test(`T09 a link to a ${thing} of another tenant says that it does not exist, and shows no copy from before`, async ({ page, world }) => {
    await signIn(page, 'super', { path: list });
    const table = page.getByRole('main').getByRole('table');
    const name = await table.getByRole('rowheader').first().getByRole('link').innerText();
    const address = (await table.getByRole('link').first().getAttribute('href')) ?? '';
    expect(address).toMatch(rowOf);
    await page.goto(address);
    await expectQuiet(world.control);
    // A window over the list would cover the tenant selector.
    await page.goto('/dashboard');
    await switchTenant(page, 'Prairie Homes');
    await page.goto(address);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.locator('[data-shown-tenant]')).toContainText('Prairie Homes');
    await expectQuiet(world.control);
    expect(name).not.toBe('');
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  });
}

/** Records which blob addresses the page created and has not revoked. */
async function followBlobs(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const live: string[] = [];
    Object.assign(window, { liveBlobAddresses: live });
    const [create, revoke] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)];
    URL.createObjectURL = (source) => {
      const address = create(source);
      live.push(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      if (live.includes(address)) live.splice(live.indexOf(address), 1);
      revoke(address);
    };
  });
  return () => page.evaluate(() => [...(window as unknown as { liveBlobAddresses: string[] }).liveBlobAddresses]);
}

test('T10 after a change of tenant the logo of the first is removed, and its address is nowhere in the page', async ({ page, world }) => {
  const liveBlobs = await followBlobs(page);
  await signIn(page, 'super');
  const logo = page.locator('[data-shown-tenant] img').first();
  await expect(logo).toHaveAttribute('src', /^blob:/);
  const first = (await logo.getAttribute('src')) ?? '';
  await expect.poll(() => liveBlobs()).toContain(first);
  await switchTenant(page, 'Prairie Homes');
  await expectQuiet(world.control);
  await expect(logo).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => liveBlobs()).not.toContain(first);
  expect(await page.content()).not.toMatch(/logos\/|access_token/);
});

test('T10 a logo of the first tenant that arrives after the change is not shown', async ({ page, world }) => {
  await signIn(page, 'super', { tenant: 'Prairie Homes' });
  await expectQuiet(world.control);
  const journey = Promise.withResolvers<void>();
  await page.route('**/api/tenant/logos/**', async (route) => {
    const response = await route.fetch();
    await journey.promise;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.reload();
  await expect(topBar(page)).toContainText('Prairie Homes');
  await page.unroute('**/api/tenant/logos/**');
  await pressScope(page, 'Harbour Care');
  await page.getByRole('region', { name: 'Roles' }).getByRole('button', { name: /^Super administrator/ }).click();
  const logo = page.locator('[data-shown-tenant] img').first();
  await expect(logo).toHaveAttribute('src', /^blob:/);
  const shown = await logo.getAttribute('src');
  journey.resolve();
  await followPublishedContent(page);
  await expectQuiet(world.control);
  await expect(logo).toHaveAttribute('src', shown ?? '');
});

for (const status of [401, 404]) {
  test(`T10 a logo with response ${status} is left out, and the session continues`, async ({ page, world }) => {
    await world.control.fault({ path: '/api/tenant/logos/*' }, { status, body: { message: 'No logo' } });
    await signIn(page, 'solo');
    await expectQuiet(world.control);
    await expect(page.locator('[data-shown-tenant] img')).toHaveCount(0);
    await followPublishedContent(page);
    await expect(actsOf(rows(page).first())).toBeVisible();
    expect((await world.control.callsOf('getTenantLogo')).length, 'tries').toBeLessThanOrEqual(4);
  });
}

test('A04 a delete refused with 401 is done once, after one renewal, and reported once', async ({ page, world }) => {
  await signIn(page, 'solo');
  await followPublishedContent(page);
  await actOn(page, rows(page).first(), 'Delete');
  await expectQuiet(world.control);
  const since = await lastId(world.control);
  await world.control.fault({ method: 'DELETE', path: '/api/**', times: 1 }, { status: 401, body: { message: 'Expired' } });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Item Removed')).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectQuiet(world.control);
  const deletes = (await apiCallsSince(world.control, since)).filter(({ method }) => method === 'DELETE');
  expect(deletes.map(({ status, isExecuted }) => [status === 401, isExecuted])).toEqual([
    [true, false],
    [false, true],
  ]);
  const [refused, repeated] = deletes;
  expect([repeated?.path, repeated?.tenant, repeated?.role, repeated?.bodySha256]).toEqual([refused?.path, refused?.tenant, refused?.role, refused?.bodySha256]);
});
