import { identifyAs, openProfileMenu, signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('switching the tenant shows its name, its pages and its colours', async ({ page }) => {
  await signIn(page, 'super');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'blue');
  await expect(page.getByRole('link', { name: 'News and Announcements' })).toBeVisible();
  await page.getByRole('button', { name: /Change role$/ }).click();
  await page.getByRole('menuitemradio', { name: 'Prairie Homes' }).click();
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'green');
  await expect(page.getByRole('link', { name: 'Maintenance Handbook' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'News and Announcements' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('switching the role shows the role that the user acts in, and every later request carries it', async ({ page, world }) => {
  await signIn(page, 'super');
  await page.getByRole('button', { name: /Change role$/ }).click();
  await page.getByRole('menuitemradio', { name: /^Unit administrator, Islands Region/ }).click();
  await expect(topBar(page)).toContainText('Acting as unit administrator of Islands Region');
  const before = (await world.control.callsOf('listPublishedItems')).length;
  await page.getByRole('link', { name: 'Published Content' }).click();
  await expect.poll(async () => (await world.control.callsOf('listPublishedItems')).length).toBeGreaterThan(before);
  const roles = new Set((await world.control.traffic()).map(({ role }) => role).filter(Boolean));
  const [last] = (await world.control.callsOf('listPublishedItems')).slice(-1);
  expect(roles.size).toBe(2);
  expect(last?.status).toBe(200);
});

test('a switched tenant is still there after a reload, in this tab and in one opened later', async ({ page, context }) => {
  await signIn(page, 'super', { tenant: 'Prairie Homes' });
  await page.reload();
  await expect(topBar(page)).toContainText('Prairie Homes');
  const later = await context.newPage();
  await later.goto('/dashboard');
  await expect(topBar(later)).toContainText('Prairie Homes');
});

test('dark mode is kept over a reload and set before the page is painted', async ({ page }) => {
  await signIn(page, 'solo');
  await openProfileMenu(page);
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(topBar(page)).toContainText('Prairie Homes');
});

test('without a choice the console is as dark as the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
});

test('the content type under the names of pages can be switched, and the device keeps the choice', async ({ page }) => {
  await signIn(page, 'solo');
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Notices/ });
  await expect(entry).not.toContainText('Social Feed');
  await openProfileMenu(page);
  await page.getByRole('menuitemcheckbox', { name: 'Show content type in navigation' }).click();
  await page.keyboard.press('Escape');
  await expect(entry).toContainText('Social Feed');
  await page.reload();
  await expect(entry).toContainText('Social Feed');
});

test('contact support opens what the role is entitled to', async ({ page }) => {
  await signIn(page, 'super');
  await openProfileMenu(page);
  const support = page.getByRole('menuitem', { name: 'Contact support' });
  await expect(support).toHaveAttribute('href', /^https:/);
  await expect(support).toHaveAttribute('rel', /noopener|noreferrer/);
});

test('contact support of a unit administrator opens the support hub where the tenant allows it, and else an email (SHELL-85, SHELL-86)', async ({ page, world }) => {
  await signIn(page, 'unit', { path: '/me' });
  const support = page.getByRole('menuitem', { name: 'Contact support' });
  await openProfileMenu(page);
  await expect(support).toHaveAttribute('href', /^https:/);
  await world.control.fault({ operationId: 'listOwnTenants' }, { set: { '*.canOUAdminsSubmitSupportTickets': false } });
  await page.reload();
  await openProfileMenu(page);
  await expect(support).toHaveAttribute('href', /^mailto:/);
});

test('a tenant chosen by keyboard keeps the focus while its roles load, and nothing is requested a second time for it', async ({ page, world }) => {
  await page.goto('/dashboard');
  await identifyAs(page, 'super');
  const tenant = page.getByRole('button', { name: 'Harbour Care', exact: true });
  await expect(tenant).toBeVisible();
  await tenant.focus();
  const before = (await world.control.callsOf('listOwnTenants')).length;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Roles' })).toBeVisible();
  await expect(tenant).toBeFocused();
  await expect(tenant).toHaveAttribute('aria-pressed', 'true');
  expect((await world.control.callsOf('listOwnTenants')).length).toBe(before);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Prairie Homes' })).toBeFocused();
});
