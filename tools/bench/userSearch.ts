import type { Page } from 'playwright';
import { type FrameTime, framesOf, until } from './frames.ts';

const rows = 'tbody tr[data-row-id]';

/** Opens the list of 100,000 people and searches it letter by letter. The page must be signed in, on another screen. */
export async function userSearchFrames(page: Page): Promise<FrameTime[]> {
  const { measure, end } = await framesOf(page);
  const search = page.getByRole('searchbox').first();
  const firstRow = () => page.locator(rows).first().getAttribute('data-row-id');

  await measure('opens', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
    await page.locator(rows).nth(9).waitFor({ timeout: 60_000 });
  });
  const before = await firstRow();
  await measure('searches', async () => {
    await search.pressSequentially('wong', { delay: 120 });
    await until(page, `location.search.includes('wong') && document.querySelector('${rows}')?.dataset.rowId !== '${before}'`);
  });
  await measure('forgets the search', async () => {
    await search.press('Escape');
    await until(page, `document.querySelector('${rows}')?.dataset.rowId === '${before}'`);
  });
  return end();
}
