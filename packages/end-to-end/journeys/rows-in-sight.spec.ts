import type { Page } from '@playwright/test';
import { stopClock } from '../harness/clock.ts';
import { holdAnswers } from '../harness/heldAnswers.ts';
import { openPublishedContent, range, rows } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';

/** One state of the rows in the document. */
interface Look {
  rows: number;
  /** Place of the first row rendered, from 0 on this page of the list. */
  from: number;
  /** Position of that row in the viewport. */
  top: number;
  scrollHeight: number;
  isBusy: boolean;
  rowCount: string | null;
}

declare global {
  interface Window {
    looks?: Look[];
    /** Frames in which a place of the list that is in sight was empty. */
    emptyFrames?: number;
  }
}

/** Records each state of the rows from now on, and acts once only some of the new ones are rendered. */
async function watchRows(page: Page, { key, scrollTo }: { key?: { key: string; ctrlKey?: boolean }; scrollTo?: number } = {}): Promise<void> {
  await page.evaluate(({ key, scrollTo }) => {
    const looks: Look[] = (window.looks = []);
    window.emptyFrames = 0;
    let hasActed = false;
    const drawn = () => [...document.querySelectorAll<HTMLElement>('main tbody tr[data-row-id]')];
    const look = () => {
      const all = drawn();
      const table = document.querySelector('main table');
      if (all.length === 0 || table === null) return;
      looks.push({
        rows: all.length,
        from: Number(all[0]!.dataset['index']),
        top: all[0]!.getBoundingClientRect().top,
        scrollHeight: document.documentElement.scrollHeight,
        isBusy: table.ariaBusy === 'true',
        rowCount: table.getAttribute('aria-rowcount'),
      });
    };
    new MutationObserver(() => {
      look();
      const last = looks.at(-1);
      if (hasActed || last === undefined || last.rows === 50) return;
      hasActed = true;
      if (scrollTo !== undefined) window.scrollTo(0, scrollTo);
      if (key === undefined) return;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
      look();
    }).observe(document.querySelector('main')!.parentElement!, { childList: true, subtree: true });
    // Called right before a frame is painted, after all work for the frame, for all elements observed again.
    const painted = new ResizeObserver((rooms) => {
      const places = rooms.map(({ target }) => target.getBoundingClientRect());
      if (places.some(({ top, bottom }) => bottom > 1 && top < innerHeight - 1)) window.emptyFrames! += 1;
    });
    const everyFrame = () => {
      requestAnimationFrame(everyFrame);
      painted.disconnect();
      for (const room of document.querySelectorAll('main tbody tr[data-room]')) painted.observe(room);
    };
    requestAnimationFrame(everyFrame);
  }, { key, scrollTo });
}

const looksOf = (page: Page) => page.evaluate(() => window.looks ?? []);
const emptyFrames = (page: Page) => page.evaluate(() => window.emptyFrames);
const table = (page: Page) => page.getByRole('main').getByRole('table');

async function openFifty(page: Page): Promise<void> {
  await openPublishedContent(page, 'super', { path: '/content?size=50' });
  await expect(rows(page)).toHaveCount(50);
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
}

const sortByName = (page: Page) => page.getByRole('columnheader', { name: /^Name/ }).getByRole('button', { name: 'Name', exact: true }).click();
const turnPage = (page: Page) => page.getByRole('button', { name: 'Next page' }).click();

/** Waits until all rows of another page or order are rendered, after only some of them were. */
async function expectTwoSteps(page: Page, count = 50): Promise<Look[]> {
  await expect.poll(async () => (await looksOf(page)).map((look) => look.rows), 'the rows in sight, then all').toEqual(expect.arrayContaining([expect.any(Number), count]));
  await expect(rows(page)).toHaveCount(count);
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  const looks = await looksOf(page);
  expect(looks.some((look) => look.rows < count && look.rows >= 12), JSON.stringify(looks)).toBe(true);
  return looks;
}

