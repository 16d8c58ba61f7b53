import type { Page } from '@playwright/test';

/** Key under which the console's `createChoiceMemory` keeps the choice of tenant and role on the device. */
const name = 'noticeboard.choice';

/** The values that the console has kept there since this worker began, by place and choice. */
const remembered = new Map<string, string>();

/** Records what the device keeps of the latest choice. */
export async function noteScope(page: Page, key: string): Promise<void> {
  const value = await page.evaluate((item) => localStorage.getItem(item), name);
  if (value !== null) remembered.set(key, value);
}

/**
 * Restores an earlier choice on the device, so that the console does not ask. Only for a browser that has shown nothing yet.
 *
 * @returns a disposable to release once the console is open, or it would restore the choice at every reload; undefined if nothing was remembered
 */
export async function recallScope(page: Page, origin: string, key: string): Promise<AsyncDisposable | undefined> {
  const value = remembered.get(key);
  if (value === undefined || page.url() !== 'about:blank' || page.context().pages().length > 1) return undefined;
  // Not by `setStorageState`, which opens another page for it.
  return page.addInitScript(
    (given) => {
      if (window.top === window && location.origin === given.origin) localStorage.setItem(given.name, given.value);
    },
    { origin, name, value },
  );
}
