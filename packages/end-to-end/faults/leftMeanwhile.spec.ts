import { act, openOrganization, retypeNode } from '../harness/organization.ts';
import { toasts } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';
import { field, openUsers, userForm, userRange } from '../harness/users.ts';
import { question } from './unsavedForms.ts';

test('P13 a deletion that ends after its page was left is reported where the user is, and does not touch the address', async ({ page, world }) => {
  const published = page.getByRole('heading', { name: 'Published Content', level: 1 });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await openOrganization(page);
  await navigation.getByRole('link', { name: 'Published Content' }).click();
  await expect(published).toBeVisible();
  await navigation.getByRole('link', { name: 'Organization', exact: true }).click();
  await act(page, 'Islands Region', 'Delete');
  const deletes = await retypeNode(page, 'Islands Region');
  await world.control.fault({ operationId: 'deleteOrganizationNode' }, { hang: true });
  await deletes.click();
  await expect.poll(async () => (await world.control.callsOf('deleteOrganizationNode')).length).toBe(1);
  // Like Escape, the first does nothing: nothing closes the window while it deletes.
  await page.goBack();
  await expect(deletes).toBeVisible();
  await page.goBack();
  await expect(published).toBeVisible();
  await world.control.heal();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(page).toHaveURL(/\/content$/);
});

test('P13 a user who is saved after the form was discarded does not open the list again', async ({ page, world }) => {
  await openUsers(page, 'super', { path: '/users/list?search=Fiona' });
  await page.getByRole('link', { name: 'Fiona MacIntyre' }).click();
  await field(userForm(page, 'Edit User'), 'PCC login name').fill('fmacintyre');
  await world.control.fault({ operationId: 'updateUser' }, { hang: true });
  await userForm(page, 'Edit User').getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await world.control.callsOf('updateUser')).length).toBe(1);
  await page.evaluate(() => window.history.back());
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(userRange(page)).toHaveText(/of 1$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await world.control.heal();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(page).toHaveURL(/\/dashboard$/);
});
