import type { Locator, Page } from '@playwright/test';

/** The squares of the open gallery or album. */
export const pictures = (page: Page): Locator => page.getByRole('grid').getByRole('row');

/** One of them, by its caption. */
export const picture = (page: Page, caption: string): Locator => page.getByRole('grid').getByRole('row', { name: caption, exact: true });

/** Its checkbox. */
export const box = (page: Page, caption: string): Locator => page.getByRole('checkbox', { name: `Select ${caption}`, exact: true });

/** The bar of actions at the foot while pictures are selected. */
export const bar = (page: Page): Locator => page.getByRole('group', { name: 'Selected pictures' });

/** Chooses files for the open gallery. */
export async function choosePictures(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.getByRole('main').locator('input[type="file"][multiple]').setInputFiles(files);
}

/** Adds a gallery to a page and saves it as a draft; the gallery is shown then. */
export async function addGallery(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Add gallery' }).first().click();
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}
