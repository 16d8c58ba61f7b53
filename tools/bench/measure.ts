import type { Page } from 'playwright';

/** Numbers of one opening of a screen, in milliseconds and kilobytes. */
export interface Opening {
  javascriptKilobytes: number;
  firstContentfulPaint: number;
  /** From the start of the navigation until what the screen is for can be seen. */
  stands: number;
  /** Time that tasks over 50 ms kept the page from answering (total blocking time). */
  blocking: number;
}

/** A line of 1.6 Mbit/s and 150 ms, as `performance.md` measures peers on. */
export const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

declare global {
  interface Window {
    benchBlocking?: number;
    benchInput?: number;
  }
}

/** Runs in the page before its scripts: adds up long tasks and notes when the last input arrived. */
export function watchPage(): void {
  window.benchBlocking = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.benchBlocking = (window.benchBlocking ?? 0) + task.duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  for (const kind of ['keydown', 'pointerdown'] as const) {
    addEventListener(kind, () => (window.benchInput = performance.now()), { capture: true });
  }
}

/** Opens an address with an empty cache and a slowed processor, and measures until `isStanding` is visible. */
export async function measureOpening(
  page: Page,
  address: string,
  standing: string,
  line?: typeof slowLine,
): Promise<Opening> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (line) await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(standing).first().waitFor({ state: 'visible', timeout: 90_000 });
  const stands = await page.evaluate(() => performance.now());
  const javascriptKilobytes = await scriptKilobytes(page);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const blocking = await page.evaluate(() => window.benchBlocking ?? 0);
  await session.detach();
  return { javascriptKilobytes, firstContentfulPaint: paint, stands, blocking };
}

/** Kilobytes of the scripts that were fetched, as compressed, without the headers around them: what the size budgets count. */
function scriptKilobytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
  });
}

/** Does something and measures from its input event until the frame after `isDone` holds in the page. */
export async function measureInput(page: Page, act: () => Promise<void>, isDone: () => boolean): Promise<number> {
  await page.evaluate(() => (window.benchInput = undefined));
  // One expression of text, because the page's policy forbids it to make functions out of text itself.
  const painted = page.evaluate<number>(`new Promise((resolve) => {
    const isDone = ${isDone.toString()};
    const look = () =>
      window.benchInput !== undefined && isDone()
        ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.benchInput)))
        : requestAnimationFrame(look);
    look();
  })`);
  await act();
  return painted;
}

/** The middle of the numbers, the higher one of two; 0 when there are none. */
export const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
