import type { Page } from '@playwright/test';
import { contentTypeLabel } from '../../console/src/content/contentTypeLabel.ts';
import { contentTypeNames } from '../../console/src/content/kinds.ts';
import { expectAccessible } from '../harness/accessibility.ts';
import { tabTo } from '../harness/keyboard.ts';
import { namesShown, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { leaveDirtyForm, saveAgainstFailures } from '../harness/savingForm.ts';
import { signIn } from '../harness/session.ts';
import { pagesInNavigation } from '../harness/settings.ts';
import { expect, test } from '../harness/test.ts';

const path = '/app-settings/content';
const pages = ['Notices', 'Tenant and Staff Surveys', 'Maintenance Handbook', 'Office Directory'];

async function openPages(page: Page) {
  await signIn(page, 'solo', { path });
  await expect(rows(page)).toHaveCount(pages.length);
}

async function openAdding(page: Page, template: string) {
  await page.getByRole('button', { name: 'Add Content Instance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Content Instance' });
  await expect(dialog.getByRole('button', { name: /Template/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: new RegExp(`^${template}`) }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  return { dialog, add, name: dialog.getByRole('textbox', { name: /^Name/ }), email: dialog.getByRole('textbox', { name: /^Target email/ }) };
}

test('SET-19 to SET-34: a suggestion box needs a name and a valid target email; added, it is in the list and in the navigation', async ({ page, world }) => {
  await openPages(page);
  const { dialog, add, name, email } = await openAdding(page, 'Suggestion Box');
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription('Name is required');
  await name.fill('Ideas for the garden');
  // As in Add Organization, it is the user's own address until another one is typed.
  await expect(email).toHaveValue(/@/);
  await email.clear();
  await expect(add).toHaveAccessibleDescription('Target email is required');
  await email.fill('ideas@prairie');
  await expect(add).toHaveAccessibleDescription('Target email is not valid');
  await email.fill('ideas@prairie.example');
  await expect(add).not.toHaveAttribute('aria-disabled');
  await expectAccessible(page, 'Add Content Instance');
  await add.click();
  await expect(dialog).toHaveCount(0);
  await expect(toasts(page)).toContainText('Item saved successfully');
  await expect(rowNamed(page, 'Ideas for the garden')).toContainText('Suggestion Box');
  await expect.poll(() => namesShown(page)).toEqual([...pages, 'Ideas for the garden']);
  await expect.poll(() => pagesInNavigation(page)).toEqual([...pages, 'Ideas for the garden']);
  await expect.poll(() => world.control.callsOf('createSuggestionBox')).toHaveLength(1);
});

test('SET-01: every template is offered, and only a suggestion box asks for an address', async ({ page }) => {
  await openPages(page);
  const { dialog, email } = await openAdding(page, 'Gallery');
  await expect(email).toHaveCount(0);
  await dialog.getByRole('button', { name: /Template/ }).click();
  const names = contentTypeNames.map(contentTypeLabel);
  const options = page.getByRole('option');
  await expect(options).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(options.nth(index)).toContainText(name);
});

test('N03: a page that cannot be added keeps the window with every field, for each way of failing, and is added once', async ({ page, context, world }) => {
  await openPages(page);
  const { dialog, name, email } = await openAdding(page, 'Suggestion Box');
  await name.fill('Ideas');
  await email.fill('ideas@prairie.example');
  const isAsTyped = async () => {
    await expect(name).toHaveValue('Ideas');
    await expect(email).toHaveValue('ideas@prairie.example');
    await expect(dialog.getByRole('button', { name: /Template/ })).toContainText('Suggestion Box');
  };
  await saveAgainstFailures({ page, context, world, dialog, submit: 'Add', operationId: 'createSuggestionBox', isAsTyped, failureTitle: 'Error' });
  await expect(rowNamed(page, 'Ideas')).toBeVisible();

  const again = await openAdding(page, 'Survey');
  await again.name.fill('Mood');
  await leaveDirtyForm({ page, dialog: again.dialog, isAsTyped: () => expect(again.name).toHaveValue('Mood') });
});

test('SET-24, SET-25, SET-35: a page is deleted once its name was retyped, and leaves the navigation', async ({ page, world }) => {
  await openPages(page);
  await rowNamed(page, 'Office Directory').getByRole('button', { name: 'Delete Office Directory' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Content Instance' });
  const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
  const typed = dialog.getByRole('textbox');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await typed.fill('office directory');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await typed.fill(' Office Directory ');
  await world.control.fault({ operationId: 'deleteContactDirectory' }, { status: 500, body: {} });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('Unable to process your request.');
  await expect(toasts(page)).toContainText('Delete Error');
  await expect(typed).toHaveValue(' Office Directory ');
  await world.control.heal();
  await confirm.dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(rowNamed(page, 'Office Directory')).toHaveCount(0);
  await expect.poll(() => pagesInNavigation(page)).toEqual(pages.slice(0, 3));
  await expect.poll(async () => (await world.control.callsOf('deleteContactDirectory')).filter(({ isExecuted }) => isExecuted)).toHaveLength(1);
});

test('N09: a page that was deleted elsewhere says so and leaves the list', async ({ page, world }) => {
  await openPages(page);
  await world.control.fault({ operationId: 'deleteSurvey' }, { status: 404, body: {} });
  await rowNamed(page, 'Tenant and Staff Surveys').getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Content Instance' });
  await dialog.getByRole('textbox').fill('Tenant and Staff Surveys');
  const before = (await world.control.callsOf('listContentInstances')).length;
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('This no longer exists.');
  const reads = async () => (await world.control.callsOf('listContentInstances')).length - before;
  await expect.poll(reads).toBeGreaterThan(0);
  await page.waitForFunction(() => !window.noticeboardPending);
  await expect.poll(() => reads(), 'once').toBe(1);
});

test('pages are ordered by keyboard: focus stays on the button, the place is announced, and the navigation follows', async ({ page, world }) => {
  await openPages(page);
  const up = page.getByRole('button', { name: 'Move Office Directory up' });
  await tabTo(page, up);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Office Directory is now 3 of 4' })).toBeAttached();
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const moved = ['Office Directory', 'Notices', 'Tenant and Staff Surveys', 'Maintenance Handbook'];
  await expect.poll(() => namesShown(page)).toEqual(moved);
  await expect(up).toBeFocused();
  await expect(up).toHaveAccessibleDescription('This page is already first.');
  await expect.poll(() => pagesInNavigation(page)).toEqual(moved);
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.reload();
  await expect(rows(page)).toHaveCount(pages.length);
  await expect.poll(() => namesShown(page)).toEqual(moved);
  await expect.poll(async () => (await world.control.callsOf('updateContactDirectory')).every(({ status }) => status === 200)).toBe(true);
});

test('an order that the host refuses reverts, and a feed keeps its switches when it moves', async ({ page, world }) => {
  await openPages(page);
  await world.control.fault({ operationId: 'updateSocialFeed' }, { status: 403, body: { message: 'Feeds stay where they are.' } });
  await rowNamed(page, 'Notices').getByRole('button', { name: 'Move Notices down' }).click();
  await expect(toasts(page)).toContainText('Feeds stay where they are.');
  await expect.poll(() => namesShown(page)).toEqual(pages);
  await world.control.heal();
  await rowNamed(page, 'Notices').getByRole('button', { name: 'Move Notices down' }).click();
  await expect.poll(() => pagesInNavigation(page)).toEqual(['Tenant and Staff Surveys', 'Notices', ...pages.slice(2)]);
  expect(await world.control.callsOf('getSocialFeed')).not.toEqual([]);
});

test('a list of pages that cannot be loaded says so and can be requested again', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listContentInstances' }, { status: 500, body: {} });
  await signIn(page, 'solo', { path });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Unable to process your request.');
  await world.control.heal();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(pages.length);
});
