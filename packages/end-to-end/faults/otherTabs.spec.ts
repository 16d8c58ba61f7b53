import type { Page } from '@playwright/test';
import { comeBackToWindow } from '../harness/clock.ts';
import { png } from '../harness/pictures.ts';
import { toasts } from '../harness/publishedContent.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { identifyAs, openProfileMenu, openSecondTab, signIn, signOut, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { departmentsPath, draftOffer, keptDrafts, openNewDepartment, typeDepartment } from './unsavedForms.ts';

const html = (page: Page) => page.locator('html');
const messagesLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' });
const choose = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).click();

test('a theme, a name, a logo and the chat switch reach the other tabs immediately', async ({ page, context, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/theme' });
  const other = await openSecondTab(context, '/diag');
  await choose(page, 'Red');
  await expect(html(other)).toHaveAttribute('data-theme', 'red');

  await page.goto('/app-settings/app/settings');
  await expect(messagesLink(other)).toHaveCount(0);
  await page.getByRole('switch', { name: 'Chat' }).press('Space');
  await expect(messagesLink(other)).toBeVisible();

  await page.goto('/app-settings/app');
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expectQuiet(world.control);
  const logos = (await world.control.callsOf('getTenantLogo')).length;
  await page.getByRole('main').locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(600) });
  await expect(toasts(page)).toContainText('Changes saved successfully');
  // One read in each tab.
  await expect.poll(async () => (await world.control.callsOf('getTenantLogo')).length).toBeGreaterThanOrEqual(logos + 2);
  const name = page.getByRole('main').getByRole('textbox', { name: /^Name/ });
  await name.fill('Prairie Gardens');
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(topBar(other)).toContainText('Prairie Gardens');
  expect((await world.control.callsOf('getTenantLogo')).length).toBeGreaterThanOrEqual(logos);
});

test('a list shows what another tab of the same tenant has saved, and nothing is requested twice', async ({ page, context, world }) => {
  await signIn(page, 'solo', { path: departmentsPath });
  const other = await openSecondTab(context, departmentsPath);
  await expect(other.getByRole('table')).toBeVisible();
  await expectQuiet(world.control);
  const before = (await world.control.callsOf('listDepartments')).length;
  const dialog = await typeDepartment(page, 'Night kitchen');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(other.getByRole('table').getByText('Night kitchen')).toBeVisible();
  await expectQuiet(world.control);
  await expect.poll(async () => (await world.control.callsOf('listDepartments')).length - before, 'one read in each tab, and the look before the creation').toBe(3);
});

test('what someone else changed in the tenant shows when the tab regains focus', async ({ page, world }) => {
  await page.clock.install();
  await signIn(page, 'solo', { path: '/diag' });
  await expectQuiet(world.control);
  await expect(topBar(page)).toContainText('Prairie Homes');
  await world.control.changeTenant('Prairie Homes', { isChatEnabled: true });
  await expect(messagesLink(page)).toHaveCount(0);
  await comeBackToWindow(page);
  await expect(messagesLink(page)).toBeVisible();
});

test('dark mode and the content type in the navigation reach the other tabs immediately', async ({ page, context }) => {
  await signIn(page, 'solo', { path: '/diag' });
  const other = await openSecondTab(context, '/diag');
  await openProfileMenu(page);
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(html(other)).toHaveAttribute('data-scheme', 'dark');
  await page.keyboard.press('Escape');
  await openProfileMenu(page);
  await page.getByRole('menuitemcheckbox', { name: 'Show content type in navigation' }).click();
  await openProfileMenu(other);
  await expect(other.getByRole('menuitemcheckbox', { name: 'Show content type in navigation' })).toHaveAttribute('aria-checked', 'true');
  await expect(other.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true');
});

test('P14 what is unsaved in one tab outlives a sign-out in another, for the same person alone', async ({ page, context }) => {
  await signIn(page, 'solo', { path: '/diag' });
  const other = await openSecondTab(context, departmentsPath);
  await typeDepartment(other, 'Night kitchen');
  await signOut(page);
  await expect(other.getByText('Your unsaved work is kept in this tab')).toBeVisible();
  await expect(other.getByText('Prairie Homes')).toHaveCount(0);

  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await identifyAs(other, 'solo');
  await expect(other).toHaveURL(new RegExp(`${departmentsPath}$`));
  const dialog = await openNewDepartment(other);
  await draftOffer(other).getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Night kitchen');

  await page.goto('/diag');
  await expect(topBar(page)).toContainText('Prairie Homes');
  await signOut(page);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await identifyAs(other, 'unit');
  await expect(topBar(other)).toBeVisible();
  expect(await keptDrafts(other), 'drafts of the person before').toEqual([]);
});
