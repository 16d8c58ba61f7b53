import type { Page } from '@playwright/test';
import { paths } from '../../console/src/ground/paths.ts';
import { settingsMessages } from '../../console/src/messages/settings.ts';
import { userMessages } from '../../console/src/messages/users.ts';
import { type Account, accounts } from '../harness/accounts.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { Host } from './host.ts';
import { identityOf } from './identityOf.ts';
import { type RouteRow, routeTable } from './routeTable.ts';
import { findTargets } from './targets.ts';

/** Goes to an address as Back and Forward do, without loading the console again. */
async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

async function expectOutcome(page: Page, account: Account, address: string, { access, heading }: RouteRow): Promise<void> {
  const outcome = access[account];
  const what = `${address} of ${account}: ${outcome}`;
  const target = outcome.startsWith('to ') ? outcome.slice(3) : address;
  await expect.poll(() => new URL(page.url()).pathname, { message: what }).toBe(target);
  if (target !== address) return;
  await expect(page.getByRole('heading', { level: 1 }), what).toHaveText(heading);
  await expect(page.getByText(settingsMessages.refused.title), what).toHaveCount(outcome === 'refused' ? 1 : 0);
}

for (const account of Object.keys(accounts) as Account[]) {
  test(`every address of the console shows, refuses or redirects ${account} as the access table says`, async ({ allow, page }) => {
    allow.storms = true;
    test.setTimeout(240_000);
    await signIn(page, account);
    for (const [name, row] of routeTable) {
      await test.step(name, async () => {
        for (const address of row.addresses) {
          await visit(page, address);
          await expectOutcome(page, account, address, row);
        }
      });
    }
  });
}

const variants = [
  ['solo', ['/messages/', '/dashboard'], ['/MESSAGES//', '/dashboard'], ['/%6Dessages', '/dashboard'], ['/content/?type=Survey', '/content'], ['/Users/List/', '/users/list'], ['/app-settings/app/', '/app-settings/app']],
  ['unit', ['/organization/', '/dashboard'], ['/organization/add', '/dashboard']],
  ['staff', ['/content/', '/dashboard'], ['/users/list', '/dashboard']],
] as const satisfies readonly (readonly [Account, ...(readonly [written: string, path: string])[]])[];

for (const [account, ...addresses] of variants) {
  test(`an address that ${account} opens is allowed, or redirects, whatever its slashes and capitals`, async ({ page }) => {
    await signIn(page, account, { path: '/me' });
    for (const [written, path] of addresses) {
      await page.goto(written);
      await expect.poll(() => new URL(page.url()).pathname, written).toBe(path);
      await expect(page.getByRole('heading', { level: 1 }), written).toBeVisible();
      if (path === '/dashboard') continue;
      expect(new URL(page.url()).search, written).toBe(new URL(written, 'http://localhost').search);
      await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]'), written).toHaveCount(1);
    }
  });
}

test('a unit administrator who opens the address of someone in another unit sees the refusal, and nothing about them', async ({ browser, page, world }) => {
  // Three people sign in.
  test.slow();
  const host = new Host(world.api);
  const owner = await identityOf(browser, world.console, 'super');
  const { outside } = await findTargets(host, owner, await identityOf(browser, world.console, 'unit'));
  const { name, email } = await host.read<{ name: string; email: string }>(owner, `/api/management/users/${outside.user}`);
  await signIn(page, 'unit');
  await visit(page, paths.userEdit(outside.user));
  await expect(page.getByRole('dialog')).toContainText(userMessages.form.outsideYourUnit);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(0);
  expect(await page.content()).not.toContain(name);
  expect(await page.content()).not.toContain(email);
});
