import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { actOn, rowNamed, rows } from './publishedContent.ts';
import { type Scope, signIn } from './session.ts';

/** Which users of how many, such as '1–20 of 60'. */
export const userRange = (page: Page): Locator => page.getByRole('navigation', { name: 'Pages of users' }).locator('p');

/** The search above the list. */
export const userSearch = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search users' });

/** Names on screen, in order; each links to its user. */
export const userNames = (page: Page): Promise<string[]> => page.getByRole('rowheader').getByRole('link').allInnerTexts();

/** Signs in and waits until the list of users is shown. */
export async function openUsers(page: Page, account: Account, { path = '/users/list', ...scope }: Scope & { path?: string } = {}): Promise<void> {
  await signIn(page, account, { path, ...scope });
  await expect(userRange(page)).toHaveText(/ of \d+/);
}

/** Opens the menu of a user and chooses one of its actions. */
export async function act(page: Page, name: string, label: string): Promise<void> {
  await rows(page).getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: label }).click();
}

/** The open form of a user. */
export const userForm = (page: Page, title: 'Add New User' | 'Edit User'): Locator => page.getByRole('dialog', { name: title });

/** A text field of the form. */
export const field = (form: Locator, name: string): Locator => form.getByRole('textbox', { name, exact: true });

/** Chooses a value of a multiple-choice field, and closes its list. */
export async function choose(page: Page, form: Locator, fieldName: string, choice: string): Promise<void> {
  await form.getByRole('button', { name: new RegExp(`^${fieldName} `) }).click();
  await page.getByRole('option', { name: choice }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
}

/** The id of the only user whose name has the phrase. */
export async function idOfUser(page: Page, phrase: string): Promise<string> {
  await page.goto(`/users/list?search=${encodeURIComponent(phrase)}`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  const href = await rows(page).getByRole('link').first().getAttribute('href');
  return /edit\/([\da-f-]+)/.exec(href ?? '')?.[1] ?? '';
}

/** A super administrator revokes the right to write in News and Announcements from the unit administrators of North Region, on a page of their own. */
export async function withdrawWriting(page: Page): Promise<void> {
  await signIn(page, 'super', { path: '/users/roles' });
  await actOn(page, rowNamed(page, 'Unit administrator, North Region'), 'Permissions');
  const dialog = page.getByRole('dialog', { name: 'Edit Role Permissions' });
  await dialog.getByRole('checkbox', { name: 'Write: News and Announcements' }).press('Space');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
