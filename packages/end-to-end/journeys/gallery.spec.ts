import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessibility.ts';
import { addPage, openAsAnother, savePageAgainstFailures } from '../harness/contentKinds.ts';
import { addGallery, bar, box, choosePictures, picture, pictures } from '../harness/galleries.ts';
import { pictureFile, videoFile } from '../harness/postFiles.ts';
import { rowNamed, toasts } from '../harness/publishedContent.ts';
import { chooseNode, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const name = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Name' });

test('GAL-101: from an empty gallery a user gets to published pictures that another account reads, views and downloads', async ({ page, other: reader, context, world }) => {
  const address = await addPage(page, 'Gallery', 'Resident art');
  await expect(page.getByText('No galleries yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add gallery' }).first().click();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await name(page).fill('Autumn show');
  const submit = page.getByRole('button', { name: 'Save as Draft' });
  await savePageAgainstFailures({ page, context, world, submit, operationId: 'createGalleryItem', isAsTyped: () => expect(name(page)).toHaveValue('Autumn show') });
  await expect(page.getByRole('heading', { name: 'Autumn show', level: 1 })).toBeVisible();

  await expect(page.getByText('No pictures yet')).toBeVisible();
  // One after the other: of two sent at the same time, either may be first.
  for (const [place, file] of [pictureFile('harbour.png'), pictureFile('fog.png'), videoFile('ferry.webm')].entries()) {
    await choosePictures(page, file);
    await expect(page.getByRole('heading', { name: `Pictures ${place + 1}`, level: 2 })).toBeVisible();
  }
  await expect(box(page, 'ferry')).toBeAttached();
  await page.reload();
  await expect(pictures(page)).toHaveCount(3);
  await expect(picture(page, 'harbour').locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(pictures(page).first().getByText('Cover', { exact: true })).toBeVisible();
  await expectAccessible(page, 'Gallery');
  await chooseNode(page, 'Regina');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Published');

  await openAsAnother(reader, address);
  await expect(rowNamed(reader, 'Autumn show')).toContainText('Published');
  await expect(rowNamed(reader, 'Autumn show').locator('img').first()).toHaveAttribute('src', /^blob:/);
  await reader.getByRole('link', { name: 'Autumn show', exact: true }).click();
  await picture(reader, 'harbour').click();
  const lightbox = reader.getByRole('dialog', { name: 'Pictures' });
  const shown = (file: string) => lightbox.getByRole('img', { name: file });
  await expect.poll(() => shown('harbour.png').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await expect(lightbox.getByText(/^PNG · /)).toBeVisible();
  await reader.keyboard.press('ArrowRight');
  await expect.poll(() => shown('fog.png').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await expect(lightbox.getByText('2 of 2')).toBeVisible();
  await reader.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await picture(reader, 'fog').hover();
  await box(reader, 'fog').check({ force: true });
  const [file] = await Promise.all([reader.waitForEvent('download'), bar(reader).getByRole('button', { name: 'Download' }).click()]);
  expect(file.suggestedFilename()).toBe('fog.png');
  expect(readFileSync(await file.path())).toEqual(pictureFile().buffer);
});

test('pictures are selected by keyboard and deleted together after a question', async ({ page, world }) => {
  await addPage(page, 'Gallery', 'Resident art');
  await addGallery(page, 'Autumn show');
  await choosePictures(page, ...['a', 'b', 'c'].map((each) => pictureFile(`${each}.png`)));
  await expect(page.getByRole('heading', { name: 'Pictures 3', level: 2 })).toBeVisible();
  await pictures(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('2 selected');
  await bar(page).getByRole('button', { name: 'Delete…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete pictures' });
  await expect(question).toContainText('2 pictures will be deleted. This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pictures 1', level: 2 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  // One call for both.
  await expect.poll(async () => (await world.control.callsOf('updateGalleryItem')).at(-1)?.status).toBe(200);
  await page.reload();
  await expect(pictures(page)).toHaveCount(1);
});

test('the text of a gallery is changed beside its pictures, and they stay', async ({ page }) => {
  await addPage(page, 'Gallery', 'Resident art');
  await addGallery(page, 'Autumn show');
  await choosePictures(page, pictureFile('harbour.png'));
  await expect(page.getByRole('heading', { name: 'Pictures 1', level: 2 })).toBeVisible();
  await page.getByRole('main').getByRole('textbox', { name: 'Description' }).fill('Painted by residents.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.reload();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Description' })).toHaveValue('Painted by residents.');
  await expect(picture(page, 'harbour')).toBeVisible();
});
