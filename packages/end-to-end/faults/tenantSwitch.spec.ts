import { comeBackToWindow } from '../harness/clock.ts';
import { holdAnswers } from '../harness/heldAnswers.ts';
import { actOn, actsOf, rows } from '../harness/publishedContent.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { apiCallsSince, lastId, trafficSince } from './renewals.ts';
import { followPublishedContent, pressScope, shownTenant, switchTenant, watchFor } from './scopeSwitch.ts';

const list = 'listPublishedItems';
const foreignRow = 'Row of the first scope';

test('T01 a list of the first tenant that is still in flight when the tenant changes is never painted', async ({ page, world }) => {
  await signIn(page, 'super');
  const harbour = await shownTenant(page);
  await expectQuiet(world.control);
  await world.control.fault({ operationId: list, tenant: harbour }, { set: { 'results.*.name': foreignRow } });
  const letThrough = await holdAnswers(page, /\/tenant\/all-published-items/, (request) => request.headers()['x-tenant-id'] === harbour);
  const since = await lastId(world.control);
  await followPublishedContent(page);
  await expect.poll(async () => (await apiCallsSince(world.control, since)).some(({ operationId }) => operationId === list)).toBe(true);
  const expectNeverSeen = await watchFor(page, foreignRow);

  await switchTenant(page, 'Prairie Homes');
  await followPublishedContent(page);
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect(actsOf(rows(page).first())).toBeVisible();
  await letThrough();
  await expectQuiet(world.control);
  await expectNeverSeen();
  const prairie = await shownTenant(page);
  expect(prairie).not.toBe(harbour);
  const calls = (await apiCallsSince(world.control, since)).filter(({ operationId }) => operationId === list);
  expect(new Set(calls.map(({ tenant }) => tenant))).toEqual(new Set([harbour, prairie]));
});

test('T02 calls that wait for a renewal while the tenant changes keep their own tenant and role, or are dropped', async ({ page, world }) => {
  await page.clock.install();
  await signIn(page, 'super');
  const harbour = await shownTenant(page);
  await expectQuiet(world.control);
  const before = await lastId(world.control);
  const journey = Promise.withResolvers<void>();
  await page.route('**/token', async (route) => {
    const response = await route.fetch();
    await journey.promise;
    await route.fulfill({ response });
  });
  await world.control.identity({ expireAccessTokens: true });
  await comeBackToWindow(page);
  await expect
    .poll(async () => (await trafficSince(world.control, before)).filter(({ operationId, method }) => operationId === 'token' && method === 'POST').length)
    .toBe(1);
  await pressScope(page, 'Prairie Homes');
  const refused = (await apiCallsSince(world.control, before)).filter(({ status }) => status === 401);
  expect(refused.length).toBeGreaterThan(2);
  journey.resolve();
  await expect(topBar(page)).toContainText('Prairie Homes');
  const prairie = await shownTenant(page);
  await expectQuiet(world.control);

  const calls = (await apiCallsSince(world.control, before)).filter(({ role }) => role !== null);
  const rolesOf = (tenant: string) => new Set(calls.filter((call) => call.tenant === tenant).map(({ role }) => role));
  expect([...rolesOf(harbour)].filter((role) => rolesOf(prairie).has(role)), 'roles sent with both tenants').toEqual([]);
  expect(calls.filter(({ status }) => status !== 200 && status !== 401 && status !== null)).toEqual([]);
});

