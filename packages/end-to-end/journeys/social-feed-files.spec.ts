import { readFileSync } from 'node:fs';
import { attach, attachment, attachments, pictureFile, videoFile } from '../harness/postFiles.ts';
import { rows, toasts } from '../harness/publishedContent.ts';
import { chooseNode, message, openDraft, openFeed, openPost, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const text = 'Flu clinics are back on site';

test('FEED-117 a post with a picture and a video is written, published, and read back by another account', async ({ page, other: reader }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  // Awaited from before the action on: it disappears automatically.
  const told = expect(toasts(page)).toContainText('All items uploaded sucessfully');
  await Promise.all([told, attach(page, pictureFile(), videoFile())]);
  await expect(attachment(page, 'clinic-arm.png').getByRole('button', { name: 'Open clinic-arm.png' })).toBeVisible();
  await expect(attachment(page, 'courtyard.webm').getByRole('button', { name: 'Play courtyard.webm' })).toBeVisible();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toasts(page)).toContainText('Item saved successfully');
  await expect(rows(page).filter({ hasText: text }).locator('img')).toHaveAttribute('src', /^blob:/);

  await openPost(page, text);
  await expect(attachment(page, 'clinic-arm.png').locator('img')).toHaveAttribute('src', /^blob:/);
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Published');

  await openFeed(reader, 'unit');
  await openPost(reader, text);
  await expect(attachments(reader).getByRole('listitem').filter({ hasText: /png|webm/ })).toHaveCount(2);
  await attachments(reader).getByRole('button', { name: 'Open clinic-arm.png' }).click();
  const picture = reader.getByRole('dialog').getByRole('img', { name: 'clinic-arm.png' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await reader.keyboard.press('Escape');
  const saving = reader.waitForEvent('download');
  await attachments(reader).getByRole('button', { name: 'Download clinic-arm.png' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('clinic-arm.png');
  expect(readFileSync(await saved.path())).toEqual(pictureFile().buffer);

  await attachments(reader).getByRole('button', { name: 'Play courtyard.webm' }).click();
  const film = reader.getByRole('dialog', { name: 'courtyard.webm' });
  // The player has it: these bytes are not a film.
  await expect(film.getByRole('alert'), 'CONT-154').toContainText('The video could not be played');
  const savingFilm = reader.waitForEvent('download');
  await film.getByRole('button', { name: 'Download' }).click();
  const savedFilm = await savingFilm;
  expect(savedFilm.suggestedFilename()).toBe('courtyard.webm');
  expect(readFileSync(await savedFilm.path())).toEqual(videoFile().buffer);
  await reader.keyboard.press('Escape');
  await expect(film).toHaveCount(0);
});

test('a new post is previewed beside its form as staff will see it, with its picture as soon as that has arrived', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  const phone = page.getByRole('region', { name: 'As staff see it' });
  await expect(phone).toContainText('Margaret Chen-Whitaker');
  await expect(phone).toContainText('Not published yet');
  await message(page).fill(text);
  await expect(phone).toContainText(text);
  await attach(page, pictureFile());
  await expect(phone.getByRole('img', { name: 'clinic-arm.png' }).locator('img')).toHaveAttribute('src', /^blob:/);
});

test('FEED-132, FEED-136 a post can be a picture alone, and the picture is removed after a question', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await attach(page, pictureFile('poster.png'));
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toasts(page)).toContainText('Item saved successfully');
  await page.getByRole('link', { name: 'poster.png', exact: true }).click();
  await message(page).fill(text);
  await attachments(page).getByRole('button', { name: 'Remove poster.png' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('poster.png');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(attachment(page, 'poster.png')).toBeVisible();
  await attachments(page).getByRole('button', { name: 'Remove poster.png' }).press('Enter');
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(attachment(page, 'poster.png')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.reload();
  await expect(message(page)).toHaveValue(text);
  await expect(attachments(page).getByRole('button', { name: /^Add or drop files/ })).toBeVisible();
  await expect(attachment(page, 'poster.png')).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('updateSocialFeedItem')).toHaveLength(1);
});

test('a save waits for a picture that is being uploaded, says so, and can be cancelled', async ({ page, world }) => {
  await openDraft(page, text);
  await world.control.fault({ operationId: 'uploadContentFile' }, { hang: true });
  await attach(page, pictureFile());
  await page.getByRole('button', { name: 'Save changes' }).click();
  const waiting = page.getByRole('alert').filter({ hasText: 'The post is saved as soon as its file has arrived.' });
  await waiting.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet.' })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(waiting).toBeVisible();
  expect(await world.control.callsOf('updateSocialFeedItem')).toEqual([]);
  await world.control.heal();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.reload();
  await expect(attachment(page, 'clinic-arm.png')).toBeVisible();
});

test('a picture can be pasted into the message, and a file that is dropped beside the fields does not replace the page', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  const bytes = [...pictureFile().buffer];
  await message(page).evaluate((field, content) => {
    const carry = (name: string) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], name, { type: 'image/png' }));
      return transfer;
    };
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carry('pasted.png') }));
    field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carry('dropped.png') }));
  }, bytes);
  await expect(attachments(page).getByRole('button', { name: 'Open pasted.png' })).toBeVisible();
  await expect(attachments(page).getByRole('button', { name: 'Open dropped.png' })).toBeVisible();
  await expect(message(page)).toHaveValue('');
});
