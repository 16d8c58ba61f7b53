import { expectAccessible } from '../harness/accessibility.ts';
import { bubble, composer, conversationNamed, expectSent, log, notSentYet, openConversation, say, startConversation, write } from '../harness/messages.ts';
import { switchTenant } from '../faults/scopeSwitch.ts';
import { toasts } from '../harness/publishedContent.ts';
import { openProfileMenu, signIn, signOut } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('CHAT-101 to CHAT-122: two people hold a conversation, each message once and in order, unread until it is read', async ({ page, other }) => {
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await say(page, 'Who has the keys?');
  await expect(conversationNamed(page, 'Noémie Tremblay')).toContainText('You: Who has the keys?');

  await signIn(other, 'unit', { path: '/messages' });
  await expect(conversationNamed(other, 'Margaret Chen-Whitaker')).toContainText('Who has the keys?');
  await expect(conversationNamed(other, 'Margaret Chen-Whitaker')).toContainText(/unread message/);
  await openConversation(other, 'Margaret Chen-Whitaker');
  await expect(bubble(other, 'Who has the keys?')).toBeVisible();
  await expect(conversationNamed(other, 'Margaret Chen-Whitaker')).not.toContainText(/unread message/);
  await expect(bubble(page, 'Who has the keys?')).toContainText('Read by 1');

  await bubble(other, 'Who has the keys?').hover();
  await other.getByRole('button', { name: 'Reply to Margaret Chen-Whitaker' }).last().click();
  await write(other, 'Rosa has them.');
  await expect(bubble(page, 'Who has the keys?').getByRole('article').filter({ hasText: 'Rosa has them.' })).toBeVisible();
  await expectAccessible(page, 'A conversation');
});

test('CHAT-112, CHAT-113: a group without a name is called by its people, and one with a name by that', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  await page.getByRole('button', { name: 'New conversation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New conversation' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  for (const [phrase, name] of [['Noémie', 'Noémie Tremblay'], ['Jordan', 'Jordan Okafor']] as const) {
    await dialog.getByRole('searchbox').fill(phrase);
    await dialog.getByRole('row', { name: new RegExp(`^${name}`) }).click();
  }
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^(Jordan Okafor, Noémie Tremblay|Noémie Tremblay, Jordan Okafor)$/ })).toBeVisible();
  await expect(page.getByText('3 people')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: /Jordan Okafor/ })).toBeVisible();
});

test('ERR-123, ERR-25: a conversation that cannot be created says so in a toast, the window says why, and nothing chosen is lost', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await page.getByRole('button', { name: 'New conversation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New conversation' });
  await dialog.getByRole('searchbox').fill('Jordan');
  await dialog.getByRole('row', { name: /^Jordan Okafor/ }).click();
  await world.control.fault({ operationId: 'createChatChannel' }, { status: 500, body: {} });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(toasts(page)).toContainText(/Error\s*Unable to create chat/);
  await expect(dialog.getByRole('alert')).toContainText('Unable to process your request. Status code 500.');
  await world.control.heal();
  await world.control.fault({ operationId: 'createChatChannel', times: 1 }, { status: 409, body: { message: 'Messages are closed today.' } });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Messages are closed today.');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Jordan Okafor' })).toBeVisible();
});

test('CHAT-123: an empty message is not sent, and a half-written one stays with its conversation', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Jordan', 'Jordan Okafor');
  for (const empty of ['  ', '\u200B', '\u200D\n', '\u3164', '\u2800']) {
    await composer(page).fill(empty);
    await expect(page.getByRole('button', { name: 'Send' }), JSON.stringify(empty)).toBeDisabled();
  }
  await composer(page).fill('Half a thou');
  await openConversation(page, 'Noémie Tremblay');
  await expect(composer(page)).toHaveValue('');
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Jordan Okafor' })).toBeVisible();
  await expect(composer(page)).toHaveValue('Half a thou');
});

test('the history comes page by page, and the address opens its conversation again', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await expect(log(page).getByRole('article').last()).toBeVisible();
  await expect(page).toHaveURL(/\/messages\?channel=/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Islands Region leads' })).toBeVisible();
  const address = new URL(page.url());
  address.searchParams.set('channel', '6f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3c');
  await page.goto(address.href);
  await expect(page.getByText('This conversation was not found')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'All conversations' }).click();
  await expect(page).toHaveURL(/\/messages$/);
});

test('CHAT-122: unread messages are counted in the navigation and in the title of every page, in one tenant, until the person signs out', async ({ page, other, world }) => {
  await signIn(other, 'unit', { path: '/messages' });
  await startConversation(other, 'Margaret', 'Margaret Chen-Whitaker');
  await say(other, 'Hello');

  // Messages is never opened.
  await signIn(page, 'super', { path: '/users/list' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });
  await expect(link).toHaveText(/^Messages \(\d+\)$/);
  const before = Number(/\d+/.exec(await link.innerText())?.[0]);
  await say(other, 'Hello again');
  await expect(link).toHaveText(`Messages (${before + 1})`);
  await expect(page).toHaveTitle(`(${before + 1}) Users · Noticeboard`);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveTitle(`(${before + 1}) Dashboard · Noticeboard`);
  await other.context().close();

  await switchTenant(page, 'Prairie Homes');
  await expect(page).toHaveTitle('Dashboard · Noticeboard');
  await expect.poll(() => world.control.hubConnections()).toEqual([]);
  await switchTenant(page, 'Harbour Care');
  await expect(link).toHaveText(`Messages (${before + 1})`);
  await signOut(page);
  await expect(page).toHaveTitle('Sign in · Noticeboard');
  await expect.poll(() => world.control.hubConnections()).toEqual([]);
});

test('by keyboard alone a user begins a conversation, writes in it without moving the focus, and replies', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  for (const name of ['Noémie Tremblay', 'Jordan Okafor']) {
    await page.getByRole('button', { name: 'New conversation' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New conversation' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    // In one step: a search for the first letters would have its rows replaced under the next keys.
    await page.keyboard.insertText(name);
    await expect(dialog.getByRole('row', { name: new RegExp(`^${name}`) })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Create' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(composer(page)).toBeFocused();
  }
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'First')).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await expectSent(page, 'First');
  await log(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reply to You' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('In reply to You')).toBeVisible();
  // The quoted message belongs to the text: sent alone, the same words mean something else.
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('Second');
  await page.reload();
  await expect(page.getByText('In reply to You')).toBeVisible();
  await composer(page).press('Enter');
  await expect(bubble(page, 'First').getByRole('article').filter({ hasText: 'Second' })).toBeVisible();
  await page.reload();
  await expect(bubble(page, 'First').first()).toBeVisible();
  await expect(page.getByText('In reply to You')).toHaveCount(0);
});

test('at 390 pixels either the list or a conversation is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await expect(page.getByRole('listbox', { name: 'Conversations' })).toHaveCount(0);
  await page.getByRole('button', { name: 'All conversations' }).click();
  await expect(page.getByRole('listbox', { name: 'Conversations' })).toBeVisible();
});

test('nothing of the messages survives signing out', async ({ page, context }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await composer(page).fill('Secret');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'Secret')).toContainText('Sends when you are connected again');
  await context.setOffline(false);
  await expect(bubble(page, 'Secret')).not.toContainText(notSentYet);
  await composer(page).fill('Draft');
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog', { name: 'Messages are not sent yet' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Noticeboard' })).toBeVisible();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /outbox|draft/.test(key)));
  expect(kept).toEqual([]);
});
