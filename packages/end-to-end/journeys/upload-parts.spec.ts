import { addPage } from '../harness/contentKinds.ts';
import { addGallery, choosePictures } from '../harness/galleries.ts';
import { openConversation } from '../harness/messages.ts';
import { attach, attachment, pictureFile, videoFile } from '../harness/postFiles.ts';
import { toasts } from '../harness/publishedContent.ts';
import { watchBodies } from '../harness/requestBodies.ts';
import { addCollection, addFiles, entryNames } from '../harness/resources.ts';
import { signIn } from '../harness/session.ts';
import { openFeed } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';
import type { World } from '../harness/world.ts';

/** Three parts of 8 MiB, or two of 10. */
const film = videoFile('courtyard.webm', 17 * 1024 * 1024);

const sentParts = async (world: World) => (await world.control.callsOf('uploadContentFilePart')).length;

test('LIM-109: a video that is added to a gallery is sent in parts of 8 MiB', async ({ page, world }) => {
  await addPage(page, 'Gallery', 'Resident art');
  await addGallery(page, 'Autumn show');
  await choosePictures(page, film);
  await expect(page.getByRole('heading', { name: 'Pictures 1', level: 2 })).toBeVisible();
  expect(await sentParts(world)).toBe(3);
});

test('LIM-109: a video that is added to a folder is sent in parts of 8 MiB', async ({ page, world }) => {
  await addCollection(page, 'Orientation');
  await addFiles(page, film);
  await expect(entryNames(page)).toHaveText([/courtyard\.webm/]);
  expect(await sentParts(world)).toBe(3);
});

test('LIM-108: a video that is attached to a post is sent in parts of 10 MiB', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await attach(page, film);
  await expect(attachment(page, 'courtyard.webm').getByRole('button', { name: 'Play courtyard.webm' })).toBeVisible();
  expect(await sentParts(world)).toBe(2);
  expect(await world.control.callsOf('createContentFileThumbnail'), 'UPL-109: a video has no thumbnail').toEqual([]);
});

test('UPL-109, API-387, LIM-112: a picture that is sent in parts gets the thumbnail that the browser makes of it', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  const picture = pictureFile('clinic-arm.png', 600);
  await attach(page, { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(11 * 1024 * 1024)]) });
  await expect(attachment(page, 'clinic-arm.png').getByRole('button', { name: 'Open clinic-arm.png' })).toBeVisible();
  // The host takes JPEGs of at most 200 by 200 pixels alone (decisions-content O18).
  await expect.poll(async () => (await world.control.callsOf('createContentFileThumbnail')).map(({ status }) => status)).toEqual([201]);
});

test('LIM-110, LIM-111: a video that is attached to a message is sent in parts of 8 MiB, after parts of 10 MiB were requested', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  const beginnings = await watchBodies(page, /\/multipart-uploads$/);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach a file' }).click();
  await (await chooser).setFiles(film);
  await expect.poll(() => beginnings).toEqual([{ chunkSizeBytes: 10_485_760, fileName: film.name, sizeBytes: film.buffer.length }]);
  await expect(page.getByRole('button', { name: `Play video ${film.name}` })).toBeVisible();
  await expect.poll(() => world.control.callsOf('uploadChatPart')).toHaveLength(3);
});

test('ERR-131: a video whose upload cannot be started says so, with its name and the reason', async ({ page, world, allow }) => {
  // The file's name.
  allow.serverMessages = [film.name];
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await world.control.fault({ operationId: 'createContentFileMultipartUpload' }, { status: 400, body: { message: 'The page is full.' } });
  await attach(page, film);
  await expect(toasts(page)).toContainText(/Unable to initialize multipart upload\s*courtyard\.webm: The page is full\./);
});
