import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Account, accounts } from './accounts.ts';
import { noteScope, recallScope } from './rememberedScope.ts';
import { signInAtProvider } from './singleSignOn.ts';

/** The scope to choose where there is a choice. */
export interface Scope {
  /** @default 'Harbour Care' */
  tenant?: string;
  /** Beginning of the role's name. @default 'Super administrator' */
  role?: string;
}

/** Fills in the identity provider's own page, which must be open. */
export async function identifyAs(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Username').fill(account);
  await page.getByLabel('Password').fill('sandbox');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Chooses tenant and role on `/select-role`, which must be open. */
export async function chooseScope(page: Page, { tenant = 'Harbour Care', role = 'Super administrator' }: Scope = {}): Promise<void> {
  const organization = page.getByRole('button', { name: tenant });
  const shell = topBar(page);
  // On a device that remembers the scope there is nothing to choose, and the bar has a button of that name.
  await expect(organization.or(shell).first()).toBeVisible();
  if (await shell.isVisible()) return;
  await organization.click();
  const roles = page.getByRole('region', { name: 'Roles' });
  await expect(roles.or(shell)).toBeVisible();
  // By key: a second press so soon at the same place would count as a double click.
  if (await roles.isVisible()) await roles.getByRole('button', { name: new RegExp(`^${role}`) }).press('Enter');
}

/** The bar of the signed-in pages. */
export const topBar = (page: Page) => page.getByRole('banner');

/**
 * Signs in and ends inside the shell.
 *
 * @param path address of the console to end at, opened by a user with a session at the identity provider, whose device
 *   remembers their scope: less than half the work of a full sign-in. Without a path it is
 *   a full sign-in, which ends on the dashboard
 */
export async function signIn(page: Page, account: Account, { path, ...scope }: Scope & { path?: string } = {}): Promise<void> {
  const origin = path === undefined ? undefined : await signInAtProvider(page, account, path);
  const hasChoice = account === 'super';
  const key = JSON.stringify([origin, scope]);
  const recalled = hasChoice && origin !== undefined ? await recallScope(page, origin, key) : undefined;
  const isRemembered = recalled !== undefined;
  await page.goto(path ?? '/');
  await recalled?.[Symbol.asyncDispose]();
  if (path === undefined) await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  if (origin === undefined) await identifyAs(page, account);
  if (hasChoice && !isRemembered) await chooseScope(page, scope);
  await expect(page.getByRole('button', { name: `Account of ${accounts[account].name}` })).toBeVisible();
  if (hasChoice && !isRemembered) await noteScope(page, key);
}

/** A second tab of the user signed in to Prairie Homes. */
export async function openSecondTab(context: BrowserContext, path = '/dashboard'): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(topBar(tab)).toContainText('Prairie Homes');
  return tab;
}

/** Opens the profile menu. */
export async function openProfileMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
}

/** Signs out through the profile menu and waits for the sign-in page. */
export async function signOut(page: Page): Promise<void> {
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Noticeboard' })).toBeVisible();
}
