import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { contactField, contactPath, departmentsPath } from './unsavedForms.ts';

test('P12 whoever saves a department that another administrator renamed meanwhile is told first, and both names can be read', async ({ browser, page, world }) => {
  const context = await browser.newContext({ baseURL: world.console });
  const other = await context.newPage();
  await signIn(page, 'solo', { path: departmentsPath });
  await signIn(other, 'solo', { path: departmentsPath });
  const row = page.getByRole('rowheader').first();
  await expect(row).toBeVisible();
  const before = await row.innerText();
  const edit = async (who: typeof page, name: string) => {
    await who.getByRole('button', { name: `Edit ${before}`, exact: true }).click();
    const dialog = who.getByRole('dialog', { name: 'Edit department' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    return dialog;
  };
  const mine = await edit(page, 'Night kitchen');
  const theirs = await edit(other, 'Cafeteria');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs).toHaveCount(0);

  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mine.getByRole('alert')).toContainText('Saved now: Cafeteria.');
  await expect(mine.getByRole('textbox', { name: 'Name' })).toHaveValue('Night kitchen');
  expect((await world.control.callsOf('updateDepartment')).length, 'nothing was replaced yet').toBe(1);
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mine).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'Night kitchen' })).toBeVisible();
  expect((await world.control.callsOf('updateDepartment')).map(({ status }) => status)).toEqual([200, 200]);
  await context.close();
});

test('P12 a form on a page that another administrator saved meanwhile warns once, with what was saved there', async ({ page, world }) => {
  await signIn(page, 'solo', { path: contactPath });
  await contactField(page).fill('help.desk@prairie.example');
  await world.control.fault({ operationId: 'getManagedTenant' }, { set: { contactEmail: 'office@prairie.example' } });
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Saved now: office@prairie.example.');
  await expect(contactField(page)).toHaveValue('help.desk@prairie.example');
  expect(await world.control.callsOf('updateManagedTenant')).toEqual([]);
  await save.click();
  await expect(toasts(page)).toContainText('Update Success');
  expect(await world.control.callsOf('updateManagedTenant')).toHaveLength(1);
});
