import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessibility.ts';
import { addPage, openAdding, openAsAnother, savePageAgainstFailures } from '../harness/contentKinds.ts';
import { png } from '../harness/pictures.ts';
import { actOn, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { saveAgainstFailures } from '../harness/savingForm.ts';
import { signIn } from '../harness/session.ts';
import { chooseNode, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const name = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Name' });
const contactWindow = (page: Page) => page.getByRole('dialog', { name: /^(Add|Edit) Contact$/ });

async function addGroup(page: Page, text: string) {
  await page.getByRole('main').getByRole('link', { name: 'Add contact group' }).first().click();
  await name(page).fill(text);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: text, level: 1 })).toBeVisible();
}

test('DIR-101, DIR-102: from an empty directory a user gets to published contacts that another account reads and downloads as a file', async ({ page, other: reader, context, world }) => {
  const address = await addPage(page, 'Contact Directory', 'Numbers');
  await expect(page.getByText('No contact groups yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add contact group' }).first().click();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await name(page).fill('Night desk');
  const submit = page.getByRole('button', { name: 'Save as Draft' });
  await savePageAgainstFailures({ page, context, world, submit, operationId: 'createContactDirectoryItem', isAsTyped: () => expect(name(page)).toHaveValue('Night desk') });
  await expect(page.getByRole('heading', { name: 'Night desk', level: 1 })).toBeVisible();

  await expect(page.getByText('No contacts yet')).toBeVisible();
  await openAdding(page, 'Add contact');
  const dialog = contactWindow(page);
  await dialog.getByRole('textbox', { name: /^First name/ }).fill('Ada');
  await dialog.getByRole('textbox', { name: /^Last name/ }).fill('Lund');
  // The numbering plans are loaded once the countries are: until then no number can be checked.
  await dialog.getByRole('button', { name: /^Country/ }).first().click();
  await expect(page.getByRole('option', { name: /^Canada/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  // DIR-108, DIR-110: one of the two is required, and both fields say so.
  await expect(dialog.getByText('Email or phone is required').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Phone', exact: true }).fill('416 555 0123');
  await saveAgainstFailures({
    page,
    context,
    world,
    dialog,
    submit: 'Add',
    operationId: 'createContact',
    isAsTyped: () => expect(dialog.getByRole('textbox', { name: /^First name/ })).toHaveValue('Ada'),
    failureTitle: 'Error',
  });
  await expect(rowNamed(page, 'Ada Lund').getByRole('link', { name: '+1 416 555 0123' })).toHaveAttribute('href', 'tel:+14165550123');
  await page.reload();
  await expect(rowNamed(page, 'Ada Lund')).toBeVisible();
  await expectAccessible(page, 'Contact group');
  await chooseNode(page, 'Regina');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Published');

  await openAsAnother(reader, address);
  await expect(rowNamed(reader, 'Night desk')).toContainText('Published');
  const [file] = await Promise.all([reader.waitForEvent('download'), reader.getByRole('button', { name: 'Download CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('Numbers.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain("Ada,Lund,,,'+1 416 555 0123");
  await reader.getByRole('link', { name: 'Night desk', exact: true }).click();
  await expect(rowNamed(reader, 'Ada Lund')).toContainText('+1 416 555 0123');
});

test('DIR-103: a contact is changed with a picture, found after lost responses, and deleted after confirmation', async ({ page, world }) => {
  await addPage(page, 'Contact Directory', 'Numbers');
  await addGroup(page, 'Night desk');
  await openAdding(page, 'Add contact');
  const dialog = contactWindow(page);
  await dialog.getByRole('textbox', { name: /^First name/ }).fill('Ada');
  await dialog.getByRole('textbox', { name: /^Last name/ }).fill('Lund');
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('ada@prairie.example');
  await world.control.fault({ operationId: 'createContact' }, { resetAfterCommit: true });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);

  await actOn(page, rowNamed(page, 'Ada Lund'), 'Edit');
  await world.control.fault({ operationId: 'uploadContentFile' }, { status: 400, body: { message: 'The picture cannot be read.' } });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer: png(64) });
  await expect(toasts(page), 'ERR-129').toContainText(/Unable to upload ada\.png file\s*The picture cannot be read\./);
  await world.control.heal();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer: png(64) });
  await expect(dialog.getByRole('img', { name: 'Ada Lund' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Position' }).fill('Night manager');
  await world.control.fault({ operationId: 'updateContact' }, { resetAfterCommit: true });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowNamed(page, 'Ada Lund')).toContainText('Night manager');
  await expect(rowNamed(page, 'Ada Lund').locator('img')).toBeVisible();
  await world.control.fault({ operationId: 'listContacts' }, { set: { 'results.0.avatarFileName': null } });
  await page.reload();
  await expect(rowNamed(page, 'Ada Lund').locator('img'), 'named in contactAvatar alone').toBeVisible();
  await world.control.heal();

  await actOn(page, rowNamed(page, 'Ada Lund'), 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete contact' });
  await expect(question).toContainText("'Ada Lund' will be deleted. This action cannot be undone.");
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No contacts yet')).toBeVisible();
  await expect.poll(() => world.control.callsOf('deleteContact')).toHaveLength(1);
});

test('each way to reach a contact is high enough to be pressed beside the others (WCAG 2.5.8)', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Who to Call' }).click();
  await rows(page).getByRole('rowheader').getByRole('link').first().click();
  const ways = page.getByRole('main').locator('a[href^="tel:"], a[href^="mailto:"]');
  await expect(ways.nth(1)).toBeVisible();
  for (const way of await ways.all()) expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});
