import type { Browser, Page } from 'playwright';
import { paintAfter, scrollFrames } from './paint.ts';

/** Milliseconds by the name of what was measured. */
export type Times = Record<string, number>;

/** How the candidate's own page names its parts. */
interface Parts {
  kind: 'table' | 'tree' | 'modal';
  sort: string;
  filter: string;
  selectAll: string;
  expandAll: string;
  open: string;
}

/** Milliseconds after which a candidate counts as failed: a tree without a window renders 5,000 nodes for many seconds. */
const longest = 120_000;

const textIsShown = (text: string) => `document.body.textContent.includes(${JSON.stringify(text)})`;
const dialogIsShown = `[...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((dialog) => dialog.getClientRects().length > 0 && dialog.textContent.includes('Rename the folder'))`;
const rowsAreSelected = `document.querySelectorAll('input[type=checkbox]:checked').length > 5`;

/** Opens one candidate on a page of its own with the processor slowed four times, and measures everything of it once. */
export async function measureCandidate(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    context.setDefaultTimeout(longest);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address);
    await page.waitForFunction('window.benchMount !== undefined').catch(() => {
      throw new Error(`${address} did not load. ${errors.join(' ')}`);
    });
    const parts = await page.evaluate<Parts>('window.benchCandidate');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    switch (parts.kind) {
      case 'table':
        return await measureTable(page, parts);
      case 'tree':
        return await measureTree(page, parts);
      case 'modal':
        return await measureModal(page, parts);
    }
  } finally {
    await context.close();
  }
}

const mount = (page: Page, isDone: string) => paintAfter(page, 'mount', isDone, () => page.evaluate('window.benchMount()'));
const press = (page: Page, selector: string, isDone: string) =>
  paintAfter(page, 'pointerup', isDone, () => page.locator(selector).first().click());

async function measureTable(page: Page, { sort, filter, selectAll }: Parts): Promise<Times> {
  const times: Times = {};
  times['mount'] = await mount(page, textIsShown('Shift change 00001'));
  await settled(page);
  times['select all'] = await press(page, selectAll, rowsAreSelected);
  await settled(page);
  times['sort'] = await press(page, sort, textIsShown('Annual report 00201'));
  await settled(page);
  await page.locator(filter).first().focus();
  times['filter keystroke'] = await paintAfter(page, 'keydown', textIsShown('Zone plan 00109'), () => page.keyboard.press('z'));
  await settled(page);
  // A grid may let the rows that are left out fade.
  await page.waitForFunction(`!(${textIsShown('Annual report 00201')})`);
  await paintAfter(page, 'keydown', textIsShown('Annual report 00201'), () => page.keyboard.press('Backspace'));
  await settled(page);
  times['scroll, p95 frame'] = await scrollFrames(page);
  return times;
}

async function measureTree(page: Page, { expandAll }: Parts): Promise<Times> {
  const mounted = await mount(page, textIsShown('Region 1'));
  await settled(page);
  return { mount: mounted, 'expand all': await press(page, expandAll, textIsShown('House 1.1')) };
}

async function measureModal(page: Page, { open }: Parts): Promise<Times> {
  await mount(page, `document.querySelector(${JSON.stringify(open)}) !== null`);
  await settled(page);
  const first = await press(page, open, dialogIsShown);
  await settled(page);
  await page.keyboard.press('Escape');
  await page.waitForFunction(`!(${dialogIsShown})`);
  await settled(page);
  return { 'first open': first, again: await press(page, open, dialogIsShown) };
}

/** Waits until the page has nothing left to do from before, so that it does not count for the next measurement. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 3000 })), { timeout: 3000 }))',
  );
}
