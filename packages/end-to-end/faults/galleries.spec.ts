import { expect, type Locator, type Page } from '@playwright/test';
import { addPage } from '../harness/contentKinds.ts';
import { addGallery, bar, box, choosePictures, picture, pictures } from '../harness/galleries.ts';
import { isAlive, svg } from '../harness/pictures.ts';
import { pictureFile } from '../harness/postFiles.ts';
import { toasts } from '../harness/publishedContent.ts';
import { test } from '../harness/test.ts';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 2, exact: true });
const offline = (page: Page) => page.locator('#root').getByText('You are offline. What you see may be out of date');
const notJoined = 'Uploaded, but not added to the gallery.';

/** Both kinds add and delete pictures on the same screen, by other calls. */
const kinds = [
  { kind: 'Gallery', adds: 'updateGalleryItem', deletes: 'updateGalleryItem' },
  { kind: 'Image Gallery', adds: 'addImageGalleryFiles', deletes: 'deleteImageGalleryFile' },
] as const;

async function openNew(page: Page, kind: string) {
  await addPage(page, kind, 'Events');
  await addGallery(page, 'Picnic');
  if (kind === 'Image Gallery') await page.getByRole('link', { name: 'Open pictures and albums' }).click();
  await expect(heading(page, 'Pictures 0')).toBeVisible();
}

async function openNewWith(page: Page, kind: string, ...names: string[]) {
  await openNew(page, kind);
  await choosePictures(page, ...names.map((name) => pictureFile(name)));
  await expect(heading(page, `Pictures ${names.length}`)).toBeVisible();
}

