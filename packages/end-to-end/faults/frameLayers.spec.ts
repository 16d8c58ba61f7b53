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
