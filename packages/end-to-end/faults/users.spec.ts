import { countEffort } from '../harness/effort.ts';
import { holdAnswers } from '../harness/heldAnswers.ts';
import { rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';
import { act, openUsers, userForm, userNames, userRange, userSearch } from '../harness/users.ts';
import { switchTenant, watchFor } from './scopeSwitch.ts';

test('T08 the picker of a supervisor, opened again after a change of tenant, shows the people of the new tenant alone', async ({ page, world }) => {
  const picker = page.getByRole('dialog', { name: 'Select User' });
  const openPicker = async () => {
    await page.getByRole('button', { name: 'Add user' }).click();
    await userForm(page, 'Add New User').getByRole('group', { name: 'Supervisor' }).getByRole('button', { name: 'Choose' }).click();
    await picker.getByRole('searchbox').fill('an');
    await expect(picker.getByRole('row').first()).toBeVisible();
  };
  const people = async () => picker.getByRole('row').allInnerTexts();
  const asked: unknown[] = [];
  await page.route(/\/users\/search$/, (route, request) => {
    asked.push(request.postDataJSON());
    return route.continue();
  });
  await openUsers(page, 'super');
  await openPicker();
  const before = await people();
  // The second line of the first person: an address of no one in the other tenant.
  const stranger = before[0]?.split('\n').at(-1) ?? '';
  await picker.getByRole('row').first().hover();
  await page.mouse.wheel(0, 3_000);
  await expect.poll(async () => (await world.control.callsOf('searchUsers')).length).toBeGreaterThan(1);
  expect(asked.slice(0, 2), 'LIM-01: 20 at a time').toEqual([0, 1].map((place) => ({ searchedPhrase: 'an', page: place, pageSize: 20 })));
  expect(stranger).not.toBe('');
  await picker.getByRole('button', { name: 'Cancel' }).click();
  await userForm(page, 'Add New User').getByRole('button', { name: 'Cancel' }).click();
  const harbourCalls = (await world.control.callsOf('searchUsers')).length;

  await switchTenant(page, 'Prairie Homes');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
  await expect(userRange(page)).toHaveText(/of \d+/);
  const expectNeverSeen = await watchFor(page, stranger);
  await openPicker();
  await expectNeverSeen();
  const calls = (await world.control.callsOf('searchUsers')).slice(harbourCalls);
  expect(new Set(calls.map(({ tenant }) => tenant)).size).toBe(1);
  expect((await people()).filter((person) => before.includes(person))).toEqual([]);
});

test('N09 when responses to searches of users arrive out of order, the last typed text wins', async ({ page, world }) => {
  await openUsers(page, 'super');
  const letThrough = await holdAnswers(page, /\/users\/search/, (request) => request.postData()?.includes('"an"') ?? false);
  await userSearch(page).fill('an');
  await expect.poll(async () => (await world.control.callsOf('searchUsers')).length).toBe(1);
  await userSearch(page).fill('côté');
  await expect(userRange(page)).toHaveText('1–1 of 1');
  await letThrough();
  await expectQuiet(world.control);
  await expect.poll(() => userNames(page)).toEqual(['Gabriel Côté']);
  await expect(userSearch(page)).toHaveValue('côté');
});

test('N09 a page of users past the end becomes the last one, and a user deleted elsewhere is reported as gone', async ({ page, context, world }) => {
  await openUsers(page, 'super', { path: '/users/list?page=9' });
  await expect(userRange(page)).toHaveText('41–60 of 60');
  await expect(page).toHaveURL(/page=3$/);
  await expect(page.getByRole('rowheader')).toHaveCount(20);
  const [name = ''] = await userNames(page);
  const question = page.getByRole('alertdialog', { name: 'Delete user' });
  await act(page, name, 'Delete');
  await expect(question).toBeVisible();

  const other = await context.newPage();
  await other.goto('/users/list?page=3');
  await act(other, name, 'Delete');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(other)).toContainText('Item Removed');
  await other.close();

  await page.bringToFront();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toContainText('Delete Error');
  await expect(rowNamed(page, name)).toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf('deleteUser')).map(({ status }) => status)).toEqual([204, 404]);
});

test('P17 a delete of a user that is confirmed by a double click is sent once', async ({ page, world }) => {
  await openUsers(page, 'super', { path: '/users/list?search=aaliyah' });
  await world.control.fault({ operationId: 'deleteUser' }, { delayMs: 700 });
  await act(page, 'Aaliyah Hassan', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).dblclick();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(rows(page)).toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf('deleteUser')).map(({ status }) => status)).toEqual([204]);
});

test('N10 999 users are searched and filtered by tag with at most three times the work of 60, and focus causes no storm of requests', { tag: '@chromium' }, async ({ page, world }) => {
  const people = Array.from({ length: 999 }, (_, number) => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: `Person ${String(number).padStart(3, '0')}`,
    username: `person${number}`,
    email: null,
    phoneNumber: null,
    phoneLoginEnabled: false,
    isActive: true,
    lastActivity: null,
    pccLoginName: null,
    roles: [],
    tags: [],
    organizationDepartmentId: null,
    supervisorId: null,
    avatar: null,
  }));
  const effortOf = await countEffort(page);
  const searchAmong = async (count: number): Promise<number> => {
    const found = `1–20 of ${count}`;
    await world.control.heal();
    await world.control.fault(
      { operationId: 'searchUsers' },
      { body: { results: people.slice(0, count), totalElementCount: count, page: 0, pageSize: 999 }, headers: { 'Content-Type': 'application/json' } },
    );
    await page.reload();
    return effortOf({
      before: async () => {
        await userSearch(page).fill('');
        await expect(userRange(page)).not.toHaveText(found);
      },
      act: async () => {
        await userSearch(page).pressSequentially('person', { delay: 60 });
        await expect(userRange(page)).toHaveText(found);
      },
    });
  };
  await openUsers(page, 'super');
  await page.getByRole('combobox', { name: 'Without tag' }).fill('@nurses');
  await page.getByRole('option', { name: '@nurses' }).click();
  const usual = await searchAmong(60);
  expect((await searchAmong(999)) / usual, 'times the work of 60').toBeLessThan(3);

  const before = (await world.control.traffic()).length;
  await page.evaluate(() => {
    for (let time = 0; time < 20; time += 1) {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await page.getByRole('navigation', { name: 'Pages of users' }).getByRole('button', { name: /Next/ }).click();
  await expect(userRange(page)).toHaveText('21–40 of 999');
  const calls = (await world.control.traffic()).slice(before).map(({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`);
  expect(calls.length - new Set(calls).size, 'no question twice').toBe(0);
});

test('N02 a form of a new user that cannot be loaded is called the form, not a user', async ({ page, world }) => {
  await openUsers(page, 'super');
  await world.control.fault({ operationId: 'listDepartments' }, { status: 500, body: {} });
  await page.goto('/users/add');
  const form = userForm(page, 'Add New User');
  await expect(form).toContainText('The form could not be loaded');
  await world.control.heal();
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
});
