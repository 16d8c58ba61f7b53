import { appendFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { isKnownPicture, judgePicture, type PictureMode, seenPictures } from '../pictures.ts';
import { pictureAtRest } from './pictureAtRest.ts';

/** Whether the page ends within its window, so that the picture of the window is that of the page: it is taken in half the time. */
const fitsItsWindow = () => document.documentElement.scrollHeight <= document.documentElement.clientHeight;

async function takePicture(page: Page): Promise<Buffer> {
  const fullPage = !(await page.evaluate(fitsItsWindow));
  return page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
}

/** Holds what is shown against the picture of this name (`pictures.ts`). */
export async function expectPicture(page: Page, name: string): Promise<void> {
  appendFileSync(seenPictures, `${name}\n`);
  const first = await takePicture(page);
  // A picture that matches is at rest, and nearly all match.
  if (await isKnownPicture(name, first)) return;
  const mode = (process.env['PICTURES'] ?? 'compare') as PictureMode;
  const wrong = await judgePicture(name, await pictureAtRest(first, () => takePicture(page)), mode);
  if (wrong !== undefined) throw new Error(wrong);
}
