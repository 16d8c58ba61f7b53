import { comeBackToWindow } from '../harness/clock.ts';
import { rows } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { feedName, message, openFeed } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';
import { act, openUsers, userForm } from '../harness/users.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

test('N09 the address of a missing user or tag says so and links back, without Try again', async ({ page, world }) => {
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

/** Few enough addresses for one test: each is a cold start, and the oracles report many of them as a storm. */
const missingPages = [
  ['survey', 'social-feeds', 'suggestion-box', 'feedback-loops'].map((segment) => `${segment}/${nobody}/items/add`),
  ['gallery', 'image-gallery', 'resource', 'contact-directory'].map((segment) => `${segment}/${nobody}/items/add`),
  ['items', `items/edit/${nobody}`, 'settings'].map((part) => `survey/${nobody}/${part}`),
];

for (const addresses of missingPages) {
  test(`N09 the addresses of a missing content page, such as ${addresses[0]}, show no form that could only fail`, async ({ page }) => {
    await signIn(page, 'super', { path: '/dashboard' });
    for (const address of addresses) {
      await page.goto(`/content/${address}`);
      await expect(page.getByRole('main').getByText('This page does not exist'), address).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    }
  });
}

test('an address that names a page under another type redirects to the page', async ({ page }) => {
  const address = await openFeed(page, 'super');
  const id = address.split('/')[3] ?? '';
  for (const part of ['items?size=50', 'items/add', 'settings']) {
    await page.goto(`/content/survey/${id}/${part}`);
    await expect(page).toHaveURL(new RegExp(`/content/social-feeds/${id}/${part.replace('?', '\\?')}$`));
    await expect(page.getByRole('main').getByText('This page does not exist')).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: feedName, level: 1 })).toBeVisible();
});

test('decisions-main 3: a super administrator acting in a lower role sees that this role may not read a page', async ({ page, world }) => {
  const address = await openFeed(page, 'super', { role: 'Unit administrator' });
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { 'roles.*.grantedContentInstancePermissions': [] } });
  await world.control.fault({ operationId: 'listContentInstances' }, { status: 200, body: [] });
  for (const part of ['items', 'items/add', `items/edit/${nobody}`]) {
    await page.goto(address.replace(/items$/, part));
    await expect(page.getByRole('main').getByText('Your role cannot open this page')).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Acting as .*Choose your super administrator role/)).toBeVisible();
    await expect(page.getByRole('main').getByText('belongs to another tenant')).toHaveCount(0);
  }
});

test('a post that is being written stays, though its page was deleted in the meantime', async ({ page, world }) => {
  await page.clock.install();
  const address = await openFeed(page, 'super');
  await page.goto(`${address}/add`);
  await message(page).fill('Half a post');
  await world.control.fault({ operationId: 'listContentInstances' }, { status: 200, body: [] });
  await comeBackToWindow(page);
  await expect.poll(async () => (await world.control.callsOf('listContentInstances')).length).toBeGreaterThan(1);
  await expect(message(page)).toHaveValue('Half a post');
});
