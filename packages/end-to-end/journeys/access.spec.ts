import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('messages redirect to the dashboard where the tenant has chat switched off', async ({ page }) => {
  await signIn(page, 'solo', { path: '/messages' });
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: /^Messages/ })).toHaveCount(0);
});

test('an unknown address says so, and links a signed-in user to the dashboard', async ({ page }) => {
  await signIn(page, 'solo');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  // Until the session is restored, home is the sign-in page.
  const home = page.getByRole('link', { name: 'Go back home' });
  await expect(home).toHaveAttribute('href', '/dashboard');
  await expect(page.getByRole('banner').or(page.getByRole('navigation', { name: 'Main' })), 'it fills the screen').toHaveCount(0);
  await home.click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an unknown address says so without signing in, and links home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Noticeboard' })).toBeVisible();
});
