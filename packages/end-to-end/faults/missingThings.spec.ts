import { rows } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';
import { act, openUsers, userForm } from '../harness/users.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

test('N09 the address of a user or a tag who is not there says so and leads back; nothing is to be tried again', async ({ page, world }) => {
  await openUsers(page, 'super', { path: '/users/list?size=10' });
  for (const id of ['x', nobody]) {
    await page.goto(`/users/edit/${id}?size=10`);
    const form = userForm(page, 'Edit User');
    await expect(form).toContainText('This user does not exist');
    await expect(form.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await form.getByRole('button', { name: 'All users' }).click();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL(/\/users\/list\?size=10$/);
  }
  for (const id of ['x', nobody]) {
    await page.goto(`/users/tags/${id}`);
    await expect(page.getByText('This tag does not exist')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.getByRole('link', { name: 'All tags' }).click();
    await expect(page).toHaveURL(/\/users\/tags$/);
  }
  for (const screen of ['engagements', 'user-content-views']) {
    await page.goto(`/analytics/${screen}?user=${nobody}`);
    await expect(page.getByText('This user does not exist')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  await page.goto('/users/tags');
  await world.control.fault({ operationId: 'getTag' }, { status: 410, body: {} });
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByText('This tag does not exist')).toBeVisible();
});

test('N09 the list is read again once for a user who was deleted elsewhere', async ({ page, world }) => {
  await openUsers(page, 'super');
  await world.control.fault({ operationId: 'deleteUser' }, { status: 404, body: {} });
  await act(page, 'Aaliyah Hassan', 'Delete');
  const lists = async () => (await world.control.traffic()).filter(({ operationId }) => operationId === 'listUsers' || operationId === 'searchUsers').length;
  const before = await lists();
  const asked = page.getByRole('alertdialog', { name: 'Delete user' });
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(asked.getByRole('alert')).toContainText('This no longer exists.');
  await expect.poll(lists).toBeGreaterThan(before);
  await page.waitForFunction(() => !window.noticeboardPending);
  await expect.poll(async () => (await lists()) - before).toBe(1);
});
