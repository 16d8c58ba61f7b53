import type { Page } from '@playwright/test';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** Counts how often the page is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Responses of servers for a file of the last deploy. */
const gone = {
  'a 404': { status: 404, contentType: 'text/plain', body: 'Not found' },
  'the index page': { status: 200, contentType: 'text/html', body: '<!doctype html><div id="root"></div>' },
};

const contentLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' });
const contentTable = (page: Page) => page.getByRole('table', { name: 'Published Content' });

test('B01 the server responds with 404 for a file that a deploy removed, never with the index page', async ({ request }) => {
  const answer = await request.get('/assets/PublishedContentPage-deadbeef.js');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toBe('Not found');
});

test('B01 a console whose own code does not arrive says so under its logo, and works after a reload', async ({ page }) => {
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Noticeboard could not be loaded');
  await page.unroute('**/assets/start-*.js');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

for (const [what, answer] of Object.entries(gone)) {
  test(`B02 a first script with the response ${what} is reported under the logo`, async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.fulfill(answer));
    await page.goto('/');
    await expect(page.getByRole('alert')).toHaveText('Noticeboard could not be loaded. Check your connection and reload the page.');
  });
}

test('B01 a disabled button whose tooltip a deploy removed still gives its reason, and the page keeps working', async ({ page, world }) => {
  await page.route('**/assets/RefusalTooltip*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  // The button is also refused while the templates load, but they may arrive before the page.
  await world.control.fault({ operationId: 'listContentTypes' }, { status: 500, body: { message: 'No templates' } });
  const asked = page.waitForResponse(/RefusalTooltip/);
  await signIn(page, 'solo', { path: '/app-settings/content' });
  await asked;
  const add = page.getByRole('main').getByRole('button', { name: 'Add Content Instance' });
  await expect(add).toHaveAccessibleDescription('The templates could not be loaded. Reload the page to try again.');
  await add.focus();
  await expect(add).toBeFocused();
  await expect(page.getByRole('table', { name: 'Content Instances' })).toBeVisible();
});

for (const [what, answer] of Object.entries(gone)) {
  test(`B01 an old tab that gets ${what} for a page is reloaded once, at the page that was clicked`, async ({ page }) => {
    await signIn(page, 'solo', { path: '/diag' });
    const loads = countLoads(page);
    // The file is missing for the old page; the new version, from the next load on, has it.
    await page.route('**/assets/PublishedContentPage*.js', (route) => (loads() === 0 ? route.fulfill(answer) : route.fallback()));
    await contentLink(page).click();
    await expect(contentTable(page)).toBeVisible();
    await expect(page).toHaveURL(/\/content$/);
    await expect(page.getByRole('banner')).toContainText('Prairie Homes');
    expect(loads()).toBe(1);
  });

  test(`B01 a page that permanently gets ${what} shows an error with the navigation around it, and no loop`, async ({ page }) => {
    await signIn(page, 'solo', { path: '/diag' });
    const loads = countLoads(page);
    await page.route('**/assets/PublishedContentPage*.js', (route) => route.fulfill(answer));
    await contentLink(page).click();
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    expect(loads(), 'one reload, then the error').toBe(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await page.unroute('**/assets/PublishedContentPage*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(contentTable(page)).toBeVisible();
  });
}
