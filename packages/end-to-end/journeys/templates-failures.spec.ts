import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { openEmailTemplates, preview, rewrite, source } from '../harness/templates.ts';
import { expect, test } from '../harness/test.ts';

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
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/You are offline|Could not confirm/);
  await context.setOffline(false);
  await expect(source(page)).toContainText('Mine');
  await save.dblclick();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect((await world.control.callsOf('updateEmailTemplate')).filter(({ isExecuted }) => isExecuted)).toHaveLength(1);
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
  await world.control.fault({ operationId: 'testEmailTemplate', times: 1 }, { status: 400, body: { message: 'Your profile has no e-mail address.' } });
  await dialog.getByRole('button', { name: 'Send test' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your profile has no e-mail address.');
  await expect(dialog.getByRole('textbox', { name: 'userName' })).toHaveValue('Maya');
  await dialog.getByRole('button', { name: 'Send test' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a template that cannot be read can be asked for again', async ({ page, world }) => {
  await world.control.fault({ operationId: 'getEmailTemplate' }, { status: 400, body: {} });
  await signIn(page, 'super', { path: '/app-settings/email-templates' });
  await expect(page.getByRole('alert').filter({ hasText: 'The template could not be loaded' })).toBeVisible();
  await world.control.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(preview(page).getByRole('heading')).toHaveText('Welcome, {{userName}}');
});

test('a reset and a delete that fail say why in their question, and nothing is lost', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/app-settings/sms-templates' });
  await page.getByRole('button', { name: 'Start from the standard text' }).click();
  await world.control.fault({ operationId: 'deleteSmsTemplate' }, { status: 500, body: {} });
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: /^Delete the text/ });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('Unable to process your request.');
  await expect(toasts(page)).toContainText('Delete Error');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(source(page)).toContainText('Hello {{userName}}');
});

test('who acts as unit administrator reads why the templates are refused, and no template is asked for', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/app-settings/email-templates', role: 'Unit administrator' });
  await expect(page.getByText('Only a super administrator may change them.')).toBeVisible();
  await expect(source(page)).toHaveCount(0);
  expect(await world.control.callsOf('getEmailTemplate')).toEqual([]);
});
