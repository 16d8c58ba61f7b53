import type { Page } from 'playwright';
import { type FrameTime, framesOf, pressOf, typeSlowly, until } from './frames.ts';

const tree = '[role="treegrid"]';
const rows = `${tree} [role="row"]`;

/**
 * Opens the organization of some thousand nodes, opens all, scrolls, jumps to the end, searches letter by letter and
 * closes all, with the processor slowed four times. The page must be signed in, on another screen.
 */
export async function organizationFrames(page: Page): Promise<FrameTime[]> {
  const openOrganization = await pressOf(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organization' }));
  const { measure, end } = await framesOf(page);
  const grown = () => until(page, `Number(document.querySelector('${tree}')?.getAttribute('aria-rowcount')) > 4000`);

  await measure('opens', async () => {
    await openOrganization();
    await until(page, `document.querySelectorAll('${rows}').length > 3`);
  });
  const openAll = await pressOf(page, page.getByRole('button', { name: 'Open all' }));
  await measure('opens all', async () => {
    await openAll();
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
  await page.locator(rows).nth(5).focus();
  await measure('jumps to its end', async () => {
    await page.keyboard.press('End');
    await until(page, `(([scroller]) => scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 100)(document.querySelectorAll('${tree}'))`);
  });
  await page.getByRole('searchbox', { name: 'Search organization' }).focus();
  await measure('searches', async () => {
    await typeSlowly(page, 'care');
    await until(page, `document.querySelector('${tree} mark') !== null`);
  });
  await measure('forgets the search', async () => {
    await page.keyboard.press('Escape');
    await grown();
  });
  const closeAll = await pressOf(page, page.getByRole('button', { name: 'Close all' }));
  await measure('closes all', async () => {
    await closeAll();
    await until(page, `document.querySelectorAll('${rows}').length === 1`);
  });
  return end();
}
