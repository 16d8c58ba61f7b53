import type { Page } from '@playwright/test';
import { type Account, accounts } from '../harness/accounts.ts';
import { rows } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { type ActOutcome, type ActRow, actTable } from './actTable.ts';
import { Host } from './host.ts';
import { identityOf } from './identityOf.ts';
import { findTargets } from './targets.ts';

/** Opens the address of a row, unless it is open; if the account may not enter, the console redirects. */
async function open(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === address) return;
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function expectOutcome(page: Page, row: ActRow, outcome: ActOutcome): Promise<void> {
  await row.open?.(page);
  const control = row.control(page);
  if (outcome === 'absent') {
    // A missing action could still be loading.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(control).toHaveCount(0);
  } else {
    await expect(control.first()).toBeVisible();
    if (outcome === 'refused') {
      await expect(control.first()).toHaveAttribute('aria-disabled', 'true');
      await expect(control.first()).toHaveAccessibleDescription(/\S/);
    } else await expect(control.first()).not.toHaveAttribute('aria-disabled', 'true');
  }
  if (row.open) await page.keyboard.press('Escape');
}

for (const account of Object.keys(accounts) as Account[]) {
  test(`the screens offer ${account} exactly what the action table says`, async ({ allow, page }) => {
    allow.storms = true;
    test.setTimeout(180_000);
    await signIn(page, account, { path: '/dashboard' });
    for (const [name, row] of Object.entries(actTable)) {
      await test.step(name, async () => {
        await open(page, row.address);
        await expectOutcome(page, row, row.access[account]);
      });
    }
  });
}

test('a filter by node in the address of Published Content is removed for those who may not use it', async ({ browser, page, world }) => {
  test.slow();
  const host = new Host(world.api);
  const { outside } = await findTargets(host, await identityOf(browser, world.console, 'super'), await identityOf(browser, world.console, 'unit'));
  await signIn(page, 'unit', { path: `/content?node=${outside.node}&type=Survey` });
  await expect(page).toHaveURL(/\/content\?type=Survey$/);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  expect((await world.control.callsOf('listPublishedItems')).filter(({ query }) => query['organizationNodeId'] !== undefined && query['typeName'] === 'Survey')).toEqual([]);
});

test('a filter by node in the address of Published Content is shown with Clear Filters to a super administrator who does not act in a unit', async ({ browser, page, world }) => {
  test.slow();
  const host = new Host(world.api);
  const { inside } = await findTargets(host, await identityOf(browser, world.console, 'super'), await identityOf(browser, world.console, 'unit'));
  const address = `/content?node=${inside.node}`;
  await signIn(page, 'super', { path: address });
  await expect(page.getByRole('button', { name: /^Filtered by / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  await page.getByRole('button', { name: /Change role$/ }).click();
  await page.getByRole('menuitemradio', { name: /^Unit administrator, Islands Region/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(address);
  await expect(page).toHaveURL(/\/content$/);
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);
});

test('a unit or person in the address of Analytics from outside the own unit is dropped, or reported as outside', async ({ browser, page, world }) => {
  test.slow();
  const host = new Host(world.api);
  const { outside, inside } = await findTargets(host, await identityOf(browser, world.console, 'super'), await identityOf(browser, world.console, 'unit'));
  await signIn(page, 'unit', { path: `/analytics/user-activity?range=last30Days&node=${outside.node}` });
  await expect(page).toHaveURL(/\/analytics\/user-activity\?range=last30Days$/);
  await expect(page.getByRole('button', { name: /North Region/ })).toBeVisible();
  expect((await world.control.traffic()).filter(({ path, status }) => path.includes('/analytics/') && status === 403)).toEqual([]);
  await page.goto(`/analytics/user-activity?node=${inside.node}`);
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?node=${inside.node}`);
  await page.goto(`/analytics/engagements?user=${outside.user}`);
  await expect(page.getByText('This user does not belong to your unit')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a filter of users by a tag that was deleted is reported, and can be cleared', async ({ page }) => {
  await signIn(page, 'unit', { path: '/users/list?tag=6f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3c' });
  await expect(page.getByText('The tag of this filter was deleted. Clear the filters to see everyone.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/users\/list$/);
});
