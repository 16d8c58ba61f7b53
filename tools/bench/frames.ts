import type { Locator, Page } from 'playwright';

/** The longest frame of one interaction. */
export interface FrameTime {
  what: string;
  /** Milliseconds between two frames, the longest of the interaction. */
  longest: number;
}

declare global {
  interface Window {
    benchFrames?: { longest: number; last: number };
  }
}

/** Runs in the page, once: records the longest time between two frames. */
function watchFrames(): void {
  if (window.benchFrames) return;
  const frames = { longest: 0, last: performance.now() };
  window.benchFrames = frames;
  const look = (now: number) => {
    frames.longest = Math.max(frames.longest, now - frames.last);
    frames.last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame((now) => {
    frames.last = now;
    requestAnimationFrame(look);
  });
}

async function longestFrame(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => { window.benchFrames.longest = 0; resolve(); }))');
  await act();
  // The frame after what was waited for counts, too.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  return page.evaluate(() => window.benchFrames?.longest ?? 0);
}

/** Waits up to 30 s for a condition of the page, frame by frame. Text, because the page's policy forbids it to make functions out of text itself. */
export const until = (page: Page, condition: string): Promise<unknown> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const end = performance.now() + 30000;
    const look = () => {
      if (${condition}) resolve(null);
      else if (performance.now() > end) reject(new Error('It never came true: ' + ${JSON.stringify(condition)}));
      else requestAnimationFrame(look);
    };
    look();
  })`);

/**
 * Finds something to press before the measuring starts: Playwright looks through the page for it with the page's own,
 * slowed processor. The pointer rests on it for a moment before it presses, as a hand does.
 */
export async function pressOf(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed cannot be seen.');
  return async () => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await until(page, `(window.benchRest ??= performance.now()) < performance.now() - 200`);
    await page.evaluate('window.benchRest = undefined');
    await page.mouse.down();
    await page.mouse.up();
  };
}

/** Types letter by letter into what has the focus. */
export async function typeSlowly(page: Page, text: string): Promise<void> {
  for (const letter of text) await page.keyboard.press(letter, { delay: 120 });
}

/** Measures one interaction after the other in a page with the processor slowed four times; `end` gives what was measured. */
export async function framesOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watchFrames);
  const times: FrameTime[] = [];
  return {
    measure: async (what: string, act: () => Promise<void>): Promise<void> => void times.push({ what, longest: await longestFrame(page, act) }),
    end: async (): Promise<FrameTime[]> => {
      await session.detach();
      return times;
    },
  };
}
