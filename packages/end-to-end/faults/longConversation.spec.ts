import { bubble, log, openConversation } from '../harness/messages.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { apiCallsSince, lastId } from './renewals.ts';

test('a conversation of 100,000 messages asks for no more than one of 100, and holds what is in sight', async ({ page, world }) => {
  for (const messages of [100, 100_000]) await world.control.makeChannel({ tenant: 'Harbour Care', name: `${messages} messages`, participants: ['super', 'unit'], messages });
  await signIn(page, 'super', { path: '/messages' });
  const callsToOpen = async (messages: number) => {
    await expectQuiet(world.control);
    const since = await lastId(world.control);
    await openConversation(page, `${messages} messages`);
    await expect(bubble(page, `Message ${messages}`)).toBeVisible();
    await expectQuiet(world.control);
    const calls = (await apiCallsSince(world.control, since)).map(({ operationId }) => operationId ?? '');
    // Read with each connection, whatever is opened.
    return calls.filter((operationId) => !['listOwnChatChannels', 'getChatUnreadMessageCount'].includes(operationId));
  };
  const short = await callsToOpen(100);
  expect(short).toContain('listChatMessages');
  expect(await callsToOpen(100_000)).toEqual(short);

  /** Older ones may be on their way. */
  const pressUntilShown = (key: string, text: string) =>
    expect(async () => {
      await log(page).focus();
      await page.keyboard.press(key);
      await expect(bubble(page, text)).toBeVisible({ timeout: 1_000 });
    }).toPass();
  const shown = log(page).getByRole('article');
  for (let oldest = 100_000 - 30; oldest >= 100_000 - 240; oldest -= 30) {
    await pressUntilShown('Home', `Message ${oldest + 1}`);
    expect(await shown.count(), 'messages in the document').toBeLessThan(40);
    await page.getByRole('button', { name: 'Show older messages' }).click();
  }
  await pressUntilShown('End', 'Message 100000');
  expect(await shown.count(), 'messages in the document').toBeLessThan(40);
});
