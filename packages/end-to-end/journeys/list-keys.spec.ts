import type { Page } from '@playwright/test';
import { signIn } from '../harness/session.ts';
import { openFeed } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';
import { openUsers } from '../harness/users.ts';

const idWithFocus = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id') ?? null);
const ids = (page: Page) => page.locator('main [data-row-id]').evaluateAll((all) => all.map((row) => row.getAttribute('data-row-id')));

test('j and k go through the rows of a list, and e edits the one that has the focus', async ({ page }) => {
  await openUsers(page, 'super', { path: '/users/list' });
  await expect(page.locator('main [data-row-id]').first()).toBeVisible();
  const [first, second] = await ids(page);
  await page.keyboard.press('e');
  await expect(page, 'no row has the focus').toHaveURL(/\/users\/list$/);
  await page.keyboard.press('j');
  await expect.poll(() => idWithFocus(page)).toBe(first);
  await page.keyboard.press('j');
  await expect.poll(() => idWithFocus(page)).toBe(second);
  await page.keyboard.press('k');
  await expect.poll(() => idWithFocus(page)).toBe(first);
  await page.keyboard.press('k');
  await expect.poll(() => idWithFocus(page), 'before the first is none').toBe(first);
  await page.keyboard.press('Control+j');
  await expect.poll(() => idWithFocus(page), 'a browser keeps its own keys').toBe(first);
  await page.keyboard.press('e');
  const form = page.getByRole('dialog', { name: 'Edit User' });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).press('j');
  await expect(form, 'a window over the list keeps the focus').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});

test('posts are walked through and edited by key, unless keys are switched off', async ({ page }) => {
  await openFeed(page, 'super');
  await expect(page.locator('main [data-row-id]').first()).toBeVisible();
  const address = page.url();
  await page.keyboard.press('j');
  await expect.poll(() => idWithFocus(page)).toBe((await ids(page))[0]);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/items\/edit\//);
  await page.goto(address);
  await page.evaluate(() => localStorage.setItem('noticeboard.shortcuts', 'false'));
  await page.reload();
  await expect(page.locator('main [data-row-id]').first()).toBeVisible();
  await page.keyboard.press('j');
  await expect.poll(() => idWithFocus(page)).toBeNull();
});

test('at 390 pixels the cards of a list are walked through by the same keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'super', { path: '/content' });
  await expect(page.locator('main [data-row-id]').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect.poll(() => idWithFocus(page)).toBe((await ids(page))[1]);
});
