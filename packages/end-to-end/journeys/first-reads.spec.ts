import type { Page, Request } from '@playwright/test';
import { holdAnswers } from '../harness/heldAnswers.ts';
import { openPublishedContent, rows } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { feedName, message } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const profile = /\/api\/users\/me$/;
const items = /\/api\/tenant\/all-published-items/;

/** Counts the page's requests, by path. */
function countReads(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET') counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}

for (const { address, asked } of [
  { address: '/content', asked: ['/api/tenant/all-published-items', '/api/management/content-instances', '/api/types/content'] },
  { address: '/dashboard', asked: ['/api/management/analytics/tenant/stats', '/api/management/organization-nodes/root', '/api/management/content-instances'] },
  { address: '/users/list', asked: ['/api/management/users/0/20', '/api/management/tenant/organization-departments', '/api/types/content'] },
]) {
  test(`${address} opened directly sends its first requests together with that for the profile, each once, and shows their responses after it`, async ({ page }) => {
    await signIn(page, 'super', { path: '/diag' });
    // A response older than five seconds is refetched, which a slow start on a busy machine would cause.
    await page.clock.setFixedTime(new Date());
    const release = await holdAnswers(page, profile);
    const counts = countReads(page);
    await page.goto(address);
    for (const path of asked) await expect.poll(() => counts.get(path), path).toBe(1);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await release();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    for (const path of asked) expect(counts.get(path), path).toBe(1);
  });
}

test('a content page and an item are requested while their code is loading, and not again once it is there', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  const counts = countReads(page);
  const countOf = (path: RegExp) => [...counts].filter(([each]) => path.test(each)).map(([, count]) => count);
  for (const { code, link, asked, shown } of [
    { code: /\/FeedPage-[^/]*\.js$/, link: feedName, asked: /\/social-feeds\/[^/]+\/content-items\/0\/\d+$/, shown: rows(page).first() },
    { code: /\/PostPage-[^/]*\.js$/, link: /^Daylight saving time/, asked: /\/social-feeds\/[^/]+\/content-items\/[^/]+$/, shown: message(page) },
  ]) {
    const codeArrives = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await codeArrives.promise;
      await route.continue();
    });
    // A response older than five seconds is refetched, which a slow visit on a busy machine would cause.
    await page.clock.setFixedTime(new Date());
    await page.getByRole('link', { name: link }).click();
    await expect.poll(() => countOf(asked), String(asked)).toEqual([1]);
    codeArrives.resolve();
    await expect(shown).toBeVisible();
    expect(countOf(asked), String(asked)).toEqual([1]);
  }
});

test('what was requested under a role that is gone is shown nowhere, and the role that is left sends its own requests', async ({ page }) => {
  await openPublishedContent(page, 'super');
  const asked: (string | undefined)[] = [];
  const isAskedAhead = Promise.withResolvers<void>();
  await page.route(profile, async (route) => {
    const response = await route.fetch();
    await isAskedAhead.promise;
    const person = (await response.json()) as { roles: { name: string }[] };
    await route.fulfill({ response, json: { ...person, roles: person.roles.filter(({ name }) => !name.startsWith('Super')).slice(0, 1) } });
  });
  await page.route(items, async (route) => {
    asked.push(route.request().headers()['x-role-id']);
    isAskedAhead.resolve();
    const response = await route.fetch();
    if (asked.length > 1) return route.fulfill({ response });
    const answer = (await response.json()) as { results: { name: string }[] };
    await route.fulfill({ response, json: { ...answer, results: answer.results.map((item) => ({ ...item, name: 'Of the role that is gone' })) } });
  });
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(new Set(asked).size, 'two roles').toBe(2);
  await expect(page.getByText('Of the role that is gone')).toHaveCount(0);
});

test('a change in another tab between a first request and the confirmation of the reader is not missed', async ({ page, context }) => {
  await openPublishedContent(page, 'super');
  const other = await context.newPage();
  await signIn(other, 'super', { path: '/content' });
  const release = await holdAnswers(page, profile);
  const counts = countReads(page);
  await page.reload();
  const path = '/api/tenant/all-published-items';
  await expect.poll(() => counts.get(path)).toBe(1);
  // As the console's other tabs would report it.
  await other.evaluate((news) => new BroadcastChannel('noticeboard.changes').postMessage(news), {
    tenantId: await page.evaluate(() => (JSON.parse(localStorage.getItem('noticeboard.choice') ?? '{}') as { tenantId: string }).tenantId),
    paths: [path],
  });
  await release();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => counts.get(path)).toBe(2);
});

for (const { address, code, asked } of [
  { address: '/content', code: /\/lists-[^/]*\.js$/, asked: '/api/tenant/all-published-items' },
  { address: '/users/list', code: /\/UsersPage-[^/]*\.js$/, asked: '/api/management/users/0/20' },
]) {
  test(`the rows of ${address} are requested at a start while the code of the list is loading`, async ({ page }) => {
    await signIn(page, 'super', { path: '/diag' });
    await page.clock.setFixedTime(new Date());
    const codeArrives = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await codeArrives.promise;
      await route.continue();
    });
    const counts = countReads(page);
    await page.goto(address);
    await expect.poll(() => counts.get(asked)).toBe(1);
    codeArrives.resolve();
    await expect(rows(page).first()).toBeVisible();
    expect(counts.get(asked)).toBe(1);
  });
}
