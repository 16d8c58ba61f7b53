import type { Page, Route } from '@playwright/test';
import { openProfileMenu, signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** The file of the menus, the drawer and the toasts, which the frame does not load until they are needed (ADR 0137). */
const layers = '**/assets/layers-*.js';
const menu = (page: Page) => page.getByRole('menuitem', { name: 'Sign out' });

test('B03 a menu of the bar that is left before its code has come stays closed, and opens at the next press', async ({ page }) => {
  const held: Route[] = [];
  await page.route(layers, (route) => void held.push(route));
  await signIn(page, 'super', { path: '/dashboard' });
  await openProfileMenu(page);
  const button = page.getByRole('button', { name: /^Account of/ });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await Promise.all([page.waitForEvent('requestfinished', (request) => /layers-/.test(request.url())), ...held.map((route) => route.continue())]);
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu(page), 'from below, on its last line').toBeFocused();
});

test('B01 a menu whose code cannot be fetched removes nothing from the page, and opens once it can', { tag: '@refetches' }, async ({ page }) => {
  await page.route(layers, (route) => route.abort());
  await signIn(page, 'super', { path: '/dashboard' });
  await openProfileMenu(page);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.unroute(layers);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(menu(page)).toBeVisible();
});

/** The file of what opens over lists: choices of filters, windows and trees, which no list needs to be shown (ADR 0226). */
const windows = '**/assets/windows-*.js';
const rows = (page: Page) => page.getByRole('table', { name: 'Published Content' }).locator('tbody tr[data-row-id]');

test('B01 a list shows its rows while the code of what opens over it is on its way, and an opened filter follows it', async ({ page }) => {
  const held: Route[] = [];
  await page.route(windows, (route) => void held.push(route));
  await signIn(page, 'super', { path: '/content' });
  await expect(rows(page)).toHaveCount(25);
  const filter = page.getByRole('button', { name: 'Content Type Filter by Content Type' });
  await filter.click();
  await expect(filter).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  await page.getByRole('option', { name: 'Survey' }).click();
  await expect(page.getByRole('button', { name: 'Survey Filter by Content Type' })).toBeFocused();
  await expect(page).toHaveURL(/type=Survey/);
});

test('B01 the menu of a row whose code cannot be fetched leaves the list as it is, and opens with its question once it can', { tag: '@refetches' }, async ({ page }) => {
  await page.route(windows, (route) => route.abort());
  await signIn(page, 'super', { path: '/content' });
  const row = rows(page).first();
  const button = row.getByRole('button', { name: /^Actions for/ });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(rows(page)).toHaveCount(25);
  await page.unroute(windows);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('B01 a filter by node whose code cannot be fetched says so on the page, and opens once it can', { tag: '@refetches' }, async ({ page }) => {
  await page.route(windows, (route) => route.abort());
  await signIn(page, 'super', { path: '/content' });
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /Filter by organization$/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(notice).toBeVisible();
  await page.unroute(windows);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter by organization' })).toBeVisible();
});
