import type { Page } from '@playwright/test';
import { openPublishedContent, range, rows } from '../harness/publishedContent.ts';
import { expect, test as small } from '../harness/test.ts';
import { startWorld, type World } from '../harness/world.ts';

/** Harbour Care with 100 000 users, 5 000 nodes and 50 000 items. `pnpm bench` prints how long its lists take. */
const test = small.extend<object, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use, workerInfo) => {
      const world = await startWorld(workerInfo.parallelIndex, 'large');
      await use(world);
      await world.end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Most rows that the document may hold, whatever the page's size. */
const mostRows = 60;

const expectFewRows = async (page: Page) => {
  expect(await page.locator('tbody tr').count()).toBeLessThanOrEqual(mostRows);
  expect(await rows(page).count()).toBeLessThanOrEqual(mostRows);
};

test('among 50 000 items the list holds the rows of one page, whatever is asked of it', async ({ page, world }) => {
  test.slow();
  await openPublishedContent(page, 'super');
  await expect(range(page)).toHaveText(/^1–25 of 50,?000$/);
  await expectFewRows(page);

  await page.goto('/content?size=50&sort=name&page=900');
  await expect(range(page)).toHaveText(/^44,?951–45,?000 of 50,?000$/);
  await expect(rows(page).first()).toBeVisible();
  await expectFewRows(page);

  await page.getByRole('searchbox', { name: 'Filter by Name' }).fill('survey');
  await expect(range(page)).not.toHaveText(/50,?000/);
  await expectFewRows(page);

  const lists = await world.control.callsOf('listPublishedItems');
  expect(lists.map(({ status, query }) => [status, Number(query['size'])]).filter(([status, size]) => status !== 200 || Number(size) > 50)).toEqual([]);
});
