import { expectAccessible } from '../harness/accessibility.ts';
import { details, openOrganization } from '../harness/organization.ts';
import { actOn, openPublishedContent, rows } from '../harness/publishedContent.ts';
import { identifyAs, openProfileMenu, signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { field, openUsers, userForm } from '../harness/users.ts';

test('axe finds no barrier in sign-in, the choice of a role and the page for unknown addresses', async ({ page }) => {
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

test('axe finds no barrier in the dashboard, its chart and its table', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible();
  await expectAccessible(page, 'dashboard');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expectAccessible(page, 'dashboard with the table');
});

test('axe finds no barrier in the menus of the top bar', async ({ page }) => {
  await signIn(page, 'super', { path: '/diag' });
  await openProfileMenu(page);
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'profile menu');
});

test('axe finds no barrier in Published Content', async ({ page }) => {
  await openPublishedContent(page, 'super');
  await expectAccessible(page, 'Published Content');
});

test('axe finds no barrier in the question before a deletion', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?search=pulse' });
  await actOn(page, rows(page).first(), 'Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'question before a deletion');
});

test('axe finds no barrier in the filter by organization', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?search=pulse' });
  await page.getByRole('button', { name: 'All. Filter by organization' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'North Region' })).toBeVisible();
  await expectAccessible(page, 'filter by organization');
});

test('axe finds no barrier in Published Content on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPublishedContent(page, 'unit', { path: '/content?type=Survey' });
  await page.getByRole('button', { name: /^Sort and filter/ }).click();
  await expectAccessible(page, 'cards');
});

test('axe finds no barrier in the navigation on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'solo', { path: '/diag' });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('link', { name: 'Published Content' })).toBeVisible();
  await expectAccessible(page, 'navigation drawer');
});

test('axe finds no barrier in diagnostics', async ({ page }) => {
  await signIn(page, 'solo', { path: '/diag' });
  await expect(page.getByText('API host responds')).toBeVisible();
  await expectAccessible(page, 'diagnostics');
});

test('axe finds no barrier in the page of Staff', async ({ page }) => {
  await signIn(page, 'staff', { path: '/dashboard' });
  await expect(page.getByText('Please download the mobile app to continue.')).toBeVisible();
  await expectAccessible(page, 'staff');
});

// The list of users, the settings, the templates, the numbers and the own profile are checked with axe in their own journeys.
test('axe finds no barrier in the form of a user and its validation', async ({ page }) => {
  await openUsers(page, 'super');
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = userForm(page, 'Add New User');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(field(form, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'form of a user with what is wrong');
});

test('axe finds no barrier in roles and their form', async ({ page }) => {
  await signIn(page, 'super', { path: '/users/roles?search=office' });
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page, 'roles');
  await page.getByRole('button', { name: 'Communications office', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Role' }).getByRole('treegrid')).toBeVisible();
  await expectAccessible(page, 'form of a role');
});

test('axe finds no barrier in tags with their members, and departments', async ({ page }) => {
  await signIn(page, 'super', { path: '/users/tags' });
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page, 'tags');
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/users\/tags\/./);
  await expect(page.getByRole('listitem').or(rows(page)).first()).toBeVisible();
  await expectAccessible(page, 'members of a tag');
  await page.goto('/users/departments');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page, 'departments');
});

test('axe finds no barrier in the organization and the form of a node', async ({ page }) => {
  await openOrganization(page);
  await expectAccessible(page, 'organization');
  await details(page, 'Harbour Care').getByRole('button', { name: 'Add below' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Organization Node' })).toBeVisible();
  await expectAccessible(page, 'form of a node');
});

test('axe finds no barrier in adding the first organization', async ({ page }) => {
  await signIn(page, 'new', { path: '/organization/add' });
  await page.getByRole('button', { name: 'Add Organization' }).click();
  await expect(page.getByRole('textbox', { name: 'Organization name' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'first organization');
});
