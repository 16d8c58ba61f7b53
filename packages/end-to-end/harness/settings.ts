import type { Locator, Page } from '@playwright/test';

/** The side menu of the settings, where there is room for it. */
export const settingsMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Settings' });

/** The pages in the side navigation of the console, from top to bottom, without the links around them. */
export async function pagesInNavigation(page: Page): Promise<string[]> {
  const links = await page.getByRole('navigation', { name: 'Main' }).locator('a[href^="/content/"]').allInnerTexts();
  return links.map((text) => text.trim());
}
