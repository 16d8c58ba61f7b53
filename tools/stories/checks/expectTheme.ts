import { expect } from '@playwright/test';
import type { Page } from 'playwright';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export async function showScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset['scheme'] = value;
  }, scheme);
}

/** Without its theme a page has no colours to contrast, and every check of them would pass. */
export async function expectTheme(page: Page): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree');
  await page.evaluate(() => document.fonts.ready);
}
