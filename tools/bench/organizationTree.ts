import type { Page } from 'playwright';

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

/** Runs in the page: notes the longest time between two frames. */
function watchFrames(): void {
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

/** Waits for a condition of the page, frame by frame. Text, because the page's policy forbids it to make functions out of text itself. */
const until = (page: Page, condition: string): Promise<unknown> =>
  page.evaluate(`new Promise((resolve) => {
    const look = () => ((${condition}) ? resolve(null) : requestAnimationFrame(look));
    look();
  })`);

const tree = '[role="treegrid"]';

/**
 * Opens the organization of some thousand nodes, opens all, scrolls, jumps to the end, searches letter by letter and
 * closes all, with the processor slowed four times. The page must be signed in, on another screen.
 */
export async function organizationFrames(page: Page): Promise<FrameTime[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watchFrames);
  const rows = page.locator(`${tree} [role="row"]`);
  const search = page.getByRole('searchbox', { name: 'Search organization' });
  const grown = () => until(page, `Number(document.querySelector('${tree}')?.getAttribute('aria-rowcount')) > 4000`);
  const times: FrameTime[] = [];
  const measure = async (what: string, act: () => Promise<void>) => void times.push({ what, longest: await longestFrame(page, act) });

  await measure('opens', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organization' }).click();
    await rows.nth(3).waitFor({ timeout: 60_000 });
  });
  await measure('opens all', async () => {
    await page.getByRole('button', { name: 'Open all' }).click();
    await grown();
  });
  // As the components are measured beside their peers: 180 pixels at each frame.
  await measure('scrolls', async () => {
    await page.evaluate(`new Promise((resolve) => {
      const scroller = document.querySelector('${tree}');
      const step = (left) => (left === 0 ? resolve() : requestAnimationFrame(() => { scroller.scrollTop += 180; step(left - 1); }));
      step(120);
    })`);
  });
  await measure('jumps to its end', async () => {
    await rows.nth(5).focus();
    await page.keyboard.press('End');
    await until(page, `(([scroller]) => scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 100)(document.querySelectorAll('${tree}'))`);
  });
  await measure('searches', async () => {
    await search.pressSequentially('care', { delay: 120 });
    await page.locator(`${tree} mark`).first().waitFor();
  });
  await measure('forgets the search', async () => {
    await search.press('Escape');
    await grown();
  });
  await measure('closes all', async () => {
    await page.getByRole('button', { name: 'Close all' }).click();
    await until(page, `document.querySelectorAll('${tree} [role="row"]').length === 1`);
  });
  await session.detach();
  return times;
}
