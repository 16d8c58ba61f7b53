import { accounts } from '../harness/accounts.ts';
import { chooseScope, identifyAs, signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const heading = 'Sign in to Noticeboard';

test('a super administrator of two tenants chooses tenant and role, then reads the dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await identifyAs(page, 'super');
  await expect(page.getByRole('heading', { name: 'Select Role' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tenants' }).getByRole('button')).toHaveText([/Harbour Care/, /Prairie Homes/]);
  await chooseScope(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(topBar(page)).toContainText('Harbour Care');
  await expect(topBar(page)).toContainText('Super administrator');
});

test('an administrator of one tenant with one role lands on the dashboard immediately', async ({ page }) => {
  await signIn(page, 'solo');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expect(page.getByRole('button', { name: /Change role$/ })).toHaveCount(0);
});

test('staff get links to the app stores and no navigation', async ({ page }) => {
  await signIn(page, 'staff');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Please download the mobile app to continue.')).toBeVisible();
  for (const store of ['App Store', 'Google Play']) await expect(page.getByRole('link', { name: store })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Noticeboard' })).toHaveCount(0);
  // The line below the title is not the one for administrators.
  await expect(page.getByRole('main')).toContainText('Use the mobile app');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Open navigation' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Noticeboard, home' })).toBeVisible();
});

test('the administrator of a tenant without an organization sees its name, in the default look', async ({ page }) => {
  await signIn(page, 'new');
  await expect(topBar(page)).toContainText('Summit Living');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
  await page.goto('/organization');
  await expect(page.getByRole('heading', { level: 1, name: /^(Add )?Organization$/ })).toBeVisible();
});

test('a user who returns to a session that has not ended continues under their own name', async ({ page }) => {
  await signIn(page, 'solo');
  await page.goto('/');
  await page.getByRole('button', { name: `Continue as ${accounts.solo.name}` }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(topBar(page)).toContainText('Prairie Homes');
});

test('a wrong password is refused by the provider, and the right one signs in', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByLabel('Username').fill('solo');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await identifyAs(page, 'solo');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(topBar(page)).toContainText('Prairie Homes');
});

test('a reload keeps the session, the tenant and the role', async ({ page }) => {
  await signIn(page, 'super', { tenant: 'Prairie Homes' });
  await page.reload();
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the second press of a double press on Sign in chooses no account of the sandbox', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const choice = page.getByRole('button', { name: accounts.solo.name });
  await expect(choice).toBeVisible();
  const takesPress = (millisecond: number) =>
    choice.evaluate((button, time) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }, millisecond);
  expect(await takesPress(500)).toBe(false);
  expect(await takesPress(600)).toBe(true);
});

test('Back from the dashboard to the used page of the identity provider shows the way to the console', async ({ page }) => {
  await signIn(page, 'solo');
  await page.goBack();
  await page.getByRole('link', { name: 'Go to Noticeboard' }).click();
  await page.getByRole('button', { name: `Continue as ${accounts.solo.name}` }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
