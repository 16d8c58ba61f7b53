import type { BrowserContext, Page } from '@playwright/test';
import { openPublishedContent, range } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { expectShellNeverLeft, markShell } from './renewals.ts';

const banner = 'You are offline.';

test('N01 offline shows a banner; back online, reads resume automatically and nothing typed is lost', async ({ page, context, world }) => {
  await openPublishedContent(page, 'super');
  const search = page.getByRole('searchbox', { name: 'Search pages' });
  await search.fill('survey');
  await context.setOffline(true);
  await expect(page.getByText(banner).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter by Name' }).fill('pulse check');
  await expect(page.getByRole('alert')).toContainText('You are offline. Try again when the connection returns.');
  const before = (await world.control.traffic()).length;
  await context.setOffline(false);
  const told = page.getByRole('status');
  await expect(told.getByText('You are back online.')).toBeAttached();
  await expect(told.getByText('What you see is up to date.')).toBeAttached();
  await expect(page.getByText(banner)).toHaveCount(0);
  await expect(range(page)).toHaveText('1–8 of 8');
  await expect(page.getByRole('searchbox', { name: 'Filter by Name' })).toHaveValue('pulse check');
  await expect(search).toHaveValue('survey');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const resumed = (await world.control.traffic()).slice(before);
  const perQuestion = Map.groupBy(resumed, ({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`);
  expect(Math.max(...[...perQuestion.values()].map((calls) => calls.length)), 'each question once or twice, no burst').toBeLessThanOrEqual(2);
});

test('N01 a page opened offline inside the console appears automatically when the network is back', async ({ page, context }) => {
  await signIn(page, 'super');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  // Its code is already loaded; only its data is missing.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }).click();
  await expect(range(page)).toHaveText('1–25 of 140');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Published Content pages' }).getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(banner).first()).toBeVisible();
  await context.setOffline(false);
  await expect(range(page)).toHaveText('26–50 of 140');
});

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Obstacles to loading the console's own files, and what the page then says. */
const obstacles: [what: string, words: string, begin: (context: BrowserContext) => Promise<unknown>, end: (context: BrowserContext) => Promise<unknown>][] = [
  ['there is no network', 'You are offline', (context) => context.setOffline(true), (context) => context.setOffline(false)],
  [
    'the console’s server does not answer',
    'The console’s server is not responding.',
    (context) => context.route(/\/assets\/|\/config\.json/, (route) => route.abort()),
    (context) => context.unroute(/\/assets\/|\/config\.json/),
  ],
];

for (const [what, words, begin, end] of obstacles) {
  test(`N01 while ${what} a page that was never opened leaves the frame as it is, says so, and opens automatically`, { tag: '@refetches' }, async ({ page, context }) => {
    await signIn(page, 'super', { path: '/diag' });
    const search = page.getByRole('searchbox', { name: 'Search pages' });
    await search.fill('survey');
    await markShell(page);
    await begin(context);
    await navigation(page).getByRole('link', { name: 'Organization' }).click();
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organization');
    await end(context);
    await expect(page.getByRole('treegrid').or(page.getByRole('tree'))).toBeVisible();
    await expect(search).toHaveValue('survey');
    await expectShellNeverLeft(page);
  });
}

test('N01 Try again on a page that was never opened loads it immediately, styles included, and the heading has the focus', { tag: '@refetches' }, async ({ page, context }) => {
  await page.clock.install();
  await signIn(page, 'super', { path: '/diag' });
  await context.route(/\/assets\/.*\.(css|js)$|\/config\.json/, (route) => route.abort());
  await navigation(page).getByRole('link', { name: 'Organization' }).click();
  await expect(page.getByRole('main')).toContainText('The console’s server is not responding.');
  await context.unroute(/\/assets\/.*\.(css|js)$|\/config\.json/);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('treegrid').or(page.getByRole('tree'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Organization' })).toBeFocused();
  const missing = () => page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => sheet === null).map(({ href }) => href));
  await expect.poll(missing, 'style sheets that did not arrive').toEqual([]);
});

test('N01 a window that was never opened says in its place that there is no network, and opens when it is back', { tag: '@refetches' }, async ({ page, context }) => {
  await signIn(page, 'super', { path: '/users/list' });
  const open = page.getByRole('button', { name: 'Import', exact: false }).first();
  await expect(open).toBeVisible();
  await context.setOffline(true);
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You are offline');
  await context.setOffline(false);
  await expect(dialog).toContainText('CSV');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('N01 a chart whose code does not arrive says so in its place and appears automatically; the rest of the page keeps working', { tag: '@refetches' }, async ({ page }) => {
  await page.route(/\/assets\/(charts|LineChart)[^/]*\.js/, (route) => route.abort());
  await signIn(page, 'super', { path: '/dashboard' });
  const notice = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('Quick access')).toBeVisible();
  await page.unroute(/\/assets\/(charts|LineChart)[^/]*\.js/);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Active Users' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
