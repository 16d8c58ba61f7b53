import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { type Scope, signIn } from './session.ts';

/** The list of comments. */
export const inbox = (page: Page): Locator => page.getByRole('grid');

/** The open comment, in its thread. */
export const openComment = (page: Page): Locator => page.locator('[data-open-comment]');

/** Waits until the latest posts have been read and the first comment is open. */
export async function untilLookedAt(page: Page): Promise<void> {
  await expect(page.getByText(/^From (?:the latest|all) \d+ posts?\./).first()).toBeVisible();
  await expect(openComment(page).getByRole('link', { name: 'Open post' })).toBeVisible();
}

/** Signs in and opens the inbox, read as far as it is without a request. */
export async function openInbox(page: Page, account: Account, { path = '/comments', ...scope }: Scope & { path?: string } = {}): Promise<void> {
  await signIn(page, account, { path, ...scope });
  await untilLookedAt(page);
}

/** The selected row of the list. */
export const chosen = (page: Page): Locator => inbox(page).locator('[role="row"][aria-selected="true"]');

/** The key of the selected comment in the list. */
export async function chosenKey(page: Page): Promise<string> {
  await expect(chosen(page)).toHaveCount(1);
  return (await chosen(page).getAttribute('data-key')) ?? '';
}

/** Waits until the comment with this key is selected. */
export async function expectChosen(page: Page, key: string): Promise<void> {
  await expect(chosen(page)).toHaveAttribute('data-key', key);
}
