import type { Page } from '@playwright/test';
import { rows } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { feedName, message, openFeed, openPost, writePost } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const text = 'Flu clinics are back on site';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Opens a page of content from the navigation, and its form of a new item. */
async function openNewItem(page: Page, name: string, add: RegExp): Promise<void> {
  await signIn(page, 'super', { path: '/dashboard' });
  await page.getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeVisible();
  await page.getByRole('link', { name: add }).click();
}

test('Back after the first save of a post leads to where the list was opened, not to the blank form', async ({ page }) => {
  await openFeed(page, 'super');
  await writePost(page, text);
  await expect(rows(page).filter({ hasText: text })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goForward();
  await expect(heading(page, feedName)).toBeVisible();
});

test('Back after a new post was given up leads to where the list was opened', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(heading(page, feedName)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const { kind, add, name } of [
  { kind: 'Staff Surveys', add: /^Add/, name: 'Name' },
  { kind: 'Staff Recognition', add: /^Add/, name: 'Name' },
]) {
  test(`Back after the first save in ${kind} leads to the list, not to the blank form`, async ({ page }) => {
    await openNewItem(page, kind, add);
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill('On a bad day');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(page).toHaveURL(/\/items\/edit\//);
    await page.goBack();
    await expect(heading(page, kind)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

test('Back after a post was deleted from its page does not lead to where it was', async ({ page }) => {
  await openFeed(page, 'super');
  await writePost(page, text);
  await openPost(page, text);
  await page.getByRole('button', { name: /^(Actions|More)/ }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(heading(page, feedName)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a search that was typed a moment before a row was opened is what Back finds', async ({ page }) => {
  await signIn(page, 'super', { path: '/content' });
  await expect(rows(page).first()).toBeVisible();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('pulse');
  // Pressed before the pause after the last letter is over.
  await rows(page).getByRole('link').first().evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/items\/edit\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/content\?search=pulse$/);
  await expect(search).toHaveValue('pulse');
  await expect(rows(page).first()).toContainText(/pulse/i);
});

test('a search that was typed a moment before a window over its list was opened is still there when the window is closed', async ({ page }) => {
  await signIn(page, 'super', { path: '/users/list' });
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('Fiona');
  await page.getByRole('button', { name: 'Add user' }).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog', { name: 'Add New User' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Fiona');
  await expect(page).toHaveURL(/search=Fiona/);
});
