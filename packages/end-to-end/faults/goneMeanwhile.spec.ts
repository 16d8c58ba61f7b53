import type { Locator, Page } from '@playwright/test';
import * as organization from '../harness/organization.ts';
import { actOn, rowNamed, toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { act, field, openUsers, userForm } from '../harness/users.ts';

/** Confirms a requested deletion, and waits until it is done. */
async function confirmDeletion(other: Page): Promise<void> {
  const question = other.getByRole('alertdialog', { name: /^Delete/ });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toHaveCount(0);
  await other.close();
}

/** Saves a deleted item: the form says so, keeps the input, and closes when it is discarded. */
async function saveInVain(page: Page, dialog: Locator, typed: Locator, text: string, words: string): Promise<void> {
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  for (const attempt of [1, 2]) {
    await save.click();
    await expect(dialog.getByRole('alert'), `attempt ${attempt}`).toContainText(words);
    await expect(toasts(page)).toContainText('Update Error (404)');
    await expect(typed).toHaveValue(text);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
}

test('N09 a node that another tab deleted is reported as gone when it is saved; what was typed stays until it is discarded', async ({ page, context }) => {
  await organization.openOrganization(page);
  await organization.act(page, 'Islands Region', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Organization Node' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Outer Islands');

  const other = await context.newPage();
  await other.goto('/organization');
  await organization.act(other, 'Islands Region', 'Delete');
  await organization.retypeNode(other, 'Islands Region');
  await confirmDeletion(other);

  await saveInVain(page, dialog, name, 'Outer Islands', 'There is no such node.');
  await expect(organization.nodeRow(page, 'Islands Region')).toHaveCount(0);
  await expect(organization.details(page, 'Harbour Care')).toBeVisible();
});

test('N09 a role that another tab deleted is reported as gone when it is saved; what was typed stays until it is discarded', async ({ page, context }) => {
  await signIn(page, 'super', { path: '/users/roles' });
  await actOn(page, rowNamed(page, 'Communications office'), 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Role' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Press office');

  const other = await context.newPage();
  await other.goto('/users/roles');
  await actOn(other, rowNamed(other, 'Communications office'), 'Delete');
  await confirmDeletion(other);

  await saveInVain(page, dialog, name, 'Press office', 'There is no such role.');
  await expect(rowNamed(page, 'Communications office')).toHaveCount(0);
});

test('N09 a user whom another tab deleted is reported as gone when saved; what was typed stays until it is discarded', async ({ page, context }) => {
  await openUsers(page, 'super');
  await page.getByRole('link', { name: 'Aaliyah Hassan' }).click();
  const dialog = userForm(page, 'Edit User');
  const name = field(dialog, 'Name');
  await name.fill('Aaliyah Hassan-Reid');

  const other = await context.newPage();
  await other.goto('/users/list');
  await act(other, 'Aaliyah Hassan', 'Delete');
  await confirmDeletion(other);

  await saveInVain(page, dialog, name, 'Aaliyah Hassan-Reid', 'There is no such user.');
  await expect(page).toHaveURL(/\/users\/list$/);
  await expect(page.getByRole('rowheader', { name: /Aaliyah Hassan/ })).toHaveCount(0);
});

test('N09 a tag that another tab deleted is reported as gone when a member is added, and its page links back', async ({ page, context }) => {
  await signIn(page, 'super', { path: '/users/tags' });
  await rowNamed(page, '@nurses').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').or(dialog.getByRole('combobox')).first().fill('Aaliyah');
  await dialog.getByText('Aaliyah Hassan').first().click();

  const other = await context.newPage();
  await other.goto('/users/tags');
  await actOn(other, rowNamed(other, '@nurses'), 'Delete');
  await confirmDeletion(other);

  await dialog.getByRole('button', { name: /^(Add|Choose|Give)/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is no such tag.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('This tag does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'All tags' }).click();
  await expect(rowNamed(page, '@nurses')).toHaveCount(0);
});
