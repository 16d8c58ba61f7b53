import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses Tab until the control has focus, as someone without a pointer would.
 *
 * @param most presses after which the control counts as out of reach
 */
export async function tabTo(page: Page, control: Locator, most = 80): Promise<void> {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < most && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}
