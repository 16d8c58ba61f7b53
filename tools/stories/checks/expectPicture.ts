import { appendFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { judgePicture, type PictureMode, seenPictures } from '../pictures.ts';

/** Whether the page ends within its window, so that the picture of the window is that of the page: it is taken in half the time. */
const fitsItsWindow = () => document.documentElement.scrollHeight <= document.documentElement.clientHeight;

/** Holds what is shown against the picture of this name (`pictures.ts`). */
export async function expectPicture(page: Page, name: string): Promise<void> {
  const fullPage = !(await page.evaluate(fitsItsWindow));
  const picture = await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
  const wrong = await judgePicture(name, picture, (process.env['PICTURES'] ?? 'compare') as PictureMode);
  appendFileSync(seenPictures, `${name}\n`);
  if (wrong !== undefined) throw new Error(wrong);
}
