import type { Page } from '@playwright/test';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { openEmailTemplates, rewrite, source } from '../harness/templates.ts';
import { expect, test } from '../harness/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const theirs = (page: Page) => page.getByRole('textbox', { name: 'Text that is saved now' });

test('P12 an e-mail that somebody else saved meanwhile warns once, and both texts can be read', async ({ page, world }) => {
  await openEmailTemplates(page);
  await rewrite(page, '<p>Mine</p>');
  await world.control.fault({ operationId: 'getEmailTemplate' }, { set: { htmlBody: '<p>Theirs</p>' } });
  await save(page).click();
  await expect(alert(page)).toContainText('Somebody else has saved another text since you began.');
  await expect(theirs(page)).toHaveValue('<p>Theirs</p>');
  await expect(source(page)).toContainText('<p>Mine</p>');
  expect(await world.control.callsOf('updateEmailTemplate')).toEqual([]);

  // Given up, theirs stands; typed over it, nothing is warned of.
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(source(page)).toContainText('<p>Theirs</p>');
  await expect(theirs(page)).toHaveCount(0);
  await rewrite(page, '<p>Ours</p>');
  await world.control.heal();
  await world.control.fault({ operationId: 'getEmailTemplate' }, { set: { htmlBody: '<p>Theirs again</p>' } });
  await save(page).click();
  await expect(theirs(page)).toHaveValue('<p>Theirs again</p>');
  await save(page).click();
  await expect(toasts(page)).toContainText('Update Success');
  await expect(theirs(page)).toHaveCount(0);
  await world.control.heal();
  await page.reload();
  await expect(source(page)).toContainText('<p>Ours</p>');
  expect(await world.control.callsOf('updateEmailTemplate')).toHaveLength(1);
});

test('P12 an SMS that somebody else saved, deleted or wrote first warns once, and nothing typed is taken away', async ({ browser, page, world, allow }) => {
  // The test itself saves one template again and again, from two windows.
  allow.storms = true;
  const path = '/app-settings/sms-templates';
  const context = await browser.newContext({ baseURL: world.console });
  const other = await context.newPage();
  await signIn(page, 'super', { path });
  await signIn(other, 'super', { path });

  // Both write the first text.
  for (const [who, text] of [[page, 'Mine'], [other, 'Theirs']] as const) {
    await who.getByRole('button', { name: 'Write a text' }).click();
    // The code of the editor is the console's largest part.
    await expect(source(who)).toBeVisible({ timeout: 20_000 });
    await rewrite(who, text);
  }
  await save(other).click();
  await expect(toasts(other)).toContainText('Update Success');
  await save(page).click();
  await expect(theirs(page)).toHaveValue('Theirs');
  await expect(source(page)).toContainText('Mine');
  expect(await world.control.callsOf('updateSmsTemplate')).toEqual([]);
  await save(page).click();
  await expect(toasts(page)).toContainText('Update Success');

  // One deletes what the other changes.
  await rewrite(page, 'Mine, longer');
  await other.getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByRole('button', { name: 'Write a text' })).toBeVisible();
  await save(page).click();
  await expect(alert(page)).toContainText('Somebody else has deleted the text since you began.');
  await expect(source(page)).toContainText('Mine, longer');
  await save(page).click();
  await expect(alert(page)).toHaveCount(0);
  await page.reload();
  await expect(source(page)).toContainText('Mine, longer');
  expect((await world.control.callsOf('createSmsTemplate')).map(({ status }) => status)).toEqual([201, 201]);
  await context.close();
});
