import type { Page } from '@playwright/test';

/** Something that the page does, and what is done before it without being counted. */
interface Effort {
  before: () => Promise<unknown>;
  act: () => Promise<unknown>;
}

/**
 * Counts how long a page's main thread has the processor for something, until it is painted: the least of three tries, as others
 * collect garbage. What else the machine does takes nothing of it, because the time in which the page waits for its turn is left out.
 * Compare it with what the same page needs for something smaller, never with a number of milliseconds. Chromium alone counts it.
 *
 * @returns a function that does it and answers the processor's milliseconds
 */
export async function countEffort(page: Page): Promise<(effort: Effort) => Promise<number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const sum = async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const tryOnce = async ({ before, act }: Effort) => {
    await before();
    const start = await sum();
    await act();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    return (await sum()) - start;
  };
  return async (effort) => Math.min(await tryOnce(effort), await tryOnce(effort), await tryOnce(effort));
}
