import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { untilHeld } from '../harness/heldAnswers.ts';
import { attach, attachment, attachments, pictureFile, videoFile } from '../harness/postFiles.ts';
import { toasts } from '../harness/publishedContent.ts';
import { identifyAs } from '../harness/session.ts';
import { message, openFeed } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';
import type { World } from '../harness/world.ts';

const film = 'courtyard.webm';
const mebibyte = 1024 * 1024;
const parts = 'uploadContentFilePart';

const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const arrived = (page: Page) => attachments(page).getByRole('button', { name: `Play ${film}` });

/** A new post with a two-part video being uploaded. */
async function beginFilm(page: Page, file: Parameters<Locator['setInputFiles']>[0] = videoFile(film, 11 * mebibyte)): Promise<void> {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill('Long-service awards');
  await attachments(page).locator('input[type="file"]').setInputFiles(file);
}

const sentParts = async (world: World) => (await world.control.callsOf(parts)).length;

test('N01 an upload that goes offline halfway waits, and arrives when the network is back, at 390 px', async ({ page, context, world, allow }) => {
  // The part that was being sent is sent again.
  allow.repeatedWrites = true;
  await world.control.fault({ operationId: parts, nth: 2 }, { hang: true });
  await beginFilm(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => sentParts(world)).toBe(2);
  await context.setOffline(true);
  await world.control.heal();
  await tray(page).getByRole('button', { name: 'Expand' }).click();
  await expect(tray(page)).toContainText(film);
  await expect(message(page)).toHaveValue('Long-service awards');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.setOffline(false);
  await expect(arrived(page)).toBeVisible();
  await expect.poll(() => world.control.callsOf('createContentFileMultipartUpload')).toHaveLength(1);
});

test('A04 a token that is refused in the middle of an upload is renewed, and the part is sent once more', async ({ page, world, allow }) => {
  allow.repeatedWrites = true;
  await world.control.fault({ operationId: parts, nth: 2 }, { status: 401, body: {} });
  await beginFilm(page);
  await expect(arrived(page)).toBeVisible();
  await expect.poll(() => sentParts(world)).toBe(3);
  await expect(toasts(page)).not.toContainText('Unable to upload');
});

test('A13 a session that ends during an upload keeps the post and what has arrived; after signing in again the file continues', async ({ page, world, allow }) => {
  allow.repeatedWrites = true;
  page.on('dialog', (dialog) => void dialog.accept());
  await world.control.fault({ operationId: parts, nth: 2 }, { hold: true, status: 401, body: {} });
  // On the disk: the same file is also recognized by the time of its last change.
  const file = test.info().outputPath(film);
  writeFileSync(file, videoFile(film, 11 * mebibyte).buffer);
  const leftBefore = (await world.control.openUploads()).map(({ id }) => id);
  await beginFilm(page, file);
  await expect.poll(() => sentParts(world)).toBe(2);
  await world.control.identity({ login_required: true, expireAccessTokens: true });
  await world.control.release();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(tray(page), 'nothing of it is shown to whoever comes next').toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await identifyAs(page, 'super');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(message(page)).toHaveValue('Long-service awards');
  await expect(attachment(page, film)).toContainText('Stopped when the page was left. Choose it again');
  const choosing = page.waitForEvent('filechooser');
  await attachment(page, film).getByRole('button', { name: /^Choose file/ }).click();
  await (await choosing).setFiles(file);
  await expect(arrived(page)).toBeVisible();
  expect((await world.control.callsOf('createContentFileMultipartUpload')).length, 'what had arrived is not begun again').toBe(1);
  expect((await world.control.openUploads()).filter(({ id }) => !leftBefore.includes(id))).toEqual([]);
});

test('U05 an upload that is cancelled while a part is tried again sends nothing more, and is removed at the host', async ({ page, world, allow }) => {
  allow.repeatedWrites = true;
  await world.control.fault({ operationId: parts }, { status: 503, body: {} });
  await beginFilm(page);
  await expect.poll(() => sentParts(world)).toBeGreaterThan(0);
  await tray(page).getByRole('button', { name: 'Expand' }).click();
  await tray(page).getByRole('button', { name: new RegExp(`^(Cancel|Remove).*${film}`) }).click();
  await expect(tray(page)).toHaveCount(0);
  await expect(attachment(page, film)).toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf('deleteContentFileMultipartUpload')).map(({ status }) => status)).toContain(204);
  const sent = await sentParts(world);
  await world.control.heal();
  // The form lives on: only the next file is sent next.
  await attach(page, pictureFile());
  await expect(attachments(page).getByRole('button', { name: 'Open clinic-arm.png' })).toBeVisible();
  expect(await sentParts(world)).toBe(sent);
});

