import type { Page } from 'playwright';
import { type FrameTime, framesOf, until } from './frames.ts';

const tree = '[role="treegrid"]';

/**
 * Opens the organization of some thousand nodes, opens all, scrolls, jumps to the end, searches letter by letter and
 * closes all, with the processor slowed four times. The page must be signed in, on another screen.
 */
export async function organizationFrames(page: Page): Promise<FrameTime[]> {
  const { measure, end } = await framesOf(page);
  const rows = page.locator(`${tree} [role="row"]`);
  const search = page.getByRole('searchbox', { name: 'Search organization' });
  const grown = () => until(page, `Number(document.querySelector('${tree}')?.getAttribute('aria-rowcount')) > 4000`);

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
  return end();
}
