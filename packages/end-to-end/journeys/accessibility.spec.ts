import { expectAccessible } from '../harness/accessibility.ts';
import { openPublishedContent, rows } from '../harness/publishedContent.ts';
import { identifyAs, openProfileMenu, signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('everybody can use sign-in, the choice of a role and the page for lost visitors', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectAccessible(page, 'not found');
  await page.goto('/dashboard');
  await identifyAs(page, 'super');
  await page.getByRole('button', { name: 'Harbour Care' }).click();
  await expect(page.getByRole('region', { name: 'Roles' })).toBeVisible();
  await expectAccessible(page, 'select role');
});

test('everybody can use the dashboard, its chart, its table and the menus of the top bar', async ({ page }) => {
  await signIn(page, 'super');
  await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible();
  await expectAccessible(page, 'dashboard');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expectAccessible(page, 'dashboard with the table');
  await openProfileMenu(page);
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'profile menu');
});

test('everybody can use Published Content, its question and its filter by organization', async ({ page }) => {
  await openPublishedContent(page, 'super');
  await expectAccessible(page, 'Published Content');
  await rows(page).first().getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'question before a deletion');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter by organization', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'North Region' })).toBeVisible();
  await expectAccessible(page, 'filter by organization');
});

test('everybody can use Published Content on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPublishedContent(page, 'unit');
  await page.getByRole('button', { name: /^Sort and filter/ }).click();
  await expectAccessible(page, 'cards');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('link', { name: 'Published Content' })).toBeVisible();
  await expectAccessible(page, 'navigation drawer');
});

test('everybody can use diagnostics, the page for staff and a screen that is still to come', async ({ page, browser, world }) => {
  await signIn(page, 'solo', { path: '/diag' });
  await expect(page.getByText('API host answers')).toBeVisible();
  await expectAccessible(page, 'diagnostics');
  await page.goto('/users/list');
  await expect(page.getByText('Not built yet')).toBeVisible();
  await expectAccessible(page, 'not built yet');
  const other = await browser.newContext({ baseURL: world.console, reducedMotion: 'reduce' });
  const staffPage = await other.newPage();
  await signIn(staffPage, 'staff');
  await expect(staffPage.getByText('Please download the mobile app to continue.')).toBeVisible();
  await expectAccessible(staffPage, 'staff');
  await other.close();
});
