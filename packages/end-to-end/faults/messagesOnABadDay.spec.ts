import type { Locator, Page } from '@playwright/test';
import { holdAnswers } from '../harness/heldAnswers.ts';
import { bubble, composer, conversationNamed, log, notSentYet, openConversation, say, write } from '../harness/messages.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import type { World } from '../harness/world.ts';
import { switchTenant, watchFor } from './scopeSwitch.ts';

const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });
const numbers = [1, 2, 3, 4, 5];

/** Five conversations, each with as many messages as its number says; the last is the newest of the list. */
async function makeCrews(world: World): Promise<void> {
  for (const number of numbers) await world.control.makeChannel({ tenant: 'Harbour Care', name: `Crew ${number}`, participants: ['super', 'unit'], messages: number });
}

/** Opens a conversation by keyboard, wherever the focus is in the list. */
async function openByKeys(page: Page, name: string): Promise<void> {
  await conversationNamed(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(name);
}

test('N09, B03: five conversations whose histories are late, opened one after the other, each show their own messages and draft, and keep the focus', async ({ page, world }) => {
  await makeCrews(world);
  await signIn(page, 'super', { path: '/messages' });
  await expect(conversationNamed(page, 'Crew 5')).toBeVisible();
  const release = await holdAnswers(page, /\/messages\?/);
  await openByKeys(page, 'Crew 5');
  for (const number of [4, 3, 2, 1]) {
    await page.keyboard.press('ArrowDown');
    await expect(conversationNamed(page, `Crew ${number}`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(`Crew ${number}`);
    await expect(conversationNamed(page, `Crew ${number}`)).toBeFocused();
  }
  await composer(page).focus();
  await page.keyboard.type('For the first');
  // The late responses of the previous four arrive with the awaited one.
  await release();
  await expect(bubble(page, 'Message 1')).toBeVisible();
  await expect(log(page).getByRole('article')).toHaveCount(1);
  await expect(composer(page)).toHaveValue('For the first');
  await expect(composer(page)).toBeFocused();
  for (const number of [2, 3, 4]) {
    await page.goBack();
    await expect(heading(page)).toHaveText(`Crew ${number}`);
    await expect(log(page).getByRole('article')).toHaveCount(number);
    await expect(composer(page)).toHaveValue('');
    await expect(composer(page), 'who was writing goes on in the next conversation').toBeFocused();
  }
  await page.keyboard.type('For the fourth');
  for (const number of [3, 2, 1]) await page.goForward().then(() => expect(heading(page)).toHaveText(`Crew ${number}`));
  await expect(composer(page)).toHaveValue('For the first');
  await expect(conversationNamed(page, 'Crew 4')).toContainText('Draft: For the fourth');
});

test('a conversation that was only passed by with the arrow keys is not opened, and not reported as read', async ({ page, world }) => {
  await makeCrews(world);
  await signIn(page, 'super', { path: '/messages' });
  await openByKeys(page, 'Crew 5');
  const unread = conversationNamed(page, 'Noémie Tremblay');
  await expect(unread).toContainText('1 unread message');
  await conversationNamed(page, 'Crew 1').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(conversationNamed(page, 'Crew 5')).toBeFocused();
  await expect(heading(page)).toHaveText('Crew 5');
  await say(page, 'Still here');
  await expect(unread).toContainText('1 unread message');
  await page.goBack();
  await expect(page.getByText('Choose a conversation')).toBeVisible();
});

test('C05, C07: messages that are sent offline before a reload each arrive once and in order, and the next one is still half written', async ({ page, context, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await say(page, 'Before');
  await world.control.hub('hold');
  await composer(page).focus();
  await page.keyboard.type('In the middle');
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'In the middle')).toContainText('Sending');
  await context.setOffline(true);
  await expect(bubble(page, 'In the middle')).toContainText('Not confirmed');
  await page.keyboard.type('After it');
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'After it')).toContainText('Sends when you are connected again');
  await page.keyboard.type('Half of');
  const address = page.url();
  // The browser shows its own page without a network.
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  await world.control.hub('release');
  await page.goto(address);
  await expect(composer(page)).toHaveValue('Half of');
  for (const text of ['In the middle', 'After it']) await expect(bubble(page, text)).not.toContainText(notSentYet);
  const shown = await log(page).getByRole('article').locator('p').allInnerTexts();
  expect(shown.slice(-3)).toEqual(['Before', 'In the middle', 'After it']);
});

test('C02: while the hub restarts a user keeps writing, and the message is sent once', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openByKeys(page, 'Islands Region leads');
  await composer(page).focus();
  await page.keyboard.type('First');
  await world.control.hub('kill', { downMs: 3_600_000 });
  await expect(page.getByText('Reconnecting…')).toBeVisible();
  await page.keyboard.type(', second');
  await world.control.hub('kill', { downMs: 0 });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Reconnecting…')).toHaveCount(0);
  await page.keyboard.type(', third');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('First, second, third', { exact: true })).toHaveCount(1);
  await expect(bubble(page, 'First, second, third')).not.toContainText(notSentYet);
});