for (const { kind, adds, deletes } of kinds) {
  test(`${kind}: pictures that the host refused (403, 500) or that were sent without a network stay in place, and are added by another try`, async ({ page, context, world, allow }) => {
    // Four tries in a few seconds, each of which may read first.
    allow.repeatedWrites = true;
    allow.storms = true;
    await openNew(page, kind);
    const tile = picture(page, 'a');
    const again = tile.getByRole('button', { name: 'Try again: a.png' });
    await world.control.fault({ operationId: adds }, { status: 403, body: { message: 'Ask the head office.' } });
    await choosePictures(page, pictureFile('a.png'));
    await expect(tile).toContainText(notJoined);
    await expect(toasts(page)).toContainText('Ask the head office.');
    await world.control.heal();
    await world.control.fault({ operationId: adds }, { status: 500, body: {} });
    await again.click();
    await expect(toasts(page)).toContainText('Unable to process your request.');
    await expect(tile).toContainText(notJoined);
    await world.control.heal();
    await context.setOffline(true);
    await again.click();
    await expect(toasts(page)).toContainText('Nothing was sent. You are offline.');
    await context.setOffline(false);
    await expect(offline(page)).toHaveCount(0);
    await again.click();
    await expect(heading(page, 'Pictures 1')).toBeVisible();
    await expect(tile.getByText(notJoined)).toHaveCount(0);
    await expect.poll(() => world.control.callsOf('uploadContentFile'), 'the file itself was sent once').toHaveLength(1);
  });

  test(`N05 ${kind}: a picture that was added without a response is found, and not added twice`, async ({ page, world }) => {
    await openNew(page, kind);
    await world.control.fault({ operationId: adds }, { resetAfterCommit: true });
    await choosePictures(page, pictureFile('a.png'));
    await expect(heading(page, 'Pictures 1')).toBeVisible();
    await expect(box(page, 'a')).toBeAttached();
    await expect.poll(async () => (await world.control.callsOf(adds)).filter(({ isExecuted }) => isExecuted)).toHaveLength(1);
  });

  test(`${kind}: a deletion that is refused (403), fails (500), does not reach the host or gets no response is reported; pressed twice it is one`, async ({ page, context, world, allow }) => {
    // Four tries in a few seconds, each of which may read first.
    allow.repeatedWrites = true;
    allow.storms = true;
    await openNewWith(page, kind, 'a.png', 'b.png');
    await pictures(page).first().focus();
    await page.keyboard.press('Space');
    await bar(page).getByRole('button', { name: 'Delete…' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete picture' });
    const press = () => question.getByRole('button', { name: 'Delete', exact: true }).click();
    for (const { answer, words } of [
      { answer: { status: 403, body: { message: 'Ask the head office.' } }, words: 'Ask the head office.' },
      { answer: { status: 500, body: {} }, words: 'Unable to process your request.' },
    ]) {
      await world.control.fault({ operationId: deletes }, answer);
      await press();
      await expect(question.getByRole('alert')).toContainText(words);
      await world.control.heal();
    }
    await context.setOffline(true);
    await press();
    await expect(question.getByRole('alert')).toContainText('Nothing was sent. You are offline.');
    await context.setOffline(false);
    await expect(offline(page)).toHaveCount(0);
    const before = (await world.control.callsOf(deletes)).length;
    await world.control.fault({ operationId: deletes }, { resetAfterCommit: true });
    await question.getByRole('button', { name: 'Delete', exact: true }).dblclick();
    await expect(heading(page, 'Pictures 1')).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    await expect.poll(async () => (await world.control.callsOf(deletes)).length - before).toBe(1);
  });

  test(`U09 ${kind}: of ten pictures three fail: seven are in, each of the three gives a reason, and a retry adds them`, async ({ page, world, allow }) => {
    // Failed calls are repeated, and ten files are ten calls.
    allow.repeatedWrites = true;
    allow.storms = true;
    await openNew(page, kind);
    for (const nth of [2, 5, 9]) await world.control.fault({ operationId: 'uploadContentFile', nth }, { status: 413, body: {} });
    await choosePictures(page, ...Array.from({ length: 10 }, (_, place) => pictureFile(`award-${place + 1}.png`)));
    // Ten uploads, two at a time, and uploaded files are attached call by call.
    await expect(heading(page, 'Pictures 7')).toBeVisible({ timeout: 60_000 });
    const failed = pictures(page).filter({ hasText: 'The file is too large for the host.' });
    await expect(failed).toHaveCount(3);
    await world.control.heal();
    const replace = failed.first().getByRole('button', { name: /^Replace/ });
    const name = (await replace.getAttribute('aria-label'))?.replace('Replace: ', '') ?? '';
    const choosing = page.waitForEvent('filechooser');
    await replace.click();
    await (await choosing).setFiles([pictureFile(name)]);
    await expect(heading(page, 'Pictures 8')).toBeVisible();
    for (const remaining of [2, 1]) {
      await expect(failed).toHaveCount(remaining);
      await failed.first().getByRole('button', { name: /^Remove/ }).click();
    }
    await expect(failed).toHaveCount(0);
    await page.reload();
    await expect(heading(page, 'Pictures 8')).toBeVisible();
  });
}

test('P01, P13 leaving during the upload of a picture asks, and a discarded picture is not added', async ({ page, world }) => {
  await openNew(page, 'Image Gallery');
  await world.control.fault({ operationId: 'uploadContentFile' }, { hang: true });
  await choosePictures(page, pictureFile('a.png'));
  await expect(picture(page, 'a').getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: 'Edit and publish' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^(Stay|Keep|Cancel)/ }).click();
  await expect(picture(page, 'a')).toBeVisible();
  await page.getByRole('link', { name: 'Edit and publish' }).click();
  await question.getByRole('button', { name: /^(Leave|Discard)/ }).click();
  await world.control.heal();
  await expect(page.getByText('0 albums · 0 pictures')).toBeVisible();
  expect(await world.control.callsOf('addImageGalleryFiles')).toEqual([]);
});

for (const name of ['<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', "{{constructor.constructor('alert(1)')()}}", 'javascript:alert(1)', '\u202Egnp.exe']) {
  test(`X01 a picture and an album called ${JSON.stringify(name)} execute nothing, and are shown as they are`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await openNew(page, 'Image Gallery');
    await page.getByRole('button', { name: 'New album' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    // Fields and host remove characters that change the text direction (ADR 0187).
    const kept = name.replace('\u202E', '');
    await expect(page.getByRole('list', { name: 'Albums' })).toContainText(kept);
    await expect(page.getByRole('list', { name: 'Albums' })).not.toContainText('\u202E');
    await choosePictures(page, pictureFile(`${name}.png`));
    await expect(heading(page, 'Pictures 1')).toBeVisible();
    await expect(pictures(page).first()).toContainText(kept);
    await pictures(page).first().click();
    await expect(page.getByRole('dialog', { name: 'Pictures' })).toContainText(kept);
    await isAlive(page);
    expect(dialogs).toEqual([]);
  });
}

test('X06 an SVG is not accepted, and one that the host has anyway is neither shown nor opened as a page', async ({ page, context }) => {
  await openNew(page, 'Image Gallery');
  await choosePictures(page, { name: 'script.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }, { name: 'script.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
  await expect(pictures(page).filter({ hasText: 'SVG can’t be shown.' })).toHaveCount(1);
  await expect(pictures(page).filter({ hasText: 'The content of the file is not what its name says.' })).toHaveCount(1);
  await page.route('**/files/0/999', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Record<string, unknown>;
    const file = { id: '5a7e0f0e-1111-4222-8333-444455556666', fileName: 'evil.svg', originalFileName: 'evil.svg', thumbnail: 'evil.svg' };
    await route.fulfill({ response: answer, json: { ...body, results: [file], totalElementCount: 1 } });
  });
  await page.route('**/content-files/evil.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const evil = picture(page, 'evil');
  await expect(evil).toBeVisible();
  await evil.click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(evil.locator('img')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  await isAlive(page);
});

test('a gallery of 999 pictures keeps few of them in the document, and its last is reached by one key', async ({ page }) => {
  await openNew(page, 'Image Gallery');
  const files = Array.from({ length: 999 }, (_, place) => ({ id: crypto.randomUUID(), fileName: `stored-${place}.png`, originalFileName: `picture-${place + 1}.png`, thumbnail: null }));
  await page.route('**/files/0/999', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { results: files, totalElementCount: 1_000, page: 0, pageSize: 999 } });
  });
  await page.reload();
  await expect(heading(page, 'Pictures 1,000')).toBeVisible();
  await expect(picture(page, 'picture-1')).toBeVisible();
  expect(await pictures(page).count()).toBeLessThan(80);
  await picture(page, 'picture-1').focus();
  await page.keyboard.press('End');
  await expect(picture(page, 'picture-999')).toBeFocused();
  expect(await pictures(page).count()).toBeLessThan(120);
  // The thousandth is on the next page.
  await expect(page.getByRole('navigation', { name: 'Picture pages' })).toBeVisible();
});
