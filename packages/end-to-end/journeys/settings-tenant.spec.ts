import type { Page } from '@playwright/test';
import { holdAnswers } from '../harness/heldAnswers.ts';
import { png } from '../harness/pictures.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const html = (page: Page) => page.locator('html');
const colour = (page: Page, name: string) => page.getByRole('radio', { name });
const choose = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).click();

test('name and contact of the tenant are checked, saved and seen in the top bar and in the profile menu', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/app' });
  const form = page.getByRole('main');
  const name = form.getByRole('textbox', { name: /^Name/ });
  const email = form.getByRole('textbox', { name: 'Support contact email' });
  const save = form.getByRole('button', { name: 'Save' });
  await expect(name).toHaveValue('Prairie Homes');
  await expect(save).toHaveAccessibleDescription('There are no changes to save.');

  await name.fill(' ');
  await email.fill('help@');
  await save.click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Support contact email is not valid')).toBeVisible();
  await expect(name).toBeFocused();
  // A form that is not valid says so in its fields only (decisions-main 17).
  await expect(toasts(page)).toHaveCount(0);
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('Prairie Homes');

  await name.fill('Prairie Gardens');
  await email.fill('gardens@prairie.example');
  await world.control.fault({ operationId: 'updateManagedTenant' }, { status: 400, body: { message: 'This name is taken.' } });
  await save.click();
  await expect(form.getByRole('alert')).toContainText('This name is taken.');
  await expect(toasts(page)).toContainText('Update Error (400)');
  await expect(name).toHaveValue('Prairie Gardens');
  await world.control.heal();

  await world.control.fault({ operationId: 'updateManagedTenant' }, { delayMs: 600 });
  await save.dblclick();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(topBar(page)).toContainText('Prairie Gardens');
  await expect(save).toHaveAccessibleDescription('There are no changes to save.');
  await expect(name).toHaveValue('Prairie Gardens');
  await expect.poll(async () => (await world.control.callsOf('updateManagedTenant')).filter(({ isExecuted }) => isExecuted)).toHaveLength(1);
});

test('N05 texts of the tenant that were saved, though the response was lost, are reported as saved', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/app' });
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^Name/ }).fill('Prairie Gardens');
  await world.control.fault({ operationId: 'updateManagedTenant' }, { resetAfterCommit: true });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(form.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('There are no changes to save.');
  await expect(form.getByText('Not saved')).toHaveCount(0);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(topBar(page)).toContainText('Prairie Gardens');
});

test('texts that are not saved ask before the page is left, and stay when the user stays', async ({ page, context }) => {
  await signIn(page, 'solo', { path: '/app-settings/app' });
  const name = page.getByRole('main').getByRole('textbox', { name: /^Name/ });
  await name.fill('Prairie Gardens');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Theme' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Prairie Gardens');

  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was sent. You are offline.');
  await expect(name).toHaveValue('Prairie Gardens');
  await context.setOffline(false);

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Theme' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/theme$/);
});

test('SET-26, API-055: a colour applies while it is saved, stays for the tenant, and reverts when the host refuses', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/app-settings/theme' });
  await expect(html(page)).toHaveAttribute('data-theme', 'blue');
  const letThrough = await holdAnswers(page, /\/management\/tenant\/theme/, (request) => request.method() === 'PUT');
  await choose(page, 'Yellow');
  await expect(html(page)).toHaveAttribute('data-theme', 'yellow');
  await expect(page.getByText('Changes saved successfully')).toHaveCount(0);
  await letThrough();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'yellow');

  await world.control.fault({ operationId: 'updateTenantTheme' }, { status: 500, body: {} });
  await choose(page, 'Red');
  await expect(toasts(page)).toContainText('Update Error');
  await expect(html(page)).toHaveAttribute('data-theme', 'yellow');
  await expect(colour(page, 'Yellow')).toBeChecked();
  await world.control.heal();

  // The host has executed the call and its response was lost: the next read decides.
  await world.control.fault({ operationId: 'updateTenantTheme' }, { resetAfterCommit: true });
  await choose(page, 'Green');
  await expect(toasts(page).filter({ hasText: 'Changes saved successfully' })).toHaveCount(1);
  await expect(html(page)).toHaveAttribute('data-theme', 'green');
});

test('colours chosen by arrow keys are saved one after the other, the last one last', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/theme' });
  await world.control.fault({ operationId: 'updateTenantTheme' }, { delayMs: 400 });
  await colour(page, 'Green').focus();
  for (const next of ['yellow', 'blue', 'red']) {
    await page.keyboard.press('ArrowRight');
    await expect(html(page)).toHaveAttribute('data-theme', next);
  }
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
  const calls = () => world.control.callsOf('updateTenantTheme');
  await expect.poll(async () => (await calls()).length > 1 && (await calls()).every(({ status }) => status === 200)).toBe(true);
  const saved = await calls();
  for (const [index, { startedAt }] of saved.entries()) {
    expect(Date.parse(startedAt), 'no call overtakes another').toBeGreaterThanOrEqual(Date.parse(saved[index - 1]?.finishedAt ?? startedAt));
  }
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'red');
});

test('switches of the tenant apply immediately: with chat, Messages appears in the navigation; a refusal reverts it', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/app/settings' });
  const messages = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' });
  const chat = page.getByRole('switch', { name: 'Chat' });
  await expect(messages).toHaveCount(0);
  await page.getByRole('main').getByText('Chat', { exact: true }).click();
  await expect(messages).toBeVisible();
  await expect(toasts(page)).toContainText('Changes saved successfully');

  await world.control.fault({ operationId: 'updateManagedTenant' }, { status: 403, body: { message: 'Chat stays on.' } });
  const calls = (await world.control.callsOf('updateManagedTenant')).length;
  const question = page.getByRole('alertdialog', { name: 'Turn chat off for everyone?' });
  await page.getByRole('main').getByText('Chat', { exact: true }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(chat).toBeChecked();
  expect(await world.control.callsOf('updateManagedTenant')).toHaveLength(calls);
  await page.getByRole('main').getByText('Chat', { exact: true }).click();
  await question.getByRole('button', { name: 'Turn off' }).click();
  await expect(toasts(page)).toContainText('Chat stays on.');
  await expect(chat).toBeChecked();
  await expect(messages).toBeVisible();
  await world.control.heal();
  await page.reload();
  await expect(chat).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Unit administrators may submit support tickets' })).not.toBeChecked();
});

test('API-056, LIM-25: a new logo is fitted into 250 by 250 and shown in the top bar', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/app' });
  const field = page.getByRole('main');
  const before = await topBar(page).locator('img').first().getAttribute('src');
  await world.control.fault({ operationId: 'uploadTenantLogo' }, { status: 400, body: { message: 'The picture cannot be read.' } });
  await field.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(600) });
  await expect(field.getByText('The picture cannot be read.').first()).toBeVisible();
  await expect(toasts(page), 'ERR-129').toContainText(/Unable to upload logo\.png file\s*The picture cannot be read\./);
  await world.control.heal();
  await field.getByRole('button', { name: 'Try again' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  const shown = field.getByRole('img', { name: 'Logo of Prairie Homes' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([250, 250]);
  await expect(topBar(page).locator('img').first()).not.toHaveAttribute('src', before ?? '');
});
