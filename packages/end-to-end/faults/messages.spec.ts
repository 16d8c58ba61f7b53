import type { Page } from '@playwright/test';
import { hostileSamples } from '../../design-system/src/editor/SafeHtml/hostileSamples.ts';
import { untilHeld } from '../harness/heldAnswers.ts';
import { bubble, composer, conversationNamed, log, loseMessage, notSentYet, openConversation, readWholeConversation, say, startConversation, write } from '../harness/messages.ts';
import { svg } from '../harness/pictures.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn, signOut, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { pressScope, shownTenant } from './scopeSwitch.ts';

/** Uploads that earlier tests have left open in the same world. */
let leftBefore = new Set<string>();

test.beforeEach(async ({ world }) => {
  leftBefore = new Set((await world.control.openUploads()).map(({ id }) => id));
});

// Oracle O7: nothing of a user is left at the host after signing out, however the test went.
test.afterEach(async ({ page, world }) => {
  await world.control.hub('kill', { downMs: 0 });
  if (!page.isClosed() && (await topBar(page).isVisible())) await signOut(page);
  await expect.poll(() => world.control.hubConnections(), 'oracle O7: connections after signing out').toEqual([]);
  expect((await world.control.openUploads()).filter(({ id }) => !leftBefore.has(id)), 'oracle O7: uploads after signing out').toEqual([]);
});

/** The other person opens the conversation that the first one began. */
async function openOtherSide(other: Page): Promise<void> {
  await signIn(other, 'unit', { path: '/messages' });
  await openConversation(other, 'Margaret Chen-Whitaker');
}

const texts = ['First of three', 'Second of three', 'Third of three'];

test('C01: after the hub is killed, what was written in the meantime is there once and in order', async ({ page, other, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await openOtherSide(other);
  await world.control.hub('dropNext', { count: 6 });
  for (const text of texts) await say(other, text);
  await world.control.hub('kill');
  for (const text of texts) await expect(bubble(page, text)).toBeVisible();
  const shown = await log(page).getByRole('article').locator('p').allInnerTexts();
  expect(shown.filter((text) => texts.includes(text))).toEqual(texts);
  await other.context().close();
});

test('C02, C05: with the hub down the history is shown, and what is written is sent in order when it is back', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await world.control.hub('kill', { downMs: 3_600_000 });
  await expect(page.getByText('Reconnecting…')).toBeVisible();
  await expect(log(page).getByRole('article').last()).toBeVisible();
  for (const text of texts) {
    await write(page, text);
    await expect(bubble(page, text)).toContainText('Sends when you are connected again');
  }
  await world.control.hub('kill', { downMs: 0 });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  for (const text of texts) await expect(bubble(page, text)).not.toContainText(notSentYet);
  const shown = await log(page).getByRole('article').locator('p').allInnerTexts();
  expect(shown.slice(-3)).toEqual(texts);
});

test('C06: a message that was stored although the socket died is not sent twice', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await say(page, 'Before');
  await world.control.hub('kill', { at: 'afterSend' });
  // The reconnect is held until the cut was seen.
  await world.control.fault({ path: '/hubs/chat/negotiate' }, { hang: true });
  await write(page, 'Only once');
  await expect(page.getByText('Reconnecting…')).toBeVisible();
  await world.control.heal();
  await expect(page.getByText('Reconnecting…')).toHaveCount(0);
  await expect(bubble(page, 'Only once')).not.toContainText(notSentYet);
  await expect(log(page).getByText('Only once', { exact: true })).toHaveCount(1);
  await page.reload();
  await expect(log(page).getByText('Only once', { exact: true })).toHaveCount(1);
});

test('C07: a message that was not stored is not resent automatically; the person sends it again or discards it', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await loseMessage(page, world, 'Perhaps');
  await page.reload();
  await expect(bubble(page, 'Perhaps')).toContainText('Not confirmed');
  await bubble(page, 'Perhaps').getByRole('button', { name: 'Send again' }).click();
  await expect(bubble(page, 'Perhaps')).not.toContainText(notSentYet);
  await expect(log(page).getByText('Perhaps', { exact: true })).toHaveCount(1);
});

