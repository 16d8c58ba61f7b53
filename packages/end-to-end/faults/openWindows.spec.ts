import type { Page } from '@playwright/test';
import { openProfileMenu, signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { openUsers } from '../harness/users.ts';

/** Opens the dashboard, and from there the users by a link of the console. */
async function goToUsers(page: Page): Promise<void> {
  await signIn(page, 'super', { path: '/dashboard' });
  await page.getByRole('link', { name: 'Users' }).first().click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
}

/** Back has returned to the dashboard, and nothing covers it. */
async function expectDashboardInReach(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 }), 'not hidden behind what was open').toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('B03 Back closes a menu of the frame that is open over the page', async ({ page }) => {
  await goToUsers(page);
  await openProfileMenu(page);
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expectDashboardInReach(page);

  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await topBar(page).getByRole('button', { name: /Harbour Care/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expectDashboardInReach(page);
});

test('B03 Back closes the navigation that is open over the page of a phone, and then leaves the page with one press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'super', { path: '/dashboard' });
  const open = topBar(page).getByRole('button', { name: 'Open navigation' });
  await open.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await page.goBack();
  await expectDashboardInReach(page);
});

test('P14 a file that is dropped beside its field does not replace the console', async ({ page, world }) => {
  await openUsers(page, 'super');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import users' });
  await expect(dialog.getByRole('button', { name: 'Choose file' })).toBeVisible();
  // A script cannot really drop a file: the browser would handle it unless the default is prevented.
  const isLeftToTheBrowser = await page.evaluate(() =>
    ['h1', '[role="dialog"] h2', 'body'].flatMap((place) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['name,username'], 'users.csv', { type: 'text/csv' }));
      return ['dragover', 'drop'].map((type) => document.querySelector(place)?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })));
    }),
  );
  expect(isLeftToTheBrowser).toEqual([false, false, false, false, false, false]);
  await expect(dialog, 'and it is not taken for a choice').not.toContainText('users.csv');
  expect(await world.control.callsOf('importUsers')).toEqual([]);
});
