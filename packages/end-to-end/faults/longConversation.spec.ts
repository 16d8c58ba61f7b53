import { bubble, log, openConversation, say } from '../harness/messages.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { apiCallsSince, lastId } from './renewals.ts';

test('a conversation of 100,000 messages sends no more requests than one of 100, and holds what is in sight', async ({ page, world }) => {
  for (const messages of [100, 100_000]) await world.control.makeChannel({ tenant: 'Harbour Care', name: `${messages} messages`, participants: ['super', 'unit'], messages });
  await signIn(page, 'super', { path: '/messages' });
  // An open conversation is refetched when the hub has connected: both are opened after that.
  await expect.poll(async () => (await world.control.traffic()).some(({ host, operationId }) => host === 'hub' && operationId === 'connect')).toBe(true);
  const callsToOpen = async (messages: number) => {
    await expectQuiet(world.control);
    const since = await lastId(world.control);
    await openConversation(page, `${messages} messages`);
    await expect(bubble(page, `Message ${messages}`)).toBeVisible();
    await expectQuiet(world.control);
    const calls = (await apiCallsSince(world.control, since)).map(({ operationId }) => operationId ?? '');
    // Read with each connection, whichever conversation is open.
    return calls.filter((operationId) => !['listOwnChatChannels', 'getChatUnreadMessageCount'].includes(operationId));
  };
  const short = await callsToOpen(100);
  expect(short).toContain('listChatMessages');
  expect(await callsToOpen(100_000)).toEqual(short);

  /** Presses again, as older messages may be loading. */
  const pressUntilShown = (key: string, text: string) =>
    expect(async () => {
      await log(page).focus();
      await page.keyboard.press(key);
      expect(await bubble(page, text).isVisible()).toBe(true);
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

test('a conversation that is read back for 3,000 messages holds a bounded part of them, keeps the place, and finds the newest again', async ({ allow, page, world }) => {
  // A hundred pages of history, as fast as they come.
  allow.storms = true;
  test.setTimeout(240_000);
  await world.control.makeChannel({ tenant: 'Harbour Care', name: 'Long', participants: ['super', 'unit'], messages: 100_000 });
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Long');
  await expect(bubble(page, 'Message 100000')).toBeVisible();
  const older = page.getByRole('button', { name: 'Show older messages' });
  const loadedNow = async () => {
    await page.getByRole('button', { name: 'Search messages' }).click();
    const [, loaded = ''] = /^([\d,]+) of 100,00\d messages are loaded and searched\.$/.exec((await page.getByText(/messages are loaded and searched/).textContent()) ?? '') ?? [];
    await page.getByRole('button', { name: 'End search' }).click();
    return Number(loaded.replaceAll(',', ''));
  };
  for (let oldest = 100_000 - 30; oldest > 100_000 - 3_000; oldest -= 30) {
    await log(page).evaluate((element) => element.scrollTo({ top: 0 }));
    await older.click();
    // The previously oldest message stays in sight, below those that were added.
    await expect(bubble(page, `Message ${oldest + 1}`)).toBeInViewport();
  }
  expect(await loadedNow()).toBeLessThanOrEqual(630);

  // Scrolled down, the later ones are loaded again, each once.
  const place = 100_000 - 3_000 + 600;
  // By less than the visible height: nothing is scrolled past unseen.
  await log(page).evaluate(async (element, text) => {
    const isThere = () => [...element.querySelectorAll('article p')].some(({ textContent }) => textContent === text);
    while (!isThere()) {
      element.scrollBy({ top: element.clientHeight / 2 });
      await new Promise(requestAnimationFrame);
    }
  }, `Message ${place + 30}`);
  await expect(log(page).getByText(`Message ${place + 30}`, { exact: true })).toHaveCount(1);
  expect(await loadedNow()).toBeLessThanOrEqual(630);

  await page.getByRole('button', { name: 'Newest messages' }).click();
  await expect(bubble(page, 'Message 100000')).toBeVisible();
  await expect(bubble(page, 'Message 100000')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Newest messages' })).toHaveCount(0);
  await say(page, 'Written at the end');
  expect(await loadedNow()).toBeLessThanOrEqual(630);
});
