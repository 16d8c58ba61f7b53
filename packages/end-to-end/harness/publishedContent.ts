import { expect, type Locator, type Page } from '@playwright/test';
import { type Account } from './accounts.ts';
import { type Scope, signIn } from './session.ts';

/** Rows of the table, or the cards that replace them on a narrow screen. */
export const rows = (page: Page): Locator => page.locator('[data-row-id]');

/** The row of the item with this name. */
export const rowNamed = (page: Page, name: string): Locator => rows(page).filter({ hasText: name });

/** Names on screen, in order. */
export const namesShown = (page: Page): Promise<string[]> => page.getByRole('rowheader').allInnerTexts();

/** Which rows of how many, such as '1–25 of 140'. */
export const range = (page: Page): Locator => page.getByRole('navigation', { name: 'Published Content pages' }).locator('p');

/** Shown in place of the rows if there are none. */
export const nothingListed = (page: Page): Locator => page.getByText('No items found', { exact: true });

/** The toasts. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });

/** Signs in and waits until the list is shown. */
export async function openPublishedContent(page: Page, account: Account, { path = '/content', ...scope }: Scope & { path?: string } = {}): Promise<void> {
  await signIn(page, account, { path, ...scope });
  await expect(page.getByRole('heading', { name: 'Published Content', level: 1 })).toBeVisible();
  await expect(range(page).filter({ hasText: /\d+ of \d+/ }).or(nothingListed(page))).toBeAttached();
}

/** Types into the filter of the names and waits until the list has followed. */
export async function searchFor(page: Page, text: string, expectedRange: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Filter by Name' }).fill(text);
  await expect(range(page)).toHaveText(expectedRange);
}

/** The button of a row that opens its actions. */
export const actsOf = (row: Locator): Locator => row.getByRole('button', { name: /^Actions for / });

/** An action in the open menu of a row. */
export const rowAct = (page: Page, name: string): Locator => page.getByRole('menuitem', { name, exact: true });

/** Opens the actions of a row and chooses one. */
export async function actOn(page: Page, row: Locator, name: string): Promise<void> {
  await actsOf(row).click();
  await rowAct(page, name).click();
}