test('C08: events that come twice and in another order show each message once, in the order of the host', async ({ page, other, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await say(page, 'Before');
  await openOtherSide(other);
  await world.control.hub('dup', { count: 4 });
  await world.control.hub('reorder', { count: 2 });
  for (const text of texts) await say(other, text);
  for (const text of texts) await expect(log(page).getByText(text, { exact: true })).toHaveCount(1);
  const shown = await log(page).getByRole('article').locator('p').allInnerTexts();
  expect(shown.filter((text) => texts.includes(text))).toEqual(texts);
  await other.context().close();
});

test('C11: a malformed event is skipped, and the next one is shown', async ({ page, other, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  const own = (await page.evaluate(() => document.querySelector('[data-shown-tenant]')?.getAttribute('data-shown-tenant'))) ?? '';
  const { userId } = (await world.control.traffic()).find(({ operationId }) => operationId === 'connect') ?? {};
  await world.control.hub('raise', { tenantId: own, userIds: [userId ?? ''], event: 'ReceiveMessage', arguments: [null, { unexpected: true }] });
  await openOtherSide(other);
  await say(other, 'Still working?');
  await expect(bubble(page, 'Still working?')).toBeVisible();
  await other.context().close();
});

test('C12, CHAT-115: when chat is disabled in the meantime, the messages redirect to the dashboard, with the reason', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await world.control.changeTenant('Harbour Care', { isChatEnabled: false });
  await world.control.hub('kill');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(toasts(page)).toContainText('Messages were turned off');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' })).toHaveCount(0);
});

test('C10: two tabs of one person share a connection, show one copy, and send once', async ({ page, context, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  const second = await context.newPage();
  await second.goto('/messages');
  await openConversation(second, 'Islands Region leads');
  await expect.poll(async () => (await world.control.hubConnections()).filter(({ isJoined }) => isJoined).length).toBe(1);
  await say(page, 'From the first tab');
  await expect(log(second).getByText('From the first tab', { exact: true })).toHaveCount(1);
  await say(second, 'From the second tab');
  await expect(log(page).getByText('From the second tab', { exact: true })).toHaveCount(1);
  await expect(log(page).getByText('From the first tab', { exact: true })).toHaveCount(1);
  await expect.poll(() => world.control.hubConnections()).toHaveLength(1);
});

test('C10: two tabs agree on what is unread, and when the one that has the connection is closed the other loses nothing', async ({ page, other, context, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await say(page, 'Before');
  // The first tab has the connection; the second one shows another page.
  const second = await context.newPage();
  await second.goto('/users/list');
  await openOtherSide(other);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const count = (tab: Page) => tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ }).innerText();
  const before = await count(page);
  await expect.poll(() => count(second)).toBe(before);
  await say(other, 'One');
  await expect.poll(() => count(page)).not.toBe(before);
  await expect.poll(() => count(second)).toBe(await count(page));
  // A conversation read in one tab is read in both.
  await second.goto('/messages');
  await openConversation(second, 'Noémie Tremblay');
  await expect.poll(() => count(second)).toBe(before);
  await expect.poll(() => count(page)).toBe(before);

  // Messages that were raised without a listener are there anyway.
  await world.control.hub('dropNext', { count: 2 });
  await say(other, 'Two');
  await page.close();
  await expect(bubble(second, 'Two')).toBeVisible();
  await say(second, 'Three');
  await expect(bubble(other, 'Three')).toBeVisible();
  const shown = await log(second).getByRole('article').locator('p').allInnerTexts();
  expect(shown.slice(-4)).toEqual(['Before', 'One', 'Two', 'Three']);
  await signOut(second);
  await other.context().close();
});

/** Fills each message with as many samples as it may hold (decisions-content O35). */
const hostileMessages = hostileSamples.reduce<string[]>((messages, sample) => {
  const joined = `${messages.at(-1) ?? ''}\n${sample}`.trim();
  return messages.length > 0 && joined.length <= 4000 ? [...messages.slice(0, -1), joined] : [...messages, sample];
}, []);

test('X01, X05, X07: hostile texts, names, links and files of messages are text, link nowhere and run nothing', async ({ page, world }) => {
  const [first = ''] = hostileSamples;
  const expectInert = async (what: string) => {
    expect(await page.evaluate(() => 'hostileRan' in window), what).toBe(false);
    await expect(page.locator('main :is([onerror], [onload], [onclick], iframe, object, embed, script, base, [href^="java"], [href^="data:"], [src="x"])'), what).toHaveCount(0);
  };
  await world.control.fault({ operationId: 'listOwnChatChannels' }, { set: { 'results.0.name': null, 'results.0.participants.0.name': first, 'results.0.participants.1.name': first } });
  await signIn(page, 'super', { path: '/messages' });
  await expect(page.getByRole('listbox', { name: 'Conversations' })).toContainText(first);
  await expectInert('names of people');
  await page.getByRole('button', { name: 'New conversation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New conversation' });
  for (const [phrase, name] of [['Noémie', 'Noémie Tremblay'], ['Jordan', 'Jordan Okafor']] as const) {
    await dialog.getByRole('searchbox').fill(phrase);
    await dialog.getByRole('row', { name: new RegExp(`^${name}`) }).click();
  }
  await dialog.getByRole('textbox', { name: 'Group name' }).fill(first);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(first);
  for (const text of hostileMessages) {
    await write(page, text);
    await expect(log(page).getByRole('article').last().locator('p').first()).toHaveText(text, { useInnerText: true });
  }
  await expectInert('messages');
  for (const address of ['javascript:window.hostileRan=true', 'data:text/html,<script>window.hostileRan=true</script>', 'https://blocked.invalid/']) {
    await write(page, address);
    await expect(log(page).getByRole('article').last().locator('p').first()).toHaveText(address);
    await expect(log(page).getByRole('link'), 'only addresses of the console are links').toHaveCount(0);
  }
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Attach a file' }).click()]);
  await chooser.setFiles([
    { name: '<img src=x onerror=window.hostileRan=true>.txt', mimeType: 'text/html', buffer: Buffer.from(first) },
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(first) },
    { name: 'script.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
  ]);
  for (const name of ['<img src=x onerror=window.hostileRan=true>.txt', 'page.html', 'script.svg']) await expect(bubble(page, name).or(log(page).getByRole('button', { name: `Open image ${name}` })).first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog', { name: 'Details' })).toContainText('<img src=x onerror=window.hostileRan=true>.txt');
  await expectInert('files');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('dialog').getByRole('button', { name: 'Download page.html' }).click()]);
  expect(file.suggestedFilename(), 'saved, never shown').toBe('page.html');
  expect(await page.evaluate(() => 'hostileRan' in window)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('X05, X11: a file of a conversation whose address runs something or is elsewhere is not opened, and no token is sent there', async ({ page, world, allow }) => {
  allow.policyViolations = [/blocked\.invalid/];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('blocked.invalid')) elsewhere.push(`${request.headers()['authorization'] ?? ''}${request.headers()['referer'] ?? ''}`);
  });
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Attach a file' }).click()]);
  await chooser.setFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') });
  await expect(bubble(page, 'plan.txt').first()).toBeVisible();
  const { length: pages } = page.context().pages();
  await page.getByRole('main').getByRole('button', { name: 'Details' }).click();
  const download = page.getByRole('dialog', { name: 'Details' }).getByRole('button', { name: /Download plan.txt/ });
  for (const url of ['javascript:window.hostileRan=true', 'data:text/html,<script>window.hostileRan=true</script>', 'https://blocked.invalid/plan.txt']) {
    await world.control.fault({ operationId: 'getChatFileUrl', times: 1 }, { hold: true, set: { url } });
    await download.click();
    await expect(download.getByRole('progressbar'), 'LIM-121').toHaveCSS('animation-delay', '0s');
    await untilHeld(world.control, 'getChatFileUrl');
    await world.control.release();
    await expect(download.getByRole('progressbar'), `ERR-127: it stops for ${url}`).toHaveCount(0);
    await expect(toasts(page), 'ERR-127: and nothing is said').toHaveCount(0);
  }
  expect(await page.evaluate(() => 'hostileRan' in window)).toBe(false);
  expect(page.context().pages()).toHaveLength(pages);
  expect(elsewhere.join('')).toBe('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('C03: a first start that fails and a token that is refused are tried again, with a new token', async ({ page, other, world }) => {
  await world.control.fault({ path: '/hubs/chat/negotiate', times: 1 }, { status: 401, body: {} });
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await openOtherSide(other);
  await say(other, 'Are you there?');
  await expect(bubble(page, 'Are you there?')).toBeVisible();
  const negotiations = (await world.control.traffic()).filter(({ path, method, userId }) => path === '/hubs/chat/negotiate' && method === 'POST' && userId !== null);
  expect(negotiations.length).toBeGreaterThan(0);
  await other.context().close();
});

test('C04: a connection that the hub closes because its token has expired is replaced with another, and nothing is missing', async ({ page, other, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await say(page, 'Before');
  await openOtherSide(other);
  const before = (await world.control.hubConnections()).map(({ jti }) => jti);
  await world.control.hub('dropNext', { count: 2 });
  await say(other, 'Missed');
  await world.control.identity({ expireAccessTokens: true });
  await world.control.hub('expire');
  await expect(bubble(page, 'Missed')).toBeVisible();
  await say(other, 'Heard');
  await expect(bubble(page, 'Heard')).toBeVisible();
  const after = (await world.control.hubConnections()).map(({ jti }) => jti);
  expect(after.filter((jti) => before.includes(jti)), 'tokens that were used again').toEqual([]);
  await other.context().close();
});

test('C09: messages that arrive while the history is paged leave no gap and no duplicate', async ({ page, other, world }) => {
  await world.control.makeChannel({ tenant: 'Harbour Care', name: 'Long history', participants: ['super', 'unit'], messages: 95 });
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Long history');
  await expect(bubble(page, 'Message 95')).toBeVisible();
  await signIn(other, 'unit', { path: '/messages' });
  await openConversation(other, 'Long history');
  // Its history is loaded: the next fault must hit the other page.
  await expect(bubble(other, 'Message 95')).toBeVisible();
  // Older ones are loading while newer ones shift the pages of the host.
  await world.control.fault({ operationId: 'listChatMessages', times: 1 }, { hang: true });
  await log(page).focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Show older messages' }).click();
  await expect.poll(async () => (await world.control.callsOf('listChatMessages')).some(({ outcome }) => outcome === 'pending')).toBe(true);
  for (const text of texts) await say(other, text);
  await expect(conversationNamed(page, 'Long history')).toContainText('Third of three');
  await world.control.heal();
  expect(await readWholeConversation(page)).toEqual([...Array.from({ length: 95 }, (_, index) => `Message ${index + 1}`), ...texts]);
  await other.context().close();
});

test('C13: a message that is too long is refused before it is sent, and nothing of it is lost', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  const long = 'x'.repeat(40_000);
  await composer(page).fill(long);
  await expect(page.getByRole('main').getByText('36,000 characters too many')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue(long);
  await write(page, 'Short');
  await expect(bubble(page, 'Short')).not.toContainText(notSentYet);
  await expect(log(page).getByText('xxx')).toHaveCount(0);
  await expect.poll(() => world.control.hubConnections()).toHaveLength(1);
});

test('C13: a read confirmation that fails is not reported, and is made up for with the next message', async ({ page, other, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await say(page, 'Before');
  await openOtherSide(other);
  await expect(bubble(page, 'Before')).toContainText('Read by 1');
  await world.control.hub('refuse', { method: 'CreateReadConfirmation' });
  await say(other, 'Not confirmed');
  await expect(conversationNamed(page, 'Noémie Tremblay')).toContainText(/1 unread message/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await say(other, 'Confirmed');
  await expect(conversationNamed(page, 'Noémie Tremblay')).not.toContainText(/unread message/);
  await expect(bubble(other, 'Confirmed')).toContainText('Read by 1');
  await other.context().close();
});

test('T06: events of the hub for the previous tenant count nothing in the next one', async ({ page, other, world }) => {
  await world.control.changeTenant('Prairie Homes', { isChatEnabled: true });
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await say(page, 'Before');
  const harbour = await shownTenant(page);
  const { userId = '' } = (await world.control.hubConnections()).find(({ tenantId }) => tenantId === harbour) ?? {};
  await openOtherSide(other);
  await world.control.hub('hold');
  await write(other, 'For Harbour Care alone');
  await pressScope(page, 'Prairie Homes');
  const prairie = async () => (await world.control.hubConnections()).find(({ tenantId, isJoined }) => isJoined && tenantId !== harbour)?.tenantId ?? '';
  await expect.poll(prairie).not.toBe('');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });
  await expect(link).toHaveText('Messages');
  await world.control.hub('release');
  // Events raised after it are counted: held ones have arrived by then, or never will.
  const author = { userId: '00000000-0000-4000-8000-000000000001', username: 'somebody' };
  const message = { id: '00000000-0000-4000-8000-000000000002', author, createdAtUtc: new Date().toISOString(), type: 'Text', content: 'For Prairie Homes', repliedToMessage: null, readConfirmations: [] };
  await world.control.hub('raise', { tenantId: await prairie(), userIds: [userId], event: 'ReceiveMessage', arguments: ['00000000-0000-4000-8000-000000000003', message] });
  await expect(link).toHaveText('Messages (1)');
  await other.context().close();
});

test('where the network blocks WebSockets, messages are still sent and received', async ({ page, other, world }) => {
  await world.control.hub('sockets', { taken: false });
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await openOtherSide(other);
  await say(other, 'Without a socket');
  await expect(bubble(page, 'Without a socket')).toBeVisible();
  await say(page, 'Nor here');
  await expect(bubble(other, 'Nor here')).toBeVisible();
  expect((await world.control.traffic()).filter(({ operationId }) => operationId === 'send').length).toBeGreaterThan(0);
  await other.context().close();
});
