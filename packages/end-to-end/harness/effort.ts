import type { Page } from '@playwright/test';

/** An action of the page, and its uncounted preparation. */
interface Effort {
  before: () => Promise<unknown>;
  act: () => Promise<unknown>;
}

/**
 * Measures the processor time of a page's main thread for an action, until it is painted: the least of three tries, as others
 * collect garbage. Other load on the machine does not count, because the time in which the page waits for its turn is left out.
 * Compare it with a smaller action of the same page, never with a number of milliseconds. Only Chromium measures it.
 *
 * @returns a function that runs the action and returns the processor's milliseconds
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
