import { addPage } from '../harness/contentKinds.ts';
import { dragInFullView } from '../harness/drag.ts';
import { addGallery, choosePictures } from '../harness/galleries.ts';
import { pictureFile } from '../harness/postFiles.ts';
import { actOn, rowNamed } from '../harness/publishedContent.ts';
import { addCollection, addFolder, entryNames, openFolder, windowOf } from '../harness/resources.ts';
import { expect, test } from '../harness/test.ts';

test('P12: a name that is saved while a picture joins its gallery stays, and so does the picture', async ({ page, world }) => {
  await addPage(page, 'Gallery', 'Events');
  await addGallery(page, 'Picnic');
  await world.control.fault({ operationId: 'updateGalleryItem', times: 1 }, { delayMs: 3000 });
  await choosePictures(page, pictureFile('lunch.png'));
  await expect.poll(() => world.control.callsOf('updateGalleryItem')).toHaveLength(1);
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill('Summer picnic');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => world.control.callsOf('updateGalleryItem')).toHaveLength(2);
  await expect(page.getByRole('heading', { name: 'Summer picnic', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pictures 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Summer picnic', level: 1 })).toBeVisible();
});

test('P12: a folder that is renamed while its move is in flight is moved and renamed', async ({ page, world }) => {
  await addCollection(page, 'Infection control');
  await addFolder(page, 'Signs');
  await addFolder(page, 'Plans');
  await world.control.fault({ operationId: 'updateResourceFolder', times: 1 }, { delayMs: 3000 });
  await dragInFullView(page, rowNamed(page, 'Plans').getByRole('link', { name: 'Plans', exact: true }), rowNamed(page, 'Signs').getByRole('link', { name: 'Signs' }));
  await expect.poll(() => world.control.callsOf('updateResourceFolder')).toHaveLength(1);
  await actOn(page, rowNamed(page, 'Plans'), 'Rename');
  const dialog = windowOf(page, 'Folder');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Evacuation plans');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(entryNames(page)).toHaveText(['Signs']);
  await openFolder(page, 'Signs');
  await expect(entryNames(page)).toHaveText(['Evacuation plans']);
});
