import { bubble, startConversation, write } from '../harness/messages.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('ERR-124, ERR-129: a file that the host refuses is reported above the field, in a toast and in the tray', async ({ page, world, allow }) => {
  // The file's name.
  allow.serverMessages = ['plan.txt'];
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await world.control.fault({ operationId: 'uploadChatPart' }, { status: 400, body: { message: 'The file is damaged.' } });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Attach a file' }).click()]);
  await chooser.setFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/Attachement upload failed\s*plan\.txt: The file is damaged\./);
  await expect(toasts(page)).toContainText(/Unable to upload plan\.txt file\s*The file is damaged\./);
});

test('C13, ERR-125: a message that the hub refuses is also reported above the field, until it is sent or discarded', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await world.control.hub('refuse', { method: 'SendMessage', count: 2 });
  const failed = page.getByRole('main').getByText(/marked in the conversation/);
  for (const [text, words] of [
    ['One', 'It is marked in the conversation. Try again there, or discard it.'],
    ['Two', '2 messages are marked in the conversation. Try again there, or discard them.'],
  ] as const) {
    await write(page, text);
    await expect(bubble(page, text)).toContainText('Message send failed');
    await expect(failed).toHaveText(words);
  }
  await expect(failed.locator('..')).toContainText('Message send failed');
  await bubble(page, 'One').getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveText('It is marked in the conversation. Try again there, or discard it.');
  await bubble(page, 'Two').getByRole('button', { name: 'Discard' }).click();
  await expect(failed).toHaveCount(0);
  await expect(bubble(page, 'One')).not.toContainText('Message send failed');
});