test('the preview of a post shows no file that is being uploaded, that failed or that was removed, and each that has arrived', async ({ page, world, allow }) => {
  allow.repeatedWrites = true;
  // By role: before a file's thumbnail has arrived, its place shows the name.
  const shown = preview(page).getByRole('img');
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill('Long-service awards');
  await world.control.fault({ operationId: 'uploadContentFile' }, { hang: true });
  await attach(page, pictureFile());
  await expect(attachment(page, 'clinic-arm.png')).toBeVisible();
  await expect(preview(page)).toContainText('Long-service awards');
  await expect(preview(page)).not.toContainText('clinic-arm.png');
  await expect(shown).toHaveCount(0);
  await world.control.heal();
  await expect(shown).toHaveCount(1);
  await world.control.fault({ operationId: 'uploadContentFile' }, { status: 413, body: {} });
  await attach(page, pictureFile('second.png'));
  await expect(attachment(page, 'second.png')).toContainText('The file is too large for the host.');
  await expect(preview(page)).not.toContainText('second.png');
  await expect(shown).toHaveCount(1);
  await attachment(page, 'clinic-arm.png').getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(shown).toHaveCount(0);
});

test('U05 a tab that is duplicated in the middle of an upload does not show it as stopped, and cannot end it', async ({ page, world, allow }) => {
  allow.repeatedWrites = true;
  await world.control.fault({ operationId: parts, nth: 2 }, { hang: true });
  await beginFilm(page);
  await expect.poll(() => sentParts(world)).toBe(2);
  const opening = page.waitForEvent('popup');
  // A tab opened by a page gets a copy of its storage, as a duplicated tab does.
  await page.evaluate(() => void window.open('/dashboard'));
  const other = await opening;
  await expect(other.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  // The copy is dropped once it is recognized as another tab's.
  await expect.poll(() => other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('noticeboard.upload ')))).toEqual([]);
  await expect(tray(other)).toHaveCount(0);
  await world.control.heal();
  await expect(arrived(page)).toBeVisible();
  expect(await world.control.callsOf('deleteContentFileMultipartUpload')).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
});

test('the preview of a post and the saved post have the pictures in the order of the tiles, whichever arrives first', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill('Long-service awards');
  await world.control.fault({ operationId: 'uploadContentFile', times: 1 }, { hold: true });
  await attach(page, pictureFile('red.png'), pictureFile('blue.png'));
  const shown = preview(page).getByRole('img');
  await expect(shown).toHaveCount(1);
  await world.control.release();
  await expect(shown).toHaveCount(2);
  const tiles = () => attachments(page).getByRole('button', { name: /^Open/ }).evaluateAll((buttons) => buttons.map((button) => /(red|blue)\.png/.exec(button.getAttribute('aria-label') ?? button.textContent ?? '')?.[1]));
  const previewed = () => shown.evaluateAll((pictures) => pictures.map((picture) => /(red|blue)\.png/.exec(picture.getAttribute('aria-label') ?? '')?.[1]));
  expect(await tiles()).toHaveLength(2);
  await expect.poll(previewed).toEqual(await tiles());
  const before = await tiles();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await page.getByRole('row', { name: /Long-service awards/ }).getByRole('link').first().click();
  await expect(attachments(page).getByRole('button', { name: /^Open/ })).toHaveCount(2);
  expect(await tiles()).toEqual(before);
});

test('a file that was removed from a post is not counted with those that are being uploaded to it', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill('Long-service awards');
  await attach(page, pictureFile('red.png'));
  await expect(attachments(page).getByRole('button', { name: 'Open red.png' })).toBeVisible();
  await attachment(page, 'red.png').getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(attachment(page, 'red.png')).toHaveCount(0);
  await world.control.fault({ operationId: 'uploadContentFile', times: 1 }, { hold: true });
  await attach(page, pictureFile('blue.png'));
  await expect(tray(page)).toContainText('0 of 1');
  await untilHeld(world.control, 'uploadContentFile');
  await world.control.release();
  await expect(attachments(page).getByRole('button', { name: 'Open blue.png' })).toBeVisible();
  await expect(preview(page).getByRole('img')).toHaveCount(1);
});
