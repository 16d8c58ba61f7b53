import type { Page } from '@playwright/test';

/** Under which `createChoiceMemory` of the console keeps the choice of tenant and role on the device. */
const name = 'noticeboard.choice';

/** What the console has kept there, by where and what was chosen, since this worker began. */
const remembered = new Map<string, string>();

/** Notes what the device keeps of the choice that was just made. */
export async function noteScope(page: Page, key: string): Promise<void> {
  const value = await page.evaluate((item) => localStorage.getItem(item), name);
  if (value !== null) remembered.set(key, value);
}

/**
 * Makes the device one on which the choice was made before, so that the console asks nobody. Only for a browser that has shown nothing yet.
 *
 * @returns whether it has been made so
 */
export async function recallScope(page: Page, origin: string, key: string): Promise<boolean> {
  const value = remembered.get(key);
  const context = page.context();
  if (value === undefined || page.url() !== 'about:blank' || context.pages().length > 1) return false;
  await context.setStorageState({ cookies: await context.cookies(), origins: [{ origin, localStorage: [{ name, value }] }] });
  return true;
}
