import type { Page } from '@playwright/test';
import { typeCalls } from '../access/typeNames.ts';
import { act, nodeRow, openOrganization } from '../harness/organization.ts';
import { actOn, namesShown, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { contactField, contactPath, departmentsPath } from './unsavedForms.ts';

test('P12 a user who saves a department that another administrator renamed in the meantime is warned first, and both names can be read', async ({ page, other, world }) => {
  await signIn(page, 'solo', { path: departmentsPath });
  await signIn(other, 'solo', { path: departmentsPath });
  const row = page.getByRole('rowheader').first();
  await expect(row).toBeVisible();
  const before = await row.innerText();
  const edit = async (who: typeof page, name: string) => {
    await who.getByRole('button', { name: before, exact: true }).click();
    const dialog = who.getByRole('dialog', { name: 'Edit department' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    return dialog;
  };
  const mine = await edit(page, 'Night kitchen');
  const theirs = await edit(other, 'Cafeteria');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs).toHaveCount(0);

  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mine.getByRole('alert')).toContainText('It is now: Cafeteria.');
  await expect(mine.getByRole('textbox', { name: 'Name' })).toHaveValue('Night kitchen');
  await expect.poll(async () => (await world.control.callsOf('updateDepartment')).length, 'nothing was replaced yet').toBe(1);
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mine).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'Night kitchen' })).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('updateDepartment')).map(({ status }) => status)).toEqual([200, 200]);
});

test('P12 a form on a page that another administrator saved in the meantime warns once, with what was saved there', async ({ page, world }) => {
  await signIn(page, 'solo', { path: contactPath });
  await contactField(page).fill('help.desk@prairie.example');
  await world.control.fault({ operationId: 'getManagedTenant' }, { set: { contactEmail: 'office@prairie.example' } });
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It is now: office@prairie.example.');
  await expect(contactField(page)).toHaveValue('help.desk@prairie.example');
  expect(await world.control.callsOf('updateManagedTenant')).toEqual([]);
  await save.click();
  await expect(toasts(page)).toContainText('Update Success');
  await expect.poll(() => world.control.callsOf('updateManagedTenant')).toHaveLength(1);
});

test('P12 an organization node that another administrator changed in the meantime warns once about the name that was typed over, and keeps publishing as it is now', async ({ page, world }) => {
  await openOrganization(page);
  await act(page, 'Islands Region', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Organization Node' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Outer Islands');
  await world.control.fault({ operationId: 'getOrganizationNode' }, { set: { name: 'Gulf Islands', publishEnabled: false } });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('It is now: Gulf Islands.');
  await expect(name).toHaveValue('Outer Islands');
  expect(await world.control.callsOf('updateOrganizationNode')).toEqual([]);
  await save.click();
  await expect(dialog).toHaveCount(0);
  await world.control.heal();
  await page.reload();
  await expect(nodeRow(page, 'Outer Islands')).toHaveAccessibleName(/Publishing off/);
  await expect.poll(() => world.control.callsOf('updateOrganizationNode')).toHaveLength(1);
});

test('P12 a profile that was saved elsewhere in the meantime warns once about what is typed over, and keeps what is not', async ({ page, world }) => {
  await signIn(page, 'staff', { path: '/me' });
  const main = page.getByRole('main');
  const name = main.getByRole('textbox', { name: 'Name' });
  await name.fill('Jordan Okafor-Lee');
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { name: 'Jo Okafor', phoneNumber: '+1 250 555 0142' } });
  const save = main.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(main.getByRole('alert')).toContainText('It is now: Jo Okafor.');
  await expect(name).toHaveValue('Jordan Okafor-Lee');
  expect(await world.control.callsOf('updateOwnProfile')).toEqual([]);
  await save.click();
  await expect(toasts(page)).toContainText('Update Success');
  await world.control.heal();
  await page.reload();
  await expect(name).toHaveValue('Jordan Okafor-Lee');
  await expect(main.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+1 250 555 0142');
  await expect.poll(() => world.control.callsOf('updateOwnProfile')).toHaveLength(1);
});

test('P12 permissions that another administrator changed in the meantime cause one warning where both changed a page, and are kept elsewhere', async ({ page, other, world }) => {
  const edit = async (who: Page) => {
    await actOn(who, rowNamed(who, 'Care aides, Residential Care'), 'Permissions');
    const dialog = who.getByRole('dialog', { name: 'Edit Role Permissions' });
    return { dialog, box: (name: string) => dialog.getByRole('checkbox', { name }), save: dialog.getByRole('button', { name: 'Save', exact: true }) };
  };
  await signIn(page, 'super', { path: '/users/roles' });
  await signIn(other, 'super', { path: '/users/roles' });
  const mine = await edit(page);
  const theirs = await edit(other);
  await mine.box('Write: Pulse Checks').press('Space');
  await theirs.box('Delete: Pulse Checks').press('Space');
  await theirs.box('Delete: News and Announcements').press('Space');
  await theirs.save.click();
  await expect(theirs.dialog).toHaveCount(0);

  await mine.save.click();
  await expect(mine.dialog.getByRole('alert')).toContainText('It is now: Read and Delete on Pulse Checks.');
  await expect(mine.box('Write: Pulse Checks')).toBeChecked();
  await expect.poll(() => world.control.callsOf('updateRole'), 'nothing was replaced yet').toHaveLength(1);
  await mine.save.click();
  await expect(mine.dialog).toHaveCount(0);
  const saved = await edit(page);
  await expect(saved.box('Write: Pulse Checks')).toBeChecked();
  await expect(saved.box('Delete: Pulse Checks')).not.toBeChecked();
  await expect(saved.box('Delete: News and Announcements')).toBeChecked();
});

test('P12 a page that is moved keeps the name that another administrator gave it in the meantime', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/content' });
  await expect(rows(page)).toHaveCount(4);
  const [, second = ''] = await namesShown(page);
  // Another administrator has renamed it, which this list doesn't show yet.
  for (const { one } of typeCalls) {
    await world.control.fault({ operationId: `get${one}` }, { set: { name: 'Renamed by a colleague' } });
  }
  await rowNamed(page, second).getByRole('button', { name: `Move ${second} up` }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await world.control.heal();
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  const names = await namesShown(page);
  expect(names).toContain('Renamed by a colleague');
  expect(names, 'the name of before').not.toContain(second);
});

test('P12 a move that the host refuses is announced as not saved', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/content' });
  await expect(rows(page)).toHaveCount(4);
  const [first = '', second = ''] = await namesShown(page);
  await world.control.fault({ method: 'PUT', path: '/api/**' }, { status: 500, body: {} });
  await rowNamed(page, second).getByRole('button', { name: `Move ${second} up` }).click();
  await expect(toasts(page)).toContainText('Update Error');
  await expect.poll(() => namesShown(page)).toEqual([first, second, ...(await namesShown(page)).slice(2)]);
  await expect(page.getByRole('status').filter({ hasText: 'The move was not saved.' })).toHaveCount(1);
});