test('after a sort the rows in sight are rendered first, the others follow, and nothing moves', async ({ page }) => {
  await openFifty(page);
  await watchRows(page);
  await sortByName(page);
  const looks = await expectTwoSteps(page);
  const whole = looks.at(-1)!.scrollHeight;
  // A name of two lines makes a row higher than others: rows that are not rendered yet have the room of the previous rows.
  for (const { scrollHeight } of looks) expect(Math.abs(scrollHeight - whole) / whole).toBeLessThan(0.1);
  expect(new Set(looks.map((look) => look.top)).size, 'the first row stays where it is').toBe(1);
  expect(looks.filter((look) => look.rows < 50).every((look) => look.isBusy), 'busy until all are there').toBe(true);
  expect(new Set(looks.map((look) => look.rowCount)), 'the head and all that the list holds').toEqual(new Set(['141']));
  expect(await emptyFrames(page)).toBe(0);
});

test('further down the list the rows above are rendered with those in sight, which stay in their place', async ({ page }) => {
  await openFifty(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  await watchRows(page);
  // By script: a pointer would first scroll to the header.
  await page.getByRole('columnheader', { name: /^Name/ }).getByRole('button', { name: 'Name', exact: true }).evaluate((button: HTMLElement) => button.click());
  const looks = await expectTwoSteps(page);
  expect(looks.find((look) => look.rows < 50)?.rows).toBeGreaterThan(20);
  expect(looks.every((look) => look.from === 0)).toBe(true);
  expect(new Set(looks.map((look) => look.top)).size).toBe(1);
  expect(await emptyFrames(page)).toBe(0);
});

test('a user who turns the pages at their end finds rows there, also where the last page is shorter', async ({ page }) => {
  await openFifty(page);
  await page.getByRole('button', { name: 'Next page' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await watchRows(page);
  for (const [shown, count] of [['51–100 of 140', 50], ['101–140 of 140', 40]] as const) {
    await turnPage(page);
    await expect(range(page)).toHaveText(shown);
    await expect(rows(page)).toHaveCount(count);
    await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  }
  expect(await emptyFrames(page)).toBe(0);
});

test('scrolling before all rows are rendered finds rows, not the room reserved for them', async ({ page }) => {
  await openFifty(page);
  await watchRows(page, { scrollTo: 1500 });
  await sortByName(page);
  await expectTwoSteps(page);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  expect(await emptyFrames(page)).toBe(0);
});

test('a place below the rows of the first screen is found again by Back, and no empty list is painted', async ({ page }) => {
  await openFifty(page);
  const link = rows(page).nth(45).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(400);
  await link.click();
  await expect(page).not.toHaveURL(/\/content\?size=50$/);
  await expect(rows(page)).toHaveCount(0);
  await watchRows(page);
  await page.goBack();
  await expect(rows(page)).toHaveCount(50);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await emptyFrames(page)).toBe(0);
});

test('a key that is pressed before all rows are rendered finds them all: search in the page, End, and k to the last row', async ({ page }) => {
  await openFifty(page);
  for (const [key, column] of [
    [{ key: 'f', ctrlKey: true }, /^Name/],
    [{ key: 'End' }, /^Created On/],
    [{ key: 'k' }, /^Name/],
  ] as const) {
    await watchRows(page, { key });
    await page.getByRole('columnheader', { name: column }).getByRole('button').first().click();
    await expect(rows(page)).toHaveCount(50);
    await expect(table(page)).toHaveAttribute('aria-busy', 'false');
    const looks = await looksOf(page);
    const part = looks.findIndex((look) => look.rows < 50);
    expect(part, `${key.key}: ${JSON.stringify(looks)}`).toBeGreaterThanOrEqual(0);
    expect(looks[part + 1]?.rows, `the key ${key.key} comes to all rows`).toBe(50);
  }
  expect(await page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row-id]')?.dataset['index'])).toBe('49');
});

test('rows that are about to be replaced are dimmed soon, and no longer once others are there', async ({ page }) => {
  await page.clock.install();
  await openFifty(page);
  const letThrough = await holdAnswers(page, /[?&]sort=name/);
  await stopClock(page);
  await sortByName(page);
  await expect(table(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(145);
  await expect(table(page).locator('tbody')).toHaveCSS('opacity', '1');
  // Not as late as a spinner.
  await page.clock.runFor(250);
  await expect(table(page).locator('tbody')).toHaveCSS('opacity', '0.7');
  await expect(table(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.resume();
  await letThrough();
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  await expect(table(page).locator('tbody')).toHaveCSS('opacity', '1');
});
