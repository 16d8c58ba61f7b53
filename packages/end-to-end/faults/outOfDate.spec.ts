import { rows, toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { field, openUsers, userForm } from '../harness/users.ts';
import { departmentsPath } from './unsavedForms.ts';

test('N09 what another administrator deleted leaves the list as soon as somebody tries to change it', async ({ page, world }) => {
  await signIn(page, 'solo', { path: departmentsPath });
  const name = await page.getByRole('rowheader').first().innerText();
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit department' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night kitchen');
  await world.control.fault({ operationId: 'getDepartment' }, { status: 404, body: { message: 'There is no such department.' } });
  const lists = (await world.control.callsOf('listDepartments')).length;
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is no such department.');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Night kitchen');
  await expect.poll(async () => (await world.control.callsOf('listDepartments')).length).toBe(lists + 1);
});

test('N09 a user’s form that is opened again begins with what the host has now, not with the copy from before', async ({ page, world }) => {
  await openUsers(page, 'super', { path: '/users/list?search=Fiona' });
  const edit = rows(page).getByRole('link', { name: /^Edit / });
  const form = userForm(page, 'Edit User');
  await edit.click();
  await expect(field(form, 'Name')).toHaveValue('Fiona MacIntyre');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await world.control.fault({ operationId: 'getUser' }, { set: { name: 'Fiona MacIntyre-Wong' } });
  await edit.click();
  await expect(field(form, 'Name')).toHaveValue('Fiona MacIntyre-Wong');
});

test('N09 a save that the host finds wrong names the field, in the alert and in the toast', async ({ page }) => {
  await openUsers(page, 'super');
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = userForm(page, 'Add New User');
  await field(form, 'Name').fill('Long'.repeat(100));
  await field(form, 'Username').fill('longname');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText("Field 'name': may have at most");
  await expect(toasts(page)).toContainText("Field 'name': may have at most");
});
