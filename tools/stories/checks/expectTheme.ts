import { expect } from '@playwright/test';
import type { Page } from 'playwright';

/** The schemes in which stories are checked. */
export const schemes = ['light', 'dark'] as const;
/** One of the schemes. */
export type Scheme = (typeof schemes)[number];

/** Switches a page that is open to a scheme, without a reload. */
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
