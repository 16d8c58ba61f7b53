import { rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { leaveDirtyForm, saveAgainstFailures } from '../harness/savingForm.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { choose, field, openUsers, userForm, userSearch } from '../harness/users.ts';

test('a new user is checked, found to have a namesake, given roles, tags, department and supervisor, and invited', async ({ page, world, allow }) => {
  // The namesake's name is in the alert.
  allow.serverMessages = ['Gabriel Côté'];
  await openUsers(page, 'super', { path: '/users/list?size=50' });
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page).toHaveURL(/\/users\/add\?size=50$/);
  const form = userForm(page, 'Add New User');
  const save = form.getByRole('button', { name: 'Add', exact: true });
  await save.click();
  await expect(field(form, 'Name')).toBeFocused();
  await expect(form.getByText('Name is required', { exact: true })).toBeVisible();
  await field(form, 'Name').fill('Gabriel Côté');
  await expect(field(form, 'Username')).toHaveValue(/^gabrielcote/);
  await expect(form.getByRole('alert')).toContainText('Matching user found');
  await expect(field(form, 'Username')).toHaveValue(/^gabrielcote[a-z0-9]{4}$/);
  await field(form, 'Username').fill('gabriel.cote');
  await field(form, 'Email').fill('gabriel@');
  await save.click();
  await expect(field(form, 'Username')).toBeFocused();
  await expect(form.getByText('Username must have letters and digits only')).toBeVisible();
  expect(await world.control.callsOf('createUser')).toEqual([]);

  await field(form, 'Name').fill('Gabriela Nunes');
  await field(form, 'Username').fill('gnunes');
  await field(form, 'Email').fill('gnunes@harbourcare.example');
  await field(form, 'Phone number').fill('+1 250 555 7777');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await choose(page, form, 'Roles', 'Staff, Emergency – day team');
  await choose(page, form, 'Tags', '@nurses');
  await form.getByRole('button', { name: /Department/ }).click();
  await page.getByRole('option', { name: 'Nursing' }).click();
  await form.getByRole('group', { name: 'Supervisor' }).getByRole('button', { name: 'Choose' }).click();
  const picker = page.getByRole('dialog', { name: 'Select User' });
  await picker.getByRole('searchbox').fill('tremblay');
  await picker.getByRole('row', { name: /Noémie Tremblay/ }).click();
  await picker.getByRole('button', { name: 'Select' }).click();
  await save.dblclick();
  await expect(toasts(page)).toContainText('User added');
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/users\/list\?size=50$/);
  await expect.poll(() => world.control.callsOf('createUser')).toHaveLength(1);
  for (const call of ['assignUserRole', 'assignUserTag', 'assignUserDepartment', 'assignUserSupervisor']) {
    await expect.poll(async () => (await world.control.callsOf(call)).map(({ status }) => status), call).toEqual([204]);
  }
  await expect.poll(async () => (await world.control.outbox()).at(-1)).toMatchObject({ to: 'gnunes@harbourcare.example', subject: 'Welcome to Harbour Care' });
  await userSearch(page).fill('gnunes');
  await expect(rowNamed(page, 'Gabriela Nunes')).toContainText('Staff, Emergency – day team');
  await expect(rowNamed(page, 'Gabriela Nunes')).toContainText('@nurses');
});

test('all roles at once are never those of super administrators, which are chosen one by one', async ({ page }) => {
  await signIn(page, 'super', { path: '/users/roles?size=50' });
  await expect(rows(page).first()).toBeVisible();
  const ofSuperAdministrators = await rows(page).filter({ has: page.getByRole('cell', { name: 'Super administrator', exact: true }) }).getByRole('rowheader').allInnerTexts();
  expect(ofSuperAdministrators.length).toBeGreaterThan(0);
  await page.goto('/users/add');
  await userForm(page, 'Add New User').getByRole('button', { name: /^Roles / }).click();
  await page.getByRole('button', { name: `Select all but ${ofSuperAdministrators.length}` }).click();
  await expect(page.getByRole('option', { selected: true }).first()).toBeVisible();
  for (const name of ofSuperAdministrators) {
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(name);
    await expect(page.getByRole('option', { name, exact: true })).toHaveAttribute('aria-selected', 'false');
  }
});

