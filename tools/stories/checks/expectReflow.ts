import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { windowHeight } from '../storyPage.ts';

async function overflow(page: Page): Promise<number> {
  // What floats over the page is placed again a frame or two after the window has changed.
  await page.waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, undefined, { timeout: 1000 }).catch(() => undefined);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** WCAG 1.4.10 and 1.4.4: at 320 px, and with text twice as large, a page never scrolls sideways. */
export async function expectReflow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: windowHeight });
  const narrow = await overflow(page);
  await page.setViewportSize({ width: 640, height: windowHeight });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const large = await overflow(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (size) await page.setViewportSize(size);
  expect({ at320: narrow, atTwiceTheText: large }).toEqual({ at320: 0, atTwiceTheText: 0 });
}