test('T03 after a change of role the same route shows a skeleton and then its own data, never the other role’s', async ({ page, world }) => {
  await signIn(page, 'super');
  const rolesOfPages = async () => (await world.control.callsOf('listContentInstances')).map(({ role }) => role);
  await expect.poll(rolesOfPages).toHaveLength(1);
  const superRole = (await rolesOfPages())[0] ?? '';
  await world.control.fault({ operationId: list, role: superRole }, { set: { 'results.*.name': foreignRow } });
  await followPublishedContent(page);
  await expect(page.getByText(foreignRow).first()).toBeVisible();

  await pressScope(page, /Islands Region/);
  await expect(topBar(page)).not.toContainText(/^Super administrator/);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(foreignRow)).toHaveCount(0);
  await expectQuiet(world.control);
  const early = (await world.control.callsOf(list)).filter(({ role }) => role !== superRole);
  expect(early, 'calls of the former page under the new role (decisions-core O13)').toEqual([]);
  const journey = Promise.withResolvers<void>();
  await page.route(/all-published-items/, async (route) => {
    await journey.promise;
    await route.continue();
  });
  const expectNeverSeen = await watchFor(page, foreignRow);
  await followPublishedContent(page);
  await expect(page.getByText('Loading Published Content')).toBeAttached();
  journey.resolve();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expect(page.getByText('Loading Published Content')).toHaveCount(0);
  await expectNeverSeen();
});

test('T04 two tabs on two tenants each stay on their own through a reload and a delete', async ({ context, page, world }) => {
  await signIn(page, 'super');
  const harbour = await shownTenant(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(topBar(other)).toContainText('Harbour Care');
  await switchTenant(other, 'Prairie Homes');
  const prairie = await shownTenant(other);
  await Promise.all([page.reload(), other.reload()]);
  await expect(topBar(page)).toContainText('Harbour Care');
  await expect(topBar(other)).toContainText('Prairie Homes');

  const since = await lastId(world.control);
  for (const tab of [page, other]) {
    await followPublishedContent(tab);
    await actOn(tab, rows(tab).first(), 'Delete');
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(tab.getByText('Item Removed')).toBeVisible();
  }
  const deletes = (await apiCallsSince(world.control, since)).filter(({ method }) => method === 'DELETE');
  expect(deletes.map(({ tenant, status, isExecuted }) => [tenant, (status ?? 500) < 300, isExecuted])).toEqual([
    [harbour, true, true],
    [prairie, true, true],
  ]);
});

test('T04 a link that is opened in a new tab stays in the tenant of its tab, though another tab has changed to another', async ({ context, page }) => {
  await signIn(page, 'super');
  await followPublishedContent(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await switchTenant(other, 'Prairie Homes');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  // Not by a click with Ctrl: Playwright may hear of that tab's request after its response, and then waits for it to the end.
  const address = await rows(page).first().getByRole('link').first().getAttribute('href');
  const opened = await context.newPage();
  await opened.goto(address!);
  await expect(topBar(opened)).toContainText('Harbour Care');
  await expect(opened.getByText('It was deleted, or it belongs to another tenant.')).toHaveCount(0);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText(await rows(page).first().getByRole('rowheader').innerText());
});

test('T05 a delete whose response comes after the tenant changed says which tenant it was, and adds nothing to the other', async ({ page, world }) => {
  await signIn(page, 'super');
  await followPublishedContent(page);
  const name = await rows(page).first().getByRole('rowheader').innerText();
  await actOn(page, rows(page).first(), 'Delete');
  const since = await lastId(world.control);
  const letThrough = await holdAnswers(page, /\/api\//, (request) => request.method() === 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(async () => (await apiCallsSince(world.control, since)).filter(({ method }) => method === 'DELETE').length).toBe(1);
  // Like Escape, the first does nothing: nothing closes the question while it deletes.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await switchTenant(page, 'Prairie Homes');
  const prairie = await shownTenant(page);
  await letThrough();
  await expect(page.getByText('Success (Harbour Care)')).toBeVisible();
  await followPublishedContent(page);
  await expect(actsOf(rows(page).first())).toBeVisible();
  expect(name).not.toBe('');
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  const deletes = (await apiCallsSince(world.control, since)).filter(({ method }) => method === 'DELETE');
  expect(deletes.map(({ isExecuted }) => isExecuted)).toEqual([true]);
  expect(deletes[0]?.tenant).not.toBe(prairie);
});
