import type { Page } from 'playwright';
import { findTarget, focusedControl, lookOf } from './inPage.ts';

/** More than any story needs; a list of countries has no end. */
const mostActs = 16;

/** The effect of an action is rendered. */
const drawn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The keys that operate a control; each is pressed on its own. */
const keysOf: Record<string, string[]> = {
  text: ['7', '8', 'ArrowDown', 'Enter'],
  spinbutton: ['ArrowUp', '7'],
  choice: [' ', 'ArrowRight', ' ', 'ArrowLeft', ' '],
  list: ['Enter', 'ArrowDown', 'Enter'],
  option: ['ArrowDown', 'Enter'],
  button: ['Enter'],
};

/** What the story shows is noted after each action. */
type Note = () => Promise<void>;

async function byKeyboard(page: Page, note: Note): Promise<void> {
  let nowhere = 0;
  for (let act = 0; act < mostActs && nowhere < 4; act += 1) {
    const control = await page.evaluate(focusedControl);
    for (const key of keysOf[control] ?? []) {
      await page.keyboard.press(key);
      await note();
    }
    // The page itself is between the last control and the first. What has been walked through is left, and opened again.
    if (control === 'seen') nowhere += 1;
    if (control === 'seen' && nowhere === 2) await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await note();
  }
}

async function byPointer(page: Page, note: Note): Promise<void> {
  let mayLeave = true;
  for (let act = 0; act < mostActs; act += 1) {
    const target = await page.evaluate(findTarget, false);
    if (target === null && !mayLeave) return;
    if (target === null) mayLeave = false;
    // With nothing left to press, a window is closed by its own button, else by a press beside it.
    const { x, y } = target ?? (await page.evaluate(findTarget, true)) ?? { x: 2, y: 2 };
    await page.mouse.click(x, y);
    await note();
  }
}

/** The ways in which a story is operated. */
export const turns = { keyboard: byKeyboard, pointer: byPointer } as const;

/**
 * One turn through all that can be operated.
 *
 * @returns whether anything came of it that a person would notice
 */
export async function takeTurn(page: Page, how: keyof typeof turns): Promise<boolean> {
  await page.evaluate(() => {
    Object.assign(window, { noticeboardOperated: new WeakSet(), noticeboardPressed: new Map() });
  });
  const before = await page.evaluate(lookOf, how);
  let isChanged = false;
  await turns[how](page, async () => {
    await drawn(page);
    isChanged ||= (await page.evaluate(lookOf, how)) !== before;
  });
  // A chosen file is read first, and a tooltip appears with a delay.
  if (how === 'pointer' && !isChanged) await page.locator('#storybook-root button').first().hover({ timeout: 2000 }).catch(() => undefined);
  for (let tries = 0; tries < 60 && !isChanged; tries += 1) {
    await drawn(page);
    isChanged = (await page.evaluate(lookOf, how)) !== before;
  }
  return isChanged;
}