test('the form of a user keeps what was typed through every failure, sends once and asks before it is left', async ({ page, context, world }) => {
  await openUsers(page, 'super');
  const form = userForm(page, 'Add New User');
  const isAsTyped = async () => {
    await expect(field(form, 'Name')).toHaveValue('Lena Lifeguard');
    await expect(field(form, 'Email')).toHaveValue('lena@harbourcare.example');
  };
  const open = async () => {
    await page.getByRole('button', { name: 'Add user' }).click();
    await field(form, 'Name').fill('Lena Lifeguard');
    await field(form, 'Email').fill('lena@harbourcare.example');
  };
  await open();
  await leaveDirtyForm({ page, dialog: form, isAsTyped });
  await expect(page).toHaveURL(/\/users\/list$/);
  await open();
  await saveAgainstFailures({ page, context, world, dialog: form, submit: 'Add', operationId: 'createUser', isAsTyped, failureTitle: 'Error' });
  await userSearch(page).fill('lena lifeguard');
  await expect(rowNamed(page, 'Lena Lifeguard')).toBeVisible();
});

test('when one call of a save fails, the form says what is saved and what is not, and continues from there', async ({ page, world, allow }) => {
  allow.serverMessages = ['Saved: name and contact details, role Staff, Emergency – day team. Not saved: tag @nurses. This tag is closed. Not tried: department. Save again to continue.'];
  await openUsers(page, 'super');
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = userForm(page, 'Add New User');
  await field(form, 'Name').fill('Halfway There');
  await choose(page, form, 'Roles', 'Staff, Emergency – day team');
  await choose(page, form, 'Tags', '@nurses');
  await form.getByRole('button', { name: /Department/ }).click();
  await page.getByRole('option', { name: 'Nursing' }).click();
  await world.control.fault({ operationId: 'assignUserTag' }, { status: 409, body: { message: 'This tag is closed.' } });
  await form.getByRole('button', { name: 'Add', exact: true }).click();

  const edited = userForm(page, 'Edit User');
  await expect(edited.getByRole('alert')).toContainText('Saved: name and contact details, role Staff, Emergency – day team.');
  await expect(edited.getByRole('alert')).toContainText('Not saved: tag @nurses. This tag is closed. Not tried: department.');
  await expect(field(edited, 'Username')).toHaveAccessibleDescription('A username can’t be changed.');
  await expect(edited.getByRole('button', { name: /^Tags / })).toContainText('1 chosen');
  await world.control.heal();
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(edited).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('createUser')).toHaveLength(1);
  expect(await world.control.callsOf('updateUser')).toEqual([]);
  await expect.poll(() => world.control.callsOf('assignUserRole')).toHaveLength(1);
  await expect.poll(async () => (await world.control.callsOf('assignUserTag')).map(({ status }) => status)).toEqual([409, 204]);
  await expect.poll(async () => (await world.control.callsOf('assignUserDepartment')).map(({ status }) => status)).toEqual([204]);
});

test('an existing user keeps the username, loses phone login with the phone number, and only changes are sent', async ({ page, world }) => {
  await openUsers(page, 'super', { path: '/users/list?search=aaliyah' });
  await page.getByRole('link', { name: 'Aaliyah Hassan' }).click();
  await expect(page).toHaveURL(/\/users\/edit\/[^/]+\?search=aaliyah$/);
  await page.reload();
  const form = userForm(page, 'Edit User');
  await expect(field(form, 'Username')).toHaveValue('aaliyahhassan');
  await expect(field(form, 'Username')).toHaveAttribute('readonly', '');
  await field(form, 'Name').fill('Aaliyah Hassan-Roy');
  await field(form, 'Phone number').fill('');
  await expect(form.getByRole('switch', { name: 'Phone login' })).not.toBeChecked();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/users\/list\?search=aaliyah$/);
  await expect(rowNamed(page, 'Aaliyah Hassan-Roy')).not.toContainText('+1');
  const writes = (await world.control.traffic()).filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/management/users/'));
  expect(writes.map(({ operationId }) => operationId)).toEqual(['updateUser']);
  expect(await world.control.callsOf('checkUserExistence')).toEqual([]);
});

