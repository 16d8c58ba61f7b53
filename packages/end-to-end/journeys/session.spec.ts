import { chooseScope, identifyAs, openProfileMenu, signIn, signOut, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const heading = 'Sign in to Noticeboard';

test('a link opened while signed out is restored after sign-in, query included', async ({ page }) => {
  await page.goto('/content?search=survey&sort=name');
  await identifyAs(page, 'unit');
  await expect(page).toHaveURL(/\/content\?search=survey&sort=name$/);
  await expect(page.getByRole('heading', { name: 'Published Content', level: 1 })).toBeVisible();
});

test('a link opened while signed out survives the choice of tenant and role', async ({ page }) => {
  await page.goto('/content?type=Survey');
  await identifyAs(page, 'super');
  await expect(page).toHaveURL(/\/select-role\?redirect=/);
  await chooseScope(page);
  await expect(page).toHaveURL(/\/content\?type=Survey$/);
});

test('the address bar is clean of code and state after sign-in', async ({ page }) => {
  await signIn(page, 'solo');
  expect(new URL(page.url()).search).toBe('');
  const addresses = await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name));
  await page.goBack();
  expect(page.url()).not.toContain('code=');
  expect(addresses.join()).not.toContain('access_token');
});

test('signing out leaves nothing on the device but its preferences', async ({ page, context }) => {
  await signIn(page, 'super');
  await openProfileMenu(page);
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await signOut(page);
  // Scroll positions are the router's: numbers under random keys. The last-* entries are timestamps that stop redirect loops.
  const harmless = /^(noticeboard\.(scheme|shows-content-type|last-.*)|react-router-scroll-positions)$/;
  const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect.poll(async () => (await keys()).filter((key) => !harmless.test(key))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => /session/i.test(name))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('Back after signing out shows the sign-in page, and nothing of the session', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/content' });
  await expect(page.getByRole('link', { name: 'Who to Call' })).toBeVisible();
  await signOut(page);
  const answersBefore = (await world.control.traffic()).filter(({ host, tenant }) => host === 'api' && tenant !== null).length;
  await page.goBack();
  await expect(page.getByRole('heading', { name: heading }).or(page.getByLabel('Username'))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of / })).toHaveCount(0);
  await expect(page.getByText('Who to Call')).toHaveCount(0);
  const answers = (await world.control.traffic()).filter(({ host, tenant }) => host === 'api' && tenant !== null);
  expect(answers.slice(answersBefore)).toEqual([]);
});

test('another person who signs in on the same device after a sign-out finds their own session', async ({ page }) => {
  await signIn(page, 'super');
  await signOut(page);
  await signIn(page, 'solo');
  await expect(topBar(page)).toContainText('Prairie Homes');
  await expect(page.locator('body')).not.toContainText('Margaret');
});
