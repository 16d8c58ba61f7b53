import type { Locator, Page } from '@playwright/test';
import { countEffort } from '../harness/effort.ts';
import { png } from '../harness/pictures.ts';
import { rows, toasts } from '../harness/publishedContent.ts';
import { identifyAs, signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { openUsers, userSearch } from '../harness/users.ts';

/** Runs, and replaces the configuration, if it is treated as anything but text. */
const markup = '<img src=x id="config" name="configuration" onerror="window.hit = true"><b>Bo</b>';

async function expectInert(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => 'hit' in window), what).toBe(false);
  await expect(page.locator('#config, [name="configuration"], img[src="x"]'), what).toHaveCount(0);
}

test('X01 markup in names, tags and titles is shown as text on every administration screen', async ({ page, world, allow }) => {
  // The test itself opens page after page.
  allow.storms = true;
  const names: [operationId: string, fields: string[]][] = [
    ['listOwnTenants', ['0.name']],
    ['getOwnProfile', ['name', 'roles.0.name', 'tags.0.name']],
    ['listUsers', ['results.0.name', 'results.0.username', 'results.0.email', 'results.0.roles.0.name', 'results.0.tags.0.name']],
    ['listRoles', ['results.0.name']],
    ['listTags', ['results.0.name']],
    ['listDepartments', ['0.name']],
    ['getOrganizationTree', ['name']],
    ['listContentInstances', ['0.name']],
  ];
  for (const [operationId, fields] of names) {
    await world.control.fault({ operationId }, { set: Object.fromEntries(fields.map((field) => [field, markup])) });
  }
  await page.goto('/me');
  await identifyAs(page, 'solo');
  await expect(page.getByRole('main').getByText(markup).first()).toBeVisible();
  await expectInert(page, '/me');
  for (const path of ['/users/list', '/users/roles', '/users/tags', '/users/departments', '/organization', '/app-settings/content']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(markup).first(), path).toBeVisible();
    await expectInert(page, path);
  }
});

test('X01 markup in a toast, by the name of a file or the words of the host, is text', async ({ page, world, allow }) => {
  const name = `${markup}.png`;
  allow.serverMessages = [name];
  await signIn(page, 'staff', { path: '/me' });
  await world.control.fault({ operationId: 'uploadOwnAvatar' }, { status: 400, body: { message: markup } });
  await page.getByRole('main').locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer: png(64) });
  await expect(toasts(page)).toContainText(`Unable to upload ${name} file`);
  await expect(toasts(page)).toContainText('Unable to process your request.');
  await expectInert(page, 'toast');
});

test('X10 __proto__ and constructor in responses change nothing but the response', async ({ page }) => {
  const hostile = '"__proto__":{"polluted":"yes","isChatEnabled":true},"constructor":{"prototype":{"polluted":"yes"}},';
  await page.route(/\/api\/users\/me$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace('{', `{${hostile}`) });
  });
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace('{', `{${hostile}`) });
  });
  await signIn(page, 'staff', { path: '/me' });
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Name' })).toHaveValue('Jordan Okafor');
  expect(await page.evaluate(() => [(({}) as { polluted?: string }).polluted, ([] as { polluted?: string }).polluted])).toEqual([undefined, undefined]);
});

const heavy = ['7'.repeat(1_000_000), '👩‍🍳'.repeat(10_000)];

/** Most characters of a line: the rest is cut. */
const longestLine = 255;

/** Fails if a heavy text stays in the field, or costs the page over ten times as much as one that just fills it. */
async function expectToBearHeavyTexts(page: Page, field: Locator): Promise<void> {
  const effortOf = await countEffort(page);
  const insert = (text: string) => effortOf({ before: () => field.fill(''), act: () => page.keyboard.insertText(text) });
  for (const text of heavy) {
    await field.click();
    const usual = await insert(text.slice(0, longestLine));
    expect((await insert(text)) / usual, 'times the work of a text that just fits').toBeLessThan(10);
    expect((await field.inputValue()).length).toBeLessThanOrEqual(longestLine);
  }
}

test('X10 a megabyte or 10,000 emoji in a search is cut, and costs little more than what is left of it', { tag: '@chromium' }, async ({ page }) => {
  await openUsers(page, 'super');
  const search = userSearch(page);
  await expectToBearHeavyTexts(page, search);
  await search.fill('Chidi');
  await expect(rows(page)).toHaveCount(1);
});

test('X10 a megabyte or 10,000 emoji in a form is cut, costs little more than what is left of it, and that can be saved', { tag: '@chromium' }, async ({ page, world }) => {
  await signIn(page, 'staff', { path: '/me' });
  const main = page.getByRole('main');
  for (const name of ['Phone number', 'Name']) await expectToBearHeavyTexts(page, main.getByRole('textbox', { name }));
  await main.getByRole('button', { name: 'Discard' }).click();
  await main.getByRole('textbox', { name: 'Name' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('😀'.repeat(10_000));
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(page.getByRole('button', { name: /^Account of 😀+$/u })).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('updateOwnProfile')).map(({ status }) => status)).toEqual([200]);
});

for (const { path, open, names, operationId, outcome } of [
  { path: '/users/roles', open: 'Add role', names: ['Name'], operationId: 'createRole', outcome: 'Role type is required' },
  { path: '/users/tags', open: 'Add tag', names: ['Name'], operationId: 'createTag', outcome: 'Name must have letters and digits only' },
  { path: '/users/departments', open: 'Add department', names: ['Name'], operationId: 'createDepartment', outcome: null },
  { path: '/users/list', open: 'Add user', names: ['Email', 'Username', 'Name'], operationId: 'createUser', outcome: 'Username must have letters and digits only' },
]) {
  test(`X10 a megabyte or 10,000 emoji in the form of '${open}' is cut, costs little more than what is left of it, and works or is refused in words`, { tag: '@chromium' }, async ({ page, world }) => {
    await signIn(page, 'super', { path });
    await page.getByRole('main').getByRole('button', { name: open, exact: true }).click();
    const dialog = page.getByRole('dialog');
    for (const name of names) await expectToBearHeavyTexts(page, dialog.getByRole('textbox', { name, exact: true }));
    await dialog.getByRole('button', { name: /^(Add|Save)$/ }).click();
    if (outcome === null) await expect(toasts(page)).toContainText('Department added');
    else await expect(dialog.getByText(outcome).first()).toBeVisible();
    await expect.poll(() => world.control.callsOf(operationId)).toHaveLength(outcome === null ? 1 : 0);
  });
}

test('X10 a CSV file with 100,000 columns and a megabyte in a cell is previewed in part, and the page stays responsive', async ({ page, world }) => {
  await openUsers(page, 'super');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import users' });
  const columns = Array.from({ length: 100_000 }, (_, index) => `column${index}`).join(',');
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'wide.csv', mimeType: 'text/csv', buffer: Buffer.from(`name,username,${columns}\n${'x'.repeat(1_000_000)},anna\n`) });
  await expect(dialog).toContainText('And 99,980 more.', { timeout: 20_000 });
  await expect(dialog).toContainText('The name is longer than 255 characters.');
  expect((await dialog.innerText()).length).toBeLessThan(5_000);
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose file' })).toBeVisible();
  expect(await world.control.callsOf('importUsers')).toEqual([]);
});
