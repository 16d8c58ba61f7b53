import { expectAccessible } from '../harness/accessibility.ts';
import { rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { act, openUsers, userForm, userNames, userRange, userSearch } from '../harness/users.ts';

test('users are searched, filtered by tags and paged, and the address brings all of it back', async ({ page, world }) => {
  await openUsers(page, 'super');
  await expect(userRange(page)).toHaveText('1–20 of 60');
  await expect(rows(page)).toHaveCount(20);
  await expect.poll(async () => (await userNames(page)).slice(0, 2)).toEqual(['Aaliyah Hassan', 'Adébáyò Ògúnlésì']);

  await userSearch(page).fill('c');
  await expect(page.getByText('Type at least 2 characters')).toBeVisible();
  await expect(page).toHaveURL(/search=c/);
  expect(await world.control.callsOf('searchUsers')).toEqual([]);
  await userSearch(page).pressSequentially('ote');
  await expect(userRange(page)).toHaveText('1–1 of 1');
  await expect.poll(() => userNames(page)).toEqual(['Gabriel Côté']);
  expect((await world.control.callsOf('searchUsers')).length).toBeLessThanOrEqual(2);
  await userSearch(page).fill('nobody at all');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(userRange(page)).toHaveText('1–20 of 60');

  const filter = async (label: string, tag: string) => {
    await page.getByRole('combobox', { name: label }).fill(tag);
    await page.getByRole('option', { name: tag }).click();
  };
  await filter('With tag', '@nightshift');
  await expect(rows(page).filter({ hasNotText: '@nightshift' })).toHaveCount(0);
  const tagged = await userNames(page);
  await filter('Without tag', '@nightshift');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.goBack();
  // The field that the focus is in offers its tags again.
  await page.keyboard.press('Escape');
  await expect.poll(() => userNames(page)).toEqual(tagged);

  // The host either searches or filters by tag; the console combines both.
  const [first = ''] = tagged;
  await userSearch(page).fill(first);
  await expect.poll(() => userNames(page)).toEqual([first]);
  await page.reload();
  await expect.poll(() => userNames(page)).toEqual([first]);
  await expect(userSearch(page)).toHaveValue(first);

  await page.goto('/users/list?page=3&size=10');
  await expect(userRange(page)).toHaveText('21–30 of 60');
  await page.getByRole('button', { name: /Rows per page/ }).click();
  await page.getByRole('option', { name: '50' }).click();
  await expect(userRange(page)).toHaveText('1–50 of 60');
  await expect(page).toHaveURL(/size=50/);
});

test('letters that are typed while the address follows the ones before them stay', { tag: '@chromium' }, async ({ page }) => {
  await openUsers(page, 'super');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const name of ['cote', 'zoe', 'ana']) {
    await userSearch(page).fill(name.slice(0, 1));
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === name.slice(0, 1));
    await userSearch(page).pressSequentially(name.slice(1));
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === name);
    await expect(userSearch(page)).toHaveValue(name);
    await userSearch(page).fill('');
    await expect(page).not.toHaveURL(/search=/);
  }
});

test('a unit administrator sees, searches and opens those of the own nodes alone; Staff sees none', async ({ page, browser, world }) => {
  await openUsers(page, 'unit');
  const total = Number((/of (\d+)/.exec((await userRange(page).textContent()) ?? '') ?? [])[1]);
  expect(total).toBeGreaterThan(5);
  expect(total).toBeLessThan(60);
  await userSearch(page).fill('margaret');
  await expect(page.getByText('No users found')).toBeVisible();
  expect(await world.control.callsOf('searchUsers')).toEqual([]);
  await expect.poll(async () => (await world.control.callsOf('searchUsersInRoleScope')).every(({ status }) => status === 200)).toBe(true);

  await userSearch(page).fill('tremblay');
  await rows(page).getByRole('button', { name: 'Actions for Noémie Tremblay' }).click();
  await expect(page.getByRole('menuitem', { name: /Delete/ })).toContainText('You cannot do this to yourself.');
  await page.keyboard.press('Escape');

  const staff = await browser.newPage({ baseURL: world.console });
  await signIn(staff, 'staff', { path: '/users/list' });
  await expect(staff).toHaveURL(/\/dashboard$/);
  await staff.close();
});

test('a user is deactivated and activated, gets a new password link and the invitation, and is deleted', async ({ page, world }) => {
  await openUsers(page, 'super', { path: '/users/list?size=50' });
  const before = (await world.control.outbox()).length;
  const name = 'Aaliyah Hassan';
  const row = rowNamed(page, name);
  const confirm = async (label: string, title: string) => {
    await act(page, name, label);
    const question = page.getByRole('alertdialog', { name: title });
    await expect(question).toContainText(name);
    await question.getByRole('button', { name: label, exact: true }).click();
  };
  const contact = /@harbourcare\.example|\+1 250 555/;
  await expect(row).toContainText(contact);
  await confirm('Deactivate', 'Deactivate user');
  await expect(toasts(page)).toContainText('Changes saved successfully');
  const inactive = row.getByText('Inactive', { exact: true });
  await expect(inactive).toBeVisible();
  // The host replaces whole records: the action sends the rest of the user, too.
  await expect(row).toContainText(contact);
  await confirm('Activate', 'Activate user');
  await expect(inactive).toHaveCount(0);
  await confirm('Reset password', 'Reset password');
  await expect(toasts(page)).toContainText('Password reset link sent');
  await expect.poll(async () => (await world.control.outbox()).slice(before)).toMatchObject([{ kind: 'email', to: 'aaliyahhassan@harbourcare.example', subject: 'Choose a new password' }]);

  await rows(page).getByRole('button', { name: `Actions for ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: /Resend invitation/ })).toContainText('This user has signed in already.');
  await page.keyboard.press('Escape');
  await act(page, 'Aroha Tāwhiri', 'Resend invitation');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resend invitation' }).click();
  await expect.poll(async () => (await world.control.outbox()).at(-1)?.subject).toBe('Welcome to Harbour Care');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await world.control.fault({ operationId: 'deleteUser' }, { status: 403, body: { message: 'Ask the head office.' } });
  await act(page, name, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete user' });
  await expect(question).toContainText(`'${name}' will be deleted. This action cannot be undone.`);
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question.getByRole('alert')).toContainText('Ask the head office.');
  await expect(toasts(page)).toContainText('Delete Error (403)');
  await world.control.heal();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(userRange(page)).toHaveText('1–50 of 59');
  await expect(row).toHaveCount(0);
});

test('axe finds no barrier in the list of users, as a table and as cards, a user’s menu and the form', async ({ page }) => {
  await openUsers(page, 'super', { path: '/users/list?size=10' });
  await expectAccessible(page, 'list of users');
  // No action is refused for a user who has not signed in yet: axe treats the reason of a refusal as part of the name.
  await rows(page).getByRole('button', { name: 'Actions for Aroha Tāwhiri' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'menu of a user');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Aaliyah Hassan' }).click();
  await expect(userForm(page, 'Edit User').getByRole('button', { name: 'Save' })).toBeVisible();
  await expectAccessible(page, 'form of a user');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Aaliyah Hassan' })).toBeFocused();
  // Cards replace the rows, including the focused one: not while the oracle still checks where a dialog has left the focus.
  await page.waitForFunction(() => window.noticeboardPending === 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await expectAccessible(page, 'cards of users');
});
