import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attach, attachment, attachments, pictureFile, videoFile } from '../harness/postFiles.ts';
import { toasts } from '../harness/publishedContent.ts';
import { message, openFeed, openPost } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const text = 'Long-service awards';
const names = Array.from({ length: 10 }, (_, place) => `award-${place + 1}.png`);

test('U09 of ten files three fail: each gives a reason at its place, nothing is saved without them, and a retry adds them', async ({ page, world, allow }) => {
  // Failed calls are repeated, and ten files are ten calls.
  allow.repeatedWrites = true;
  allow.storms = true;
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  for (const nth of [2, 5, 9]) await world.control.fault({ operationId: 'uploadContentFile', nth }, { status: 413, body: {} });
  await attach(page, ...names.map((name) => pictureFile(name)));
  const failed = attachments(page).getByRole('listitem').filter({ hasText: 'The file is too large for the host.' });
  await expect(failed).toHaveCount(3);
  await expect(attachments(page).getByRole('button', { name: /^Open award/ })).toHaveCount(7);
  await expect(toasts(page)).toContainText(/Unable to upload award-\d+\.png file/);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(attachments(page).getByText('3 files were not uploaded. Try again, or remove them.')).toBeVisible();
  expect(await world.control.callsOf('createSocialFeedItem')).toEqual([]);

  await world.control.heal();
  const replaced = failed.first().getByRole('button', { name: /^Replace/ });
  const name = (await replaced.getAttribute('aria-label'))?.replace('Replace: ', '') ?? '';
  const choosing = page.waitForEvent('filechooser');
  await replaced.click();
  await (await choosing).setFiles([pictureFile(name)]);
  await expect(attachments(page).getByRole('button', { name: /^Open award/ })).toHaveCount(8);
  for (const remaining of [2, 1]) {
    await expect(failed).toHaveCount(remaining);
    await failed.first().getByRole('button', { name: /^Remove/ }).click();
  }
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toasts(page)).toContainText('Item saved successfully');
  await openPost(page, text);
  await expect(attachments(page).getByRole('button', { name: /^Open award/ })).toHaveCount(8);
});

test('U06 a reload during an upload reports what stopped, and the same file continues in the same post', async ({ page, world, allow }) => {
  // The part that was being sent is sent again.
  allow.repeatedWrites = true;
  const folder = mkdtempSync(join(tmpdir(), 'noticeboard-u06-'));
  const path = join(folder, 'courtyard.webm');
  writeFileSync(path, videoFile('courtyard.webm', 21 * 1024 * 1024).buffer);
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  await world.control.fault({ operationId: 'uploadContentFilePart', nth: 2 }, { hang: true });
  await attachments(page).locator('input[type="file"]').setInputFiles(path);
  await expect.poll(async () => (await world.control.callsOf('uploadContentFilePart')).length).toBe(2);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await world.control.heal();
  await page.getByRole('button', { name: 'Restore' }).click();
  const stopped = attachment(page, 'courtyard.webm');
  await expect(stopped).toContainText('Stopped when the page was left. Choose it again');
  const choosing = page.waitForEvent('filechooser');
  await stopped.getByRole('button', { name: 'Choose file: courtyard.webm' }).click();
  await (await choosing).setFiles(path);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toasts(page)).toContainText('Item saved successfully');
  await openPost(page, text);
  await expect(attachments(page).getByRole('button', { name: 'Play courtyard.webm' })).toBeVisible();
  // One upload was begun, and the parts that had arrived were kept.
  await expect.poll(() => world.control.callsOf('createContentFileMultipartUpload')).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

test('P14 pictures that had arrived are in the draft that is offered after a reload', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await attach(page, pictureFile());
  await expect(attachments(page).getByRole('button', { name: 'Open clinic-arm.png' })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(attachments(page).getByRole('button', { name: 'Open clinic-arm.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toasts(page)).toContainText('Item saved successfully');
});

test('X06 a page disguised as a picture is refused by the host, and the reason is shown at the file', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await attach(page, { name: 'party.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') }, { name: 'party.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(attachment(page, 'party.png')).toContainText('The content of the file is not what its name says.');
  await expect(attachment(page, 'party.html')).toContainText('HTML can’t be shown.');
});

for (const name of ['<img src=x onerror=alert(1)>.png', '"><svg onload=alert(1)>.png', '{{constructor.constructor(\'alert(1)\')()}}.png', 'javascript:alert(1).png', '\u202Egnp.exe.png']) {
  test(`X01 a file called ${JSON.stringify(name)} executes nothing in the editor, the tray and the list`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await openFeed(page, 'super');
    await page.getByRole('link', { name: 'Add new post' }).click();
    await message(page).fill(text);
    await attach(page, pictureFile(name));
    await expect(attachments(page).getByRole('button', { name: /^Open / })).toBeVisible();
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(toasts(page)).toContainText('Item saved successfully');
    await openPost(page, text);
    await expect(attachments(page)).toContainText(name.slice(-8));
    await expect(attachments(page).getByRole('button', { name: /^Open / })).toBeVisible();
    expect(dialogs).toEqual([]);
  });
}
