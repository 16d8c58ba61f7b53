import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses Tab until the control has focus, as a user without a pointer would.
 *
 * @param most presses after which the control counts as out of reach
 */
export async function tabTo(page: Page, control: Locator, most = 80): Promise<void> {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < most && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** Runs in the page. */
function nameIfCovered(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
  if (width < 2 || height < 2) return null;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const shown = document.elementFromPoint(x, y);
    return shown !== null && (focused.contains(shown) || shown.contains(focused) || (shown.closest('label')?.contains(focused) ?? false));
  });
  return isSeen ? null : `${focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 40)} at ${Math.round(top)}`;
}

/** The name of the focused element, if none of five points of it can be seen: a sticky bar or head covers it (WCAG 2.2, 2.4.11). Else null. */
export const coveredFocus = (page: Page): Promise<string | null> => page.evaluate(nameIfCovered);