test('T01: a change of tenant in the middle of a conversation shows nothing of it, also after Back', async ({ page, world }) => {
  await world.control.changeTenant('Prairie Homes', { isChatEnabled: true });
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await composer(page).fill('For Harbour Care alone');
  await switchTenant(page, 'Prairie Homes');
  const expectNeverSeen = await watchFor(page, 'Islands Region leads');
  await page.goBack();
  await expect(page.getByText('This conversation was not found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
  await expect(composer(page)).toHaveCount(0);
  await expectNeverSeen();
  await switchTenant(page, 'Harbour Care');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ }).click();
  await expect(conversationNamed(page, 'Islands Region leads')).toContainText('Draft: For Harbour Care alone');
});

test('T09: the address of another tenant’s conversation says that it was not found, and links back to the list by keyboard', async ({ page, world }) => {
  await world.control.changeTenant('Prairie Homes', { isChatEnabled: true });
  const id = await world.control.makeChannel({ tenant: 'Prairie Homes', name: 'Prairie crew', participants: ['super', 'unit'], messages: 3 });
  await signIn(page, 'super', { path: `/messages?channel=${id}` });
  await expect(topBar(page)).toContainText('Harbour Care');
  await expect(page.getByRole('alert')).toContainText('This conversation was not found');
  await expect(page.getByRole('main')).not.toContainText('Prairie crew');
  const back = page.getByRole('main').getByRole('button', { name: 'All conversations' });
  await back.focus();
  // It is looked up again with each connection, and stays in place in the meantime.
  const reads = async () => (await world.control.callsOf('listChatMessages')).length;
  const before = await reads();
  await world.control.hub('kill');
  await expect.poll(reads).toBeGreaterThan(before);
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByRole('listbox', { name: 'Conversations' }).locator(':focus')).toHaveCount(1);
});

test('C12, CHAT-115: a message that is refused because chat was disabled in the meantime leads to the dashboard, with the reason', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await say(page, 'Before');
  await world.control.changeTenant('Harbour Care', { isChatEnabled: false });
  await composer(page).fill('After');
  await composer(page).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(toasts(page)).toContainText('Messages were turned off');
});

test('C12, B03: a user who is removed from a conversation while writing in it gets a notice, at the heading of the page', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await say(page, 'Before');
  await composer(page).fill('Half a thought');
  await world.control.fault({ operationId: 'listChatMessages' }, { status: 404, body: {} });
  await world.control.hub('kill');
  await expect(page.getByRole('alert')).toContainText('This conversation was not found');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
});

test('C12, D7: what a user wrote in a conversation that is gone can be read and copied until it is discarded', async ({ page, context, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await world.control.hub('refuse', { method: 'SendMessage', count: 1 });
  await write(page, 'Refused');
  await expect(bubble(page, 'Refused')).toContainText('Message send failed');
  await composer(page).fill('Half a thought');
  await world.control.fault({ operationId: 'listChatMessages' }, { status: 404, body: {} });
  await world.control.hub('kill');
  await expect(page.getByRole('alert')).toContainText('This conversation was not found');
  const words = page.getByRole('textbox', { name: 'What you wrote here' });
  await expect(words).toHaveValue('Refused\n\nHalf a thought');
  await page.reload();
  await expect(words).toHaveValue('Refused\n\nHalf a thought');
  const discard = page.getByRole('main').getByRole('button', { name: 'Discard' });
  const question = page.getByRole('alertdialog', { name: 'Discard what you wrote here?' });
  await discard.press('Enter');
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(discard).toBeFocused();
  await expect(words).toHaveValue('Refused\n\nHalf a thought');
  // A question in another tab, which has the message alone, has nothing left to ask about.
  const second = await context.newPage();
  await second.goto(page.url());
  // Until the response is there, the message itself has a Discard, too.
  await expect(second.getByRole('textbox', { name: 'What you wrote here' })).toBeVisible();
  await second.getByRole('main').getByRole('button', { name: 'Discard' }).press('Enter');
  const asked = second.getByRole('alertdialog', { name: 'Discard what you wrote here?' });
  await expect(asked).toBeVisible();
  await discard.press('Enter');
  await question.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(words).toHaveCount(0);
  await expect(asked).toHaveCount(0);
  await expect(second.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This conversation was not found');
  await expect(words).toHaveCount(0);
});

test('B03: at 390 pixels a conversation that is opened by keyboard takes the focus, and returns it to its row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'super', { path: '/messages' });
  await openByKeys(page, 'Islands Region leads');
  await expect(log(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'All conversations' }).focus();
  await page.keyboard.press('Enter');
  await expect(conversationNamed(page, 'Islands Region leads')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Islands Region leads');
  await composer(page).focus();
  await page.goBack();
  await expect(conversationNamed(page, 'Islands Region leads')).toBeFocused();
});

test('C10: two tabs of one person write in one conversation, each its own message', async ({ page, context }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  const second = await context.newPage();
  await second.goto(page.url());
  await composer(page).fill('From the first tab');
  await composer(second).fill('From the second tab');
  await composer(page).press('Enter');
  await expect(log(second).getByText('From the first tab', { exact: true })).toHaveCount(1);
  await expect(composer(second)).toHaveValue('From the second tab');
  await composer(second).press('Enter');
  await expect(log(page).getByText('From the second tab', { exact: true })).toHaveCount(1);
  await expect(composer(page)).toHaveValue('');
});
