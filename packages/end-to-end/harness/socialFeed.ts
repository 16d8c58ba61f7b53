import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { type Scope, signIn } from './session.ts';

/** The feed that the tests write into. */
export const feedName = 'News and Announcements';

/** The panel that publishes the post beside it. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Publish', exact: true });

/** The field in which a post is written. */
export const message = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });

/** Signs in and opens the feed from the navigation; returns its address. */
export async function openFeed(page: Page, account: Account, scope: Scope = {}): Promise<string> {
  await signIn(page, account, { path: '/dashboard', ...scope });
  await page.getByRole('link', { name: feedName }).click();
  await expect(page.getByRole('heading', { name: feedName, level: 1 })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Writes a post and saves it as a draft; the list is shown again. */
export async function writePost(page: Page, text: string): Promise<void> {
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: feedName, level: 1 })).toBeVisible();
}

/** Opens a post of the list by the beginning of its text. */
export async function openPost(page: Page, text: string): Promise<void> {
  await page.getByRole('link', { name: text, exact: true }).click();
  await expect(message(page)).toBeVisible();
}

/** Chooses where the open post is published. */
export async function chooseNode(page: Page, name: string, within: Locator = panel(page)): Promise<void> {
  await within.getByRole('button', { name: 'Choose node' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose Publication Level' });
  await picker.getByText(name, { exact: true }).click();
  await picker.getByRole('button', { name: 'Select' }).click();
  await expect(picker).toHaveCount(0);
}

/** Creates a draft post with this text, and opens it. Returns its path. */
export async function openDraft(page: Page, text: string): Promise<string> {
  await openFeed(page, 'super');
  await writePost(page, text);
  await openPost(page, text);
  return new URL(page.url()).pathname;
}

/** Types into the parts of a date, by keyboard: month, day, year, hour, minute. */
export async function typeDate(field: Locator, date: string): Promise<void> {
  await field.getByRole('spinbutton', { name: /^month/ }).focus();
  await field.page().keyboard.type(date);
}
