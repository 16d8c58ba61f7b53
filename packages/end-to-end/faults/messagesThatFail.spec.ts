import { bubble, log, notSentYet, openConversation, startConversation, write } from '../harness/messages.ts';
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

test('a message that is written before the conversation has loaded is shown, and the older ones appear above it', async ({ page, context, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await world.control.fault({ operationId: 'listChatMessages' }, { hold: true });
  await openConversation(page, 'Islands Region leads');
  await context.setOffline(true);
  await write(page, 'Meanwhile');
  await expect(bubble(page, 'Meanwhile')).toContainText('Sends when you are connected again');
  await context.setOffline(false);
  await world.control.heal();
  await expect(bubble(page, 'Meanwhile')).not.toContainText(notSentYet);
  await expect(log(page).getByText('Meanwhile')).toHaveCount(1);
  await expect.poll(() => log(page).getByRole('article').count()).toBeGreaterThan(2);
});

test('a message that is written where the conversation could not be loaded is shown, beside the reason and another try', async ({ page, context, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await world.control.fault({ operationId: 'listChatMessages' }, { status: 500, body: {} });
  await openConversation(page, 'Islands Region leads');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('The messages could not be loaded');
  await context.setOffline(true);
  await write(page, 'All the same');
  await expect(bubble(page, 'All the same')).toContainText('Sends when you are connected again');
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
  await world.control.heal();
  await context.setOffline(false);
  await expect(bubble(page, 'All the same')).not.toContainText(notSentYet);
  await expect(failure).toHaveCount(0);
  await expect.poll(() => log(page).getByRole('article').count()).toBeGreaterThan(2);
});
