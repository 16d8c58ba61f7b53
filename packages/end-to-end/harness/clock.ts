import type { Page } from '@playwright/test';

/**
 * Stops the clock of all windows of the page's browser: no timer runs until `page.clock` advances. Content that still appears waited
 * for no time, on a machine of any speed. Needs `page.clock.install()`.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/**
 * Makes call timeouts run on the page's clock, which `page.clock` moves; tests cannot move the platform's own, which would abort what a
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
 * Makes the page refetch everything it shows, as when the user returns to its window. Needs the
 * fake clock: two such reads are at least five seconds apart.
 */
export async function comeBackToWindow(page: Page): Promise<void> {
  await page.clock.fastForward(6_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
