import type { Browser, Page, Request } from '@playwright/test';
import { openPublishedContent, range, rows } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test as base } from '../harness/test.ts';
import { startWorld, type World } from '../harness/world.ts';

/** Harbour Care with 100 000 users, 5 000 nodes and 50 000 items. `pnpm bench` prints how long its lists take. */
const test = base.extend<object, { world: World; smallWorld: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use, workerInfo) => {
      const world = await startWorld(workerInfo.parallelIndex, 'large');
      await use(world);
      await world.end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  smallWorld: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use, workerInfo) => {
      const world = await startWorld(workerInfo.parallelIndex, 'small', 5);
      await use(world);
      await world.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, which creates the large world once: that takes longer than all its tests.
test.describe.configure({ mode: 'default' });

/** Most rows that the document may contain, whatever the page's size. */
const mostRows = 60;

const expectFewRows = async (page: Page) => {
  expect(await page.locator('tbody tr').count()).toBeLessThanOrEqual(mostRows);
  expect(await rows(page).count()).toBeLessThanOrEqual(mostRows);
};

test('among 50 000 items the list holds the rows of one page, however it is sorted and filtered', async ({ page, world }) => {
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

/** Factor that a large tenant may cost over a small one: its rows mention more nodes, and its root has more children. */
const mostGrowth = 1.1;

interface Cost {
  /** Bytes of all responses, as transferred. */
  bytes: number;
  /** The operations that were called. */
  operations: (string | null)[];
}

/** Opens a page as a super administrator with an empty browser cache, until the last of it is shown. */
async function coldStart(browser: Browser, world: World, path: string, standing: string): Promise<Cost> {
  await world.control.reset();
  const context = await browser.newContext({ baseURL: world.console });
  const page = await context.newPage();
  const answers: Promise<number>[] = [];
  const note = (request: Request) => void answers.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  page.on('requestfinished', note);
  await signIn(page, 'super', { path });
  await expect(page.locator(standing).first()).toBeVisible();
  // Later requests are not counted, and could not be read once the context is closed.
  page.off('requestfinished', note);
  const bytes = (await Promise.all(answers)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { bytes, operations: (await world.control.traffic()).map(({ operationId }) => operationId) };
}

test('a cold start fetches no more in a large tenant, and no list of its nodes', async ({ browser, world, smallWorld }) => {
  test.slow();
  for (const [path, standing] of [
    ['/dashboard', 'svg path'],
    ['/content', 'tbody button[aria-label$=". Filter by organization"]'],
    ['/users', 'tbody tr[data-row-id]'],
  ] as const) {
    const small = await coldStart(browser, smallWorld, path, standing);
    const large = await coldStart(browser, world, path, standing);
    expect(large.bytes, `bytes of ${path}`).toBeLessThanOrEqual(small.bytes * mostGrowth);
    for (const list of ['listAllowedOrganizationNodes', 'getOrganizationTree']) expect([...small.operations, ...large.operations], path).not.toContain(list);
  }
});
