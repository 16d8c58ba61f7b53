import { openPublishedContent, range } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const banner = 'You are offline.';

test('N01 offline shows a banner; back online, reads resume by themselves and nothing typed is lost', async ({ page, context, world }) => {
  await openPublishedContent(page, 'super');
  const search = page.getByRole('searchbox', { name: 'Search pages' });
  await search.fill('survey');
  await context.setOffline(true);
  await expect(page.getByText(banner).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter by Name' }).fill('pulse check');
  await expect(page.getByRole('alert')).toContainText('You are offline. Try again when the connection returns.');
  const before = (await world.control.traffic()).length;
  await context.setOffline(false);
  await expect(page.getByText(banner)).toHaveCount(0);
  await expect(range(page)).toHaveText('1–8 of 8');
  await expect(page.getByRole('searchbox', { name: 'Filter by Name' })).toHaveValue('pulse check');
  await expect(search).toHaveValue('survey');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const resumed = (await world.control.traffic()).slice(before);
  const perQuestion = Map.groupBy(resumed, ({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`);
  expect(Math.max(...[...perQuestion.values()].map((calls) => calls.length)), 'each question once or twice, no burst').toBeLessThanOrEqual(2);
});

test('N01 a page opened offline inside the console shows by itself when the network is back', async ({ page, context }) => {
  await signIn(page, 'super');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  // Its code is there already; only its data is missing.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }).click();
  await expect(range(page)).toHaveText('1–25 of 140');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Published Content pages' }).getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(banner).first()).toBeVisible();
  await context.setOffline(false);
  await expect(range(page)).toHaveText('26–50 of 140');
});
