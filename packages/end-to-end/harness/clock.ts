import type { Page } from '@playwright/test';

/**
 * Stops the clock of all windows of the page's browser: no timer runs until `page.clock` goes on. What is shown nevertheless waited
 * for no time to pass, on a machine of any speed. Needs `page.clock.install()`.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/**
 * Lets the limits of calls run on the page's clock, which `page.clock` moves; the platform's own no test can move, and they end what a
 * busy machine has not answered yet. Call it with `page.clock.install()`, before the page is opened.
 */
export async function limitByPageClock(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
}

/**
 * Lets the page read again everything it shows, as it does when someone comes back to its window. Needs the
 * fake clock: two such reads are at least five seconds apart.
 */
export async function comeBackToWindow(page: Page): Promise<void> {
  await page.clock.fastForward(6_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
