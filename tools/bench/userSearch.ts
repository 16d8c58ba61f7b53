import type { Page } from 'playwright';
import { type FrameTime, framesOf, pressOf, typeSlowly, until } from './frames.ts';

const rows = 'tbody tr[data-row-id]';

/** Opens the list of 100,000 people and searches it letter by letter. The page must be signed in, on another screen. */
export async function userSearchFrames(page: Page): Promise<FrameTime[]> {
  const openUsers = await pressOf(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }));
  const { measure, end } = await framesOf(page);

  await measure('opens', async () => {
    await openUsers();
    await until(page, `document.querySelectorAll('${rows}').length >= 10`);
  });
  const before = await page.locator(rows).first().getAttribute('data-row-id');
  const shows = (isFound: boolean) => until(page, `(document.querySelector('${rows}')?.dataset.rowId === '${before}') !== ${isFound}`);
  await page.getByRole('searchbox', { name: 'Search users' }).focus();
  await measure('searches', async () => {
    await typeSlowly(page, 'wong');
    await shows(true);
  });
  await measure('forgets the search', async () => {
    await page.keyboard.press('Escape');
    await shows(false);
  });
  return end();
}
