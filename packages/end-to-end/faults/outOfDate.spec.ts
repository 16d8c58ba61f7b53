import { rows, toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { act, field, openUsers, userForm } from '../harness/users.ts';
import { departmentsPath } from './unsavedForms.ts';

test('N09 what another administrator deleted leaves the list as soon as a user tries to change it', async ({ page, world }) => {
  await signIn(page, 'solo', { path: departmentsPath });
  const name = await page.getByRole('rowheader').first().innerText();
  await page.getByRole('button', { name, exact: true }).click();
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
  const edit = rows(page).getByRole('link');
  const form = userForm(page, 'Edit User');
  await edit.click();
  await expect(field(form, 'Name')).toHaveValue('Fiona MacIntyre');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await world.control.fault({ operationId: 'getUser' }, { set: { name: 'Fiona MacIntyre-Wong' } });
  await edit.click();
  await expect(field(form, 'Name')).toHaveValue('Fiona MacIntyre-Wong');
});

test('N03 what the host finds wrong with a field is shown at it, once, and disappears with the value', async ({ page, world }) => {
  await openUsers(page, 'super');
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = userForm(page, 'Add New User');
  await field(form, 'Name').fill('Fiona MacIntyre-Wong');
  const body = { message: 'The request is not valid.', errors: { pccLoginName: ['is known already'] } };
  await world.control.fault({ operationId: 'createUser' }, { status: 400, body });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByRole('alert')).toHaveText(/The request is not valid\.$/);
  const login = field(form, 'PCC login name');
  await expect(login).toHaveAccessibleDescription('PCC login name is known already');
  await login.fill('fiona');
  await expect(login).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('P12 saving a user keeps what another administrator changed in the meantime where nothing was typed: nobody is activated again', async ({ page, other }) => {
  const path = '/users/list?search=Fiona';
  await openUsers(page, 'super', { path });
  await openUsers(other, 'super', { path });
  await rows(page).getByRole('link').click();
  const form = userForm(page, 'Edit User');
  await field(form, 'Name').fill('Fiona MacIntyre-Wong');
  await act(other, 'Fiona MacIntyre', 'Deactivate');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(toasts(other)).toContainText('Update Success');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(rows(page)).toContainText('Fiona MacIntyre-Wong');
  await act(page, 'Fiona MacIntyre-Wong', 'Activate');
  await expect(page.getByRole('alertdialog', { name: 'Activate user' })).toContainText('Fiona MacIntyre-Wong');
});

test('P12 turning a switch of the tenant leaves the one beside it as another administrator turned it, and shows it so', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/app-settings/app/settings' });
  const chat = page.getByRole('switch', { name: /^Chat/ });
  const tickets = page.getByRole('switch', { name: /support tickets/ });
  await expect(chat).toBeChecked();
  await world.control.changeTenant('Harbour Care', { isChatEnabled: false });
  await tickets.press('Space');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(toasts(page)).toContainText('Update Success');
  await expect(chat).not.toBeChecked();
  await page.reload();
  await expect(tickets).toBeVisible();
  await expect(chat).not.toBeChecked();
});
