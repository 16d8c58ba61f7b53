import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessibility.ts';
import { addPage, openAsAnother } from '../harness/contentKinds.ts';
import { addGallery, bar, box, choosePictures, picture, pictures } from '../harness/galleries.ts';
import { pictureFile } from '../harness/postFiles.ts';
import { rowNamed, toasts } from '../harness/publishedContent.ts';
import { saveAgainstFailures } from '../harness/savingForm.ts';
import { chooseNode, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const albumWindow = (page: Page) => page.getByRole('dialog', { name: /^(New|Rename) album$/ });
const albumName = (page: Page) => albumWindow(page).getByRole('textbox', { name: 'Name' });
const album = (page: Page, name: string) => page.getByRole('list', { name: 'Albums' }).getByRole('link').filter({ hasText: name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });

async function openNewGallery(page: Page): Promise<string> {
  const address = await addPage(page, 'Image Gallery', 'Events');
  await expect(page.getByText('No galleries yet')).toBeVisible();
  await addGallery(page, 'Picnic');
  await page.getByRole('link', { name: 'Open pictures and albums' }).click();
  await expect(page.getByText('No pictures yet')).toBeVisible();
  return address;
}

async function select(page: Page, caption: string) {
  await picture(page, caption).hover();
  await box(page, caption).check({ force: true });
}

test('IMG-101, IMG-102, IMG-103, IMG-104: from an empty image gallery a user gets to published albums that another account reads back', async ({ page, other: reader, context, world }) => {
  const address = await openNewGallery(page);
  await page.getByRole('button', { name: 'New album' }).click();
  const dialog = albumWindow(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await albumName(page).fill('Games');
  await saveAgainstFailures({ page, context, world, dialog, submit: 'Add', operationId: 'createImageGalleryAlbum', isAsTyped: () => expect(albumName(page)).toHaveValue('Games'), failureTitle: 'Error' });
  await expect(album(page, 'Games')).toContainText('0 pictures');

  await choosePictures(page, ...['lunch', 'cake', 'race'].map((name) => pictureFile(`${name}.png`)));
  await expect(heading(page, 'Pictures 3')).toBeVisible();
  await select(page, 'race');
  await bar(page).getByRole('button', { name: 'Add to album' }).click();
  await page.getByRole('menuitem', { name: 'Games', exact: true }).click();
  await expect(album(page, 'Games')).toContainText('1 picture');
  await expect(bar(page)).toHaveCount(0);
  await expect(album(page, 'Games').locator('img')).toHaveAttribute('src', /^blob:/);

  // Files chosen in an album are added to the album.
  await album(page, 'Games').click();
  await expect(heading(page, 'Games 1')).toBeVisible();
  await choosePictures(page, pictureFile('sack.png'));
  await expect(heading(page, 'Games 2')).toBeVisible();
  await expect(picture(page, 'race').getByText('Cover', { exact: true })).toBeVisible();
  await expectAccessible(page, 'Album of an image gallery');
  // Back and reload keep the place.
  await page.reload();
  await expect(heading(page, 'Games 2')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Pictures 4')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Games 2')).toBeVisible();
  await page.getByRole('link', { name: 'All pictures' }).click();
  await expect(pictures(page)).toHaveCount(4);
  await expectAccessible(page, 'Image gallery');

  await page.getByRole('link', { name: 'Edit and publish' }).click();
  await expect(page.getByText('1 album · 4 pictures')).toBeVisible();
  await chooseNode(page, 'Regina');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Published');

  await openAsAnother(reader, address);
  await expect(rowNamed(reader, 'Picnic')).toContainText('Published');
  await reader.getByRole('link', { name: 'Picnic', exact: true }).click();
  await reader.getByRole('link', { name: 'Open pictures and albums' }).click();
  await expect(album(reader, 'Games')).toContainText('2 pictures');
  await picture(reader, 'sack').focus();
  await reader.keyboard.press('Enter');
  const lightbox = reader.getByRole('dialog', { name: 'Pictures' });
  await expect.poll(() => lightbox.getByRole('img', { name: 'sack.png' }).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
});

test('IMG-102, IMG-105: an album is renamed, a picture is taken out of it, others are deleted, and the album is deleted without its pictures', async ({ page, world }) => {
  await openNewGallery(page);
  await choosePictures(page, ...['a', 'b', 'c'].map((name) => pictureFile(`${name}.png`)));
  await expect(heading(page, 'Pictures 3')).toBeVisible();
  // Into an album that does not exist yet.
  for (const name of ['a', 'b', 'c']) await select(page, name);
  await bar(page).getByRole('button', { name: 'Add to album' }).click();
  await page.getByRole('menuitem', { name: 'New album…' }).click();
  await albumName(page).fill('Games');
  await albumWindow(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(album(page, 'Games')).toContainText('3 pictures');
  await album(page, 'Games').click();

  await page.getByRole('button', { name: 'Actions for Games' }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await albumName(page).fill('Race');
  await world.control.fault({ operationId: 'updateImageGalleryAlbum' }, { resetAfterCommit: true });
  await albumWindow(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading(page, 'Race 3')).toBeVisible();
  await world.control.heal();

  await select(page, 'a');
  await bar(page).getByRole('button', { name: 'Take out of album' }).click();
  await expect(heading(page, 'Race 2')).toBeVisible();
  await select(page, 'b');
  await bar(page).getByRole('button', { name: 'Delete…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete picture' });
  await expect(question).toContainText("'b' will be deleted. This action cannot be undone.");
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(heading(page, 'Race 1')).toBeVisible();
  await expect.poll(() => world.control.callsOf('deleteImageGalleryFile')).toHaveLength(1);

  await page.getByRole('button', { name: 'Actions for Race' }).click();
  await page.getByRole('menuitem', { name: 'Delete album…' }).click();
  const last = page.getByRole('alertdialog', { name: 'Delete album' });
  await expect(last).toContainText("'Race' will be deleted; its pictures stay in the gallery.");
  await last.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(heading(page, 'Pictures 2')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Albums' })).toHaveCount(0);
});

test('the address of an album that is gone says so, with the way back', async ({ page }) => {
  await openNewGallery(page);
  await page.goto(`${new URL(page.url()).pathname}?album=5a7e0f0e-1111-4222-8333-444455556666`);
  await expect(page.getByText('This album does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'All pictures' }).click();
  await expect(heading(page, 'Pictures 0')).toBeVisible();
});
