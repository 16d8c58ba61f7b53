import type { Page } from '@playwright/test';
import { actOn, actsOf, namesShown, rowAct, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { leaveDirtyForm, saveAgainstFailures } from '../harness/savingForm.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const path = '/users/tags';
const form = (page: Page) => page.getByRole('dialog', { name: 'Add Tag' });

test('tags are searched, added with the rules of a name, and deleted after a question', async ({ page, world }) => {
  await signIn(page, 'super', { path });
  await expect(rows(page)).toHaveCount(7);
  await expect(page.getByText('7 tags', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search tags' }).fill('@NURSE');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByRole('button', { name: 'Add tag' }).click();
  const dialog = form(page);
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const add = dialog.getByRole('button', { name: 'Add' });
  const refusals = [
    ['', 'Name is required'],
    ['x', 'Name must have at least 2 characters'],
    ['night shift', 'Name must have letters and digits only'],
    ['Nurses', 'This tag already exists.'],
  ] as const;
  for (const [text, refusal] of refusals) {
    await name.fill(text);
    await add.click();
    await expect(dialog.getByText(refusal, { exact: true })).toBeVisible();
    await expect(name).toBeFocused();
  }
  expect(await world.control.callsOf('createTag')).toEqual([]);
  await name.fill('Équipe2');
  await add.click();
  await expect(toasts(page)).toContainText('Tag added');
  await expect.poll(() => namesShown(page)).toContain('@Équipe2');

  await actOn(page, rowNamed(page, '@Équipe2'), 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete tag' });
  await expect(question).toContainText("'@Équipe2' will be deleted.");
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(rows(page)).toHaveCount(7);
});

test('the form of a tag keeps what was typed through every failure, sends once and asks before it is left', async ({ page, context, world }) => {
  await signIn(page, 'super', { path });
  const dialog = form(page);
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const isAsTyped = () => expect(name).toHaveValue('lifeguards');
  const open = async () => {
    await page.getByRole('button', { name: 'Add tag' }).click();
    await name.fill('lifeguards');
  };
  await open();
  await leaveDirtyForm({ page, dialog, isAsTyped });
  await open();
  await saveAgainstFailures({ page, context, world, dialog, submit: 'Add', operationId: 'createTag', isAsTyped, failureTitle: 'Error' });
  await expect.poll(() => namesShown(page)).toContain('@lifeguards');
});

test('members of a tag are found by name, added, paged and removed', async ({ page, world }) => {
  await signIn(page, 'super', { path });
  await page.getByRole('link', { name: '@managers' }).click();
  await expect(page.getByRole('heading', { name: '@managers', level: 1, exact: true })).toBeVisible();
  await expect(rows(page)).not.toHaveCount(0);
  const count = await rows(page).count();
  await expect(page.getByText(`${count} member`)).toBeVisible();

  await page.getByRole('button', { name: 'Add member' }).click();
  const choice = page.getByRole('dialog', { name: 'Select User' });
  await choice.getByRole('searchbox', { name: 'Search users' }).fill('gabriel');
  await choice.getByText('Gabriel Côté').click();
  await choice.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(choice).toHaveCount(0);
  await expect(rowNamed(page, 'Gabriel Côté')).toBeVisible();
  await expect(page.getByText(`${count + 1} member`)).toBeVisible();

  await page.getByRole('button', { name: 'Add member' }).click();
  await choice.getByRole('searchbox', { name: 'Search users' }).fill('gabriel');
  await choice.getByRole('row', { name: /^Gabriel Côté.*Already a member/ }).click();
  await expect(choice.getByRole('button', { name: 'Add', exact: true })).toHaveAccessibleDescription('Already a member');
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);

  await actOn(page, rowNamed(page, 'Gabriel Côté'), 'Remove');
  const question = page.getByRole('alertdialog', { name: 'Remove member' });
  await expect(question).toContainText('Gabriel Côté will no longer have the tag @managers.');
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(rowNamed(page, 'Gabriel Côté')).toHaveCount(0);
  await expect(page.getByText(`${count} member`)).toBeVisible();
  await expect.poll(() => world.control.callsOf('withdrawUserTag')).toHaveLength(1);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Tags' }).click();
  await expect(page).toHaveURL(/\/users\/tags$/);
});

test('a page of members past the end moves to the last one', async ({ page }) => {
  await signIn(page, 'super', { path });
  const href = await page.getByRole('link', { name: '@ferrycommuters' }).getAttribute('href');
  await page.goto(`${href}?page=7`);
  await expect(page.getByRole('heading', { name: '@ferrycommuters', level: 1, exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/page=7/);
  await expect(rows(page).first()).toBeVisible();
});

test('a member without an email address has a dash in the list', async ({ page, world }) => {
  await signIn(page, 'super', { path });
  await world.control.fault({ operationId: 'listUsers' }, { set: { 'results.0.email': null } });
  await page.getByRole('link', { name: '@managers' }).click();
  await expect(rows(page).first().getByRole('cell').nth(1)).toHaveText('–');
});

test('a tag of one person is neither deleted nor given to others', async ({ page }) => {
  await signIn(page, 'super', { path });
  await expect(rowNamed(page, '@margaretchenwhitaker')).toContainText('Personal');
  await actsOf(rowNamed(page, '@margaretchenwhitaker')).click();
  await expect(rowAct(page, 'Delete')).toHaveAccessibleDescription('This tag belongs to one person and cannot be changed.');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '@margaretchenwhitaker' }).click();
  await expect(page.getByRole('button', { name: 'Add member' })).toHaveAccessibleDescription('This tag belongs to one person and cannot be changed.');
});

test('a unit administrator adds tags and members of the own nodes, and deletes no tag', async ({ page }) => {
  await signIn(page, 'unit', { path });
  await actsOf(rowNamed(page, '@nurses')).click();
  await expect(rowAct(page, 'Delete')).toHaveAccessibleDescription('Only a super administrator may do this.');
  await page.keyboard.press('Escape');
  const members = Number(await rowNamed(page, '@nurses').getByRole('cell').nth(0).innerText());
  await page.getByRole('link', { name: '@nurses' }).click();
  await expect(rows(page)).toHaveCount(members);
});