test('while a user is read, their form shows what the list has, and the supervisor and the choices are read at the same time, each once', async ({ page, world }) => {
  await openUsers(page, 'super', { path: '/users/list?search=aaliyah' });
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'GET' && asked.push(new URL(request.url()).pathname));
  const askedFor = (path: string) => asked.filter((each) => each.startsWith(`/api/management/${path}/`));
  await page.getByRole('link', { name: 'Aaliyah Hassan' }).hover();
  await expect.poll(() => askedFor('roles')).toHaveLength(1);
  expect(askedFor('users')).toEqual([]);
  await world.control.fault({ operationId: 'getUser' }, { hang: true });
  await page.getByRole('link', { name: 'Aaliyah Hassan' }).click();
  const form = userForm(page, 'Edit User');
  await expect(form.getByRole('definition')).toHaveText(['Aaliyah Hassan', 'aaliyahhassan@harbourcare.example', 'Communications office']);
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await expect.poll(() => new Set(askedFor('users')).size).toBe(2);
  await world.control.heal();
  await expect(field(form, 'Username')).toHaveValue('aaliyahhassan');
  await expect(form.getByRole('group', { name: 'Supervisor' })).not.toContainText('No supervisor');
  expect(askedFor('users')).toHaveLength(2);
  expect(askedFor('roles')).toHaveLength(1);
});

test('of a super administrator only tags, department and supervisor can be changed, and nothing else is sent', async ({ page, world }) => {
  await openUsers(page, 'super', { path: '/users/list?search=margaret' });
  await page.getByRole('link', { name: 'Margaret Chen-Whitaker' }).click();
  const form = userForm(page, 'Edit User');
  await expect(form).toHaveAccessibleDescription('Margaret Chen-Whitaker');
  const locked = form.getByRole('group', { name: 'Contact details' });
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await expect(locked).toHaveAccessibleDescription(/are changed in the customer portal\./);
  for (const name of ['Name', 'Username', 'Email', 'Phone number', 'Roles']) await expect(locked.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
  await expect(locked).toContainText('Super administrator');
  // Only what can be changed is a field, and the lock is explained once.
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await expect(form.getByRole('switch')).toHaveCount(0);
  await expect(form.getByText(/contact details are changed/)).toHaveCount(1);
  // The personal tag stays: it has no cross.
  await expect(form.getByRole('row', { name: '@margaretchenwhitaker' }).getByRole('button')).toHaveCount(0);
  await choose(page, form, 'Tags', '@nurses');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const writes = (await world.control.traffic()).filter(({ method, path }) => method !== 'GET' && method !== 'OPTIONS' && path.startsWith('/api/management/users/') && !path.endsWith('search'));
  expect(writes.map(({ operationId, status }) => [operationId, status])).toEqual([['assignUserTag', 204]]);
});

test('a unit administrator sees that someone outside the unit cannot be edited', async ({ page, context, world }) => {
  await openUsers(page, 'super', { path: '/users/list?search=margaret' });
  const href = (await page.getByRole('link', { name: 'Margaret Chen-Whitaker' }).getAttribute('href')) ?? '';
  // Without the search, which finds no one in the unit.
  const [address = ''] = href.split('?');
  await context.clearCookies();
  const other = await context.browser()?.newPage({ baseURL: world.console });
  if (other === undefined) throw new Error('No browser');
  await openUsers(other, 'unit', { path: address });
  await expect(userForm(other, 'Edit User')).toContainText('This user does not belong to your unit.');
  await expect(userForm(other, 'Edit User').getByRole('button', { name: 'Save' })).toHaveCount(0);
  await other.close();
});
