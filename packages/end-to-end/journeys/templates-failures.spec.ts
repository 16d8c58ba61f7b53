import type { Page } from '@playwright/test';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { openEmailTemplates, preview, rewrite, source, startFromStandardText } from '../harness/templates.ts';
import { expect, test } from '../harness/test.ts';

const smsPath = '/app-settings/sms-templates';
const smsFailures = [
  { answer: { status: 403, body: { message: 'Ask somebody else.' } }, words: 'Ask somebody else.', title: 'Update Error (403)' },
  { answer: { status: 500, body: {} }, words: 'Unable to process your request.', title: 'Update Error' },
];

test('a save that fails keeps what was typed, says why in the page and in a toast, and succeeds later', async ({ page, context, world }) => {
  await openEmailTemplates(page);
  await rewrite(page, '<p>Mine</p>');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const failures = [
    { fault: { status: 400, body: { message: 'Mails need a link.' } }, words: 'Mails need a link.', title: 'Update Error (400)' },
    { fault: { status: 403, body: { message: 'Ask somebody else.' } }, words: 'Ask somebody else.', title: 'Update Error (403)' },
    { fault: { status: 500, body: {} }, words: 'Unable to process your request.', title: 'Update Error' },
  ];
  for (const { fault, words, title } of failures) {
    await world.control.fault({ operationId: 'updateEmailTemplate' }, fault);
    await save.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
    await expect(toasts(page)).toContainText(title);
    await expect(source(page)).toContainText('Mine');
    await world.control.heal();
  }
  await context.setOffline(true);
  await save.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was sent. You are offline.');
  await context.setOffline(false);
  await expect(source(page)).toContainText('Mine');
  await save.dblclick();
  await expect(page.getByRole('button', { name: 'Discard', exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf('updateEmailTemplate')).filter(({ isExecuted }) => isExecuted)).toHaveLength(1);
});

test('a test that the host does not send says so with the words of the specification, and keeps its values', async ({ page, world }) => {
  await openEmailTemplates(page);
  await page.getByRole('button', { name: 'Send test' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'userName' }).fill('Maya');
  await dialog.getByRole('textbox', { name: 'daysValid' }).fill('3');
  await world.control.fault({ operationId: 'testEmailTemplate', times: 1 }, { status: 500, body: {} });
  await dialog.getByRole('button', { name: 'Send test' }).click();
  await expect(toasts(page)).toContainText('Error');
  await expect(toasts(page)).toContainText('Unable to send test message');
  await expect(dialog.getByRole('alert')).toContainText('Unable to send test message');
  await world.control.fault({ operationId: 'testEmailTemplate', times: 1 }, { status: 400, body: { message: 'Your profile has no email address.' } });
  await dialog.getByRole('button', { name: 'Send test' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your profile has no email address.');
  await expect(dialog.getByRole('textbox', { name: 'userName' })).toHaveValue('Maya');
  await dialog.getByRole('button', { name: 'Send test' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a template that cannot be read can be requested again', async ({ page, world }) => {
  await world.control.fault({ operationId: 'getEmailTemplate' }, { status: 400, body: {} });
  await signIn(page, 'super', { path: '/app-settings/email-templates' });
  await expect(page.getByRole('alert').filter({ hasText: 'The template could not be loaded' })).toBeVisible();
  await world.control.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(preview(page).getByRole('heading')).toHaveText('Welcome, {{userName}}');
});

for (const { which, start, operationId, text } of [
  { which: 'the first text', start: (page: Page) => page.getByRole('button', { name: 'Write a text' }).click(), operationId: 'createSmsTemplate', text: 'Welcome {{userName}}' },
  { which: 'a later text', start: startFromStandardText, operationId: 'updateSmsTemplate', text: 'Good day {{userName}}' },
]) {
  test(`${which} of an SMS is kept through every failed save, and sent once in the end`, async ({ page, context, world }) => {
    await signIn(page, 'super', { path: smsPath });
    await start(page);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const alert = page.getByRole('main').getByRole('alert');
    await rewrite(page, text);
    for (const { answer, words, title } of smsFailures) {
      await world.control.fault({ operationId }, answer);
      await save.click();
      await expect(alert).toContainText(words);
      await expect(toasts(page)).toContainText(title);
      await expect(source(page)).toContainText(text);
      await world.control.heal();
    }
    await context.setOffline(true);
    await save.click();
    await expect(alert).toContainText('Nothing was sent. You are offline.');
    await context.setOffline(false);
    await expect(source(page)).toContainText(text);
    await world.control.fault({ operationId }, { delayMs: 700 });
    await save.dblclick();
    await expect(page.getByRole('button', { name: 'Discard', exact: true })).toHaveCount(0);
    await expect(alert).toHaveCount(0);
    await expect.poll(async () => (await world.control.callsOf(operationId)).filter(({ isExecuted }) => isExecuted)).toHaveLength(1);
    await world.control.heal();
    await page.reload();
    await expect(source(page)).toContainText(text);
  });
}

test('a delete of an SMS that fails says why in its question, loses nothing, and is done once in the end', async ({ page, context, world }) => {
  await signIn(page, 'super', { path: smsPath });
  await startFromStandardText(page);
  const open = page.getByRole('button', { name: 'Delete' });
  await open.click();
  const question = page.getByRole('alertdialog', { name: /^Delete the text/ });
  const confirm = question.getByRole('button', { name: 'Delete' });
  for (const { answer, words, title } of smsFailures) {
    await world.control.fault({ operationId: 'deleteSmsTemplate' }, answer);
    await confirm.click();
    await expect(question.getByRole('alert')).toContainText(words);
    await expect(toasts(page)).toContainText(title.replace('Update', 'Delete'));
    await world.control.heal();
  }
  await context.setOffline(true);
  await confirm.click();
  await expect(question.getByRole('alert')).toContainText('Nothing was sent. You are offline.');
  await context.setOffline(false);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(source(page)).toContainText('Hello {{userName}}');
  await open.click();
  await world.control.fault({ operationId: 'deleteSmsTemplate' }, { delayMs: 700 });
  await confirm.dblclick();
  await expect(page.getByRole('button', { name: 'Write a text' })).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('deleteSmsTemplate')).filter(({ isExecuted }) => isExecuted)).toHaveLength(1);
});

test('a reset of an SMS that fails says why in its question, and what was saved stays', async ({ page, world }) => {
  await signIn(page, 'super', { path: smsPath });
  await page.getByRole('button', { name: 'Write a text' }).click();
  await rewrite(page, 'Welcome {{userName}}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Reset to default' }).click();
  const question = page.getByRole('alertdialog', { name: /^Reset/ });
  for (const { answer, words } of smsFailures) {
    await world.control.fault({ operationId: 'resetSmsTemplate' }, answer);
    await question.getByRole('button', { name: 'Reset to default' }).click();
    await expect(question.getByRole('alert')).toContainText(words);
    await world.control.heal();
  }
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(source(page)).toContainText('Welcome {{userName}}');
});

test('a user who acts as unit administrator reads why the templates are refused, and no template is requested', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/app-settings/email-templates', role: 'Unit administrator' });
  await expect(page.getByText('Only a super administrator may change them.')).toBeVisible();
  await expect(source(page)).toHaveCount(0);
  expect(await world.control.callsOf('getEmailTemplate')).toEqual([]);
});
