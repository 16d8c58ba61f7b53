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
 * @returns what has made it so: to be disposed of once the console is open, or it would make the choice again at every reload; undefined when nothing was remembered
 */
export async function recallScope(page: Page, origin: string, key: string): Promise<AsyncDisposable | undefined> {
  const value = remembered.get(key);
  if (value === undefined || page.url() !== 'about:blank' || page.context().pages().length > 1) return undefined;
  // Not by `setStorageState`, which opens a page of its own to do it.
  return page.addInitScript(
    (given) => {
      if (window.top === window && location.origin === given.origin) localStorage.setItem(given.name, given.value);
    },
    { origin, name, value },
  );
}
