import type { Page } from '@playwright/test';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { openEmailTemplates, rewrite, source, startFromStandardText } from '../harness/templates.ts';
import { expect, test } from '../harness/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const theirs = (page: Page) => page.getByRole('textbox', { name: 'Saved text' });
const question = (page: Page) => page.getByRole('alertdialog', { name: /^(Reset|Delete)/ });
/** Presses the button and its confirmation. */
async function act(page: Page, label: 'Reset to default' | 'Delete'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: label }).click();
  await question(page).getByRole('button', { name: label }).click();
}

test('P12 an email that someone else saved in the meantime warns once, and both texts can be read', async ({ page, world }) => {
  await openEmailTemplates(page);
  await rewrite(page, '<p>Mine</p>');
  await world.control.fault({ operationId: 'getEmailTemplate' }, { set: { htmlBody: '<p>Theirs</p>' } });
  await save(page).click();
  await expect(alert(page)).toContainText('Someone else has saved another text since you started.');
  await expect(theirs(page)).toHaveValue('<p>Theirs</p>');
  await expect(source(page)).toContainText('<p>Mine</p>');
  expect(await world.control.callsOf('updateEmailTemplate')).toEqual([]);

  // After Discard theirs is kept; typing over it causes no warning.
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
  await expect.poll(() => world.control.callsOf('updateEmailTemplate')).toHaveLength(1);
});

test('P12 an SMS that someone else saved, deleted or wrote first warns once, and nothing typed is removed', async ({ page, other, world, allow }) => {
  // The test itself saves one template again and again, from two windows.
  allow.storms = true;
  const path = '/app-settings/sms-templates';
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
  allow.serverMessages = ['Mine'];
  await act(other, 'Delete');
  await expect(theirs(other)).toHaveValue('Mine');
  await question(other).getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByRole('button', { name: 'Write a text' })).toBeVisible();
  await save(page).click();
  await expect(alert(page)).toContainText('Someone else has deleted the text since you started.');
  await expect(source(page)).toContainText('Mine, longer');
  await save(page).click();
  // The alert disappears when saving begins, Discard when it is done: a reload in between would prevent the save.
  await expect(page.getByRole('button', { name: 'Discard', exact: true })).toHaveCount(0);
  await expect(alert(page)).toHaveCount(0);
  await page.reload();
  await expect(source(page)).toContainText('Mine, longer');
  await expect.poll(async () => (await world.control.callsOf('createSmsTemplate')).map(({ status }) => status)).toEqual([201, 201]);
});

test('P12 an email that someone else saved in the meantime is not reset before theirs was seen', async ({ page, world, allow }) => {
  // The saved text is in the question, which is an alert dialog.
  allow.serverMessages = ['<p>Theirs</p>'];
  await openEmailTemplates(page);
  await rewrite(page, '<p>Mine</p>');
  await world.control.fault({ operationId: 'getEmailTemplate' }, { set: { htmlBody: '<p>Theirs</p>' } });
  await act(page, 'Reset to default');
  await expect(question(page).getByRole('alert')).toContainText('Someone else has saved another text since you started. It is shown below. Reset again');
  await expect(theirs(page)).toHaveValue('<p>Theirs</p>');
  expect(await world.control.callsOf('resetEmailTemplate')).toEqual([]);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(source(page)).toContainText('<p>Mine</p>');
  await page.getByRole('main').getByRole('button', { name: 'Reset to default' }).click();
  await expect(theirs(page)).toHaveCount(0);
  await question(page).getByRole('button', { name: 'Reset to default' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('resetEmailTemplate')).toHaveLength(1);
});

test('P12 an SMS that someone else saved in the meantime is neither reset nor deleted before theirs was seen', async ({ page, other, world, allow }) => {
  // The test itself saves one template again and again, from two windows.
  allow.storms = true;
  // The saved text is in the question, which is an alert dialog.
  allow.serverMessages = ['Theirs before Reset to default', 'Theirs before Delete'];
  const path = '/app-settings/sms-templates';
  await signIn(page, 'super', { path });
  await signIn(other, 'super', { path });
  const start = (who: Page) => who.getByRole('button', { name: 'Start from the standard text' });
  await expect(start(page)).toBeVisible();
  await startFromStandardText(other);
  await expect(source(other)).toBeVisible({ timeout: 20_000 });

  // One starts from the standard text although the other has saved a text.
  await rewrite(other, 'Theirs, first');
  await save(other).click();
  await expect(toasts(other)).toContainText('Update Success');
  await startFromStandardText(page);
  await expect(toasts(page)).toContainText('Someone else has saved another text since you started.');
  await expect(source(page)).toContainText('Theirs, first', { timeout: 20_000 });

  for (const [label, operationId] of [['Reset to default', 'resetSmsTemplate'], ['Delete', 'deleteSmsTemplate']] as const) {
    const before = (await world.control.callsOf(operationId)).length;
    await rewrite(other, `Theirs before ${label}`);
    await save(other).click();
    await expect(save(other)).toHaveAttribute('aria-disabled', 'true');
    await act(page, label);
    await expect(question(page).getByRole('alert').last()).toContainText('Someone else has saved another text since you started.');
    await expect(theirs(page)).toHaveValue(`Theirs before ${label}`);
    expect(await world.control.callsOf(operationId)).toHaveLength(before);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(source(page)).toContainText(`Theirs before ${label}`);
  }

  // If the other has deleted it already, no call is needed.
  await act(other, 'Delete');
  await expect(start(other)).toBeVisible();
  await act(page, 'Delete');
  await expect(start(page)).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('deleteSmsTemplate')).map(({ status }) => status)).toEqual([204]);
});
