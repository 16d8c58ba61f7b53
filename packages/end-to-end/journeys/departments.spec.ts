import type { Page } from '@playwright/test';
import { actOn, actsOf, namesShown, rowAct, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { leaveDirtyForm, saveAgainstFailures } from '../harness/savingForm.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const path = '/users/departments';
const form = (page: Page, title: 'Add Department' | 'Edit Department') => page.getByRole('dialog', { name: title });

test('departments are searched, added with the rules of a name, renamed and deleted', async ({ page, world }) => {
  await signIn(page, 'super', { path });
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole('searchbox', { name: 'Search departments' }).fill('food');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/search=food/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(rows(page)).toHaveCount(8);

  await page.getByRole('button', { name: 'Add department' }).click();
  const adding = form(page, 'Add Department');
  const name = adding.getByRole('textbox', { name: 'Name' });
  const add = adding.getByRole('button', { name: 'Add' });
  await add.click();
  await expect(adding.getByText('Name is required')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('X');
  await expect(adding.getByText('Name must have at least 2 characters')).toBeVisible();
  await name.fill('nursing');
  await add.click();
  await expect(adding.getByRole('alert')).toContainText("A department named 'nursing' exists already.");
  await name.fill('Pharmacy');
  await add.click();
  await expect(toasts(page)).toContainText('Department added');
  await expect(adding).toHaveCount(0);

  await actOn(page, rowNamed(page, 'Pharmacy'), 'Edit');
  await form(page, 'Edit Department').getByRole('textbox', { name: 'Name' }).fill('Pharmacy and stores');
  await page.keyboard.press('Enter');
  await expect(rowNamed(page, 'Pharmacy and stores')).toBeVisible();

  await actOn(page, rowNamed(page, 'Pharmacy and stores'), 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete department' });
  await expect(question).toContainText("'Pharmacy and stores' will be deleted");
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(rows(page)).toHaveCount(8);
  await expect.poll(() => world.control.callsOf('deleteDepartment')).toHaveLength(1);
});

test('the form of a department keeps what was typed through every failure, sends once and asks before it is left', async ({ page, context, world }) => {
  await signIn(page, 'super', { path });
  await page.getByRole('button', { name: 'Nursing', exact: true }).click();
  const dialog = form(page, 'Edit Department');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const isAsTyped = () => expect(name).toHaveValue('Nursing and care');
  await name.fill('Nursing and care');
  await leaveDirtyForm({ page, dialog, isAsTyped });
  await page.getByRole('button', { name: 'Nursing', exact: true }).click();
  await name.fill('Nursing and care');
  await saveAgainstFailures({ page, context, world, dialog, submit: 'Save', operationId: 'updateDepartment', isAsTyped });
  await expect.poll(() => namesShown(page)).toContain('Nursing and care');
});

test('a unit administrator reads the departments and sees why nothing can be changed', async ({ page }) => {
  await signIn(page, 'unit', { path });
  await expect(rows(page)).toHaveCount(8);
  const add = page.getByRole('button', { name: 'Add department' });
  await add.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(add).toHaveAccessibleDescription('Only a super administrator may do this.');
  await expect(page.getByRole('button', { name: 'Nursing', exact: true })).toHaveCount(0);
  await actsOf(rowNamed(page, 'Nursing')).click();
  for (const name of ['Edit', 'Delete']) await expect(rowAct(page, name)).toHaveAccessibleDescription('Only a super administrator may do this.');
});
