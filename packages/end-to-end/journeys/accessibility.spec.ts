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

test('everybody can use the dashboard, its chart and its table', async ({ page }) => {
  await signIn(page, 'super');
  await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible();
  await expectAccessible(page, 'dashboard');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expectAccessible(page, 'dashboard with the table');
});

test('everybody can use the menus of the top bar', async ({ page }) => {
  await signIn(page, 'super', { path: '/diag' });
  await openProfileMenu(page);
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'profile menu');
});

test('everybody can use Published Content', async ({ page }) => {
  await openPublishedContent(page, 'super');
  await expectAccessible(page, 'Published Content');
});

test('everybody can use the question before a deletion', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?search=pulse' });
  await rows(page).first().getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'question before a deletion');
});

test('everybody can use the filter by organization', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?search=pulse' });
  await page.getByRole('button', { name: 'All. Filter by organization' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'North Region' })).toBeVisible();
  await expectAccessible(page, 'filter by organization');
});

test('everybody can use Published Content on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPublishedContent(page, 'unit', { path: '/content?type=Survey' });
  await page.getByRole('button', { name: /^Sort and filter/ }).click();
  await expectAccessible(page, 'cards');
});

test('everybody can use the navigation on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'solo', { path: '/diag' });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('link', { name: 'Published Content' })).toBeVisible();
  await expectAccessible(page, 'navigation drawer');
});

test('everybody can use diagnostics and a screen that is still to come', async ({ page }) => {
  await signIn(page, 'solo', { path: '/diag' });
  await expect(page.getByText('API host answers')).toBeVisible();
  await expectAccessible(page, 'diagnostics');
  await page.goto('/content/gallery/6f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3c/items');
  await expect(page.getByText('Not built yet')).toBeVisible();
  await expectAccessible(page, 'not built yet');
});

test('staff can use their page', async ({ page }) => {
  await signIn(page, 'staff');
  await expect(page.getByText('Please download the mobile app to continue.')).toBeVisible();
  await expectAccessible(page, 'staff');
});
