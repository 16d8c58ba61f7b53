import type { StoryPage } from '../storyPage.ts';

/**
 * Code that loads on demand has arrived: nothing is pending, and a frame later nothing more was requested. Playwright's
 * own 'networkidle' would add half a second to each story. A frame of a story's own may never rest, so this stops.
 */
export async function untilLoaded({ page, pending }: StoryPage): Promise<void> {
  const giveUp = Date.now() + 4000;
  let restedFor = 0;
  while (restedFor < 3 && Date.now() < giveUp) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    restedFor = pending() === 0 ? restedFor + 1 : 0;
  }
}

/** A dialog sets the focus only once a screen reader has noticed that the page behind is hidden. A window that never takes it is checked without. */
export async function untilFocused({ page }: StoryPage): Promise<void> {
  const isSettled = () => {
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    return dialogs.length === 0 || dialogs.some((dialog) => dialog.contains(document.activeElement));
  };
  await page.waitForFunction(isSettled, undefined, { timeout: 4000 }).catch(() => undefined);
}
