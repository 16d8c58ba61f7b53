import { expectAccessible } from '../harness/accessibility.ts';
import { bubble, composer, expectSent, log, openConversation, say, startConversation } from '../harness/messages.ts';
import { png } from '../harness/pictures.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('a conversation is searched by keyboard, as far as it is loaded, and says how far that is', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Jordan', 'Jordan Okafor');
  for (const text of ['The blue keys are gone', 'No, they are here', 'Which keys?']) await say(page, text);
  const button = page.getByRole('button', { name: 'Search messages' });
  await button.focus();
  await page.keyboard.press('Enter');
  const search = page.getByRole('search', { name: 'Search messages' });
  await expect(search.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('KEYS');
  await expect(search.getByRole('status')).toHaveText(/^(\d+) of \1$/);
  await expect(bubble(page, 'Which keys?').locator('mark')).toHaveText('keys');
  const [all] = (await search.getByRole('status').innerText()).split(' ');
  await page.keyboard.press('Enter');
  await expect(search.getByRole('status')).toHaveText(`${Number(all) - 1} of ${all}`);
  await page.keyboard.press('Shift+Enter');
  await expect(search.getByRole('status')).toHaveText(`${all} of ${all}`);
  await expect(search).toContainText(/^.*(All \d+ messages are searched|\d+ of \d+ messages are loaded and searched)/s);
  await expectAccessible(page, 'Searching a conversation');
  await search.getByRole('searchbox').fill('nowhere to be found');
  await expect(search.getByRole('status')).toHaveText('No match');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(log(page).locator('mark')).toHaveCount(0);
});

test('CHAT-103: conversations are searched by the names in them, and it is said how many of them are loaded', async ({ page, world }) => {
  for (let number = 1; number <= 12; number += 1) await world.control.makeChannel({ tenant: 'Harbour Care', name: `Round ${number}`, participants: ['super', 'staff'], messages: 1 });
  await signIn(page, 'super', { path: '/messages' });
  const list = page.getByRole('listbox', { name: 'Conversations' });
  const search = page.getByRole('searchbox', { name: 'Search conversations' });
  await search.fill('ROUND 12');
  await expect(list.getByRole('option')).toHaveText([/Round 12/]);
  await expect(page.getByText(/^\d+ of \d+ conversations are loaded and searched\.$/)).toBeVisible();
  await expectAccessible(page, 'Searching the conversations');
  await search.fill('nowhere');
  await expect(page.getByText('No conversation matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show more conversations' }).click();
  await expect(page.getByRole('button', { name: 'Show more conversations' })).toBeHidden();
  await search.fill('jordan');
  await expect(list.getByRole('option').first()).toBeVisible();
  await search.press('Escape');
  await expect(list.getByRole('option')).not.toHaveCount(0);
});

test('ADR 0188: a conversation with someone whose name has accents is found by plain letters', async ({ page, world }) => {
  await world.control.makeChannel({ tenant: 'Harbour Care', name: 'Équipe d’été', participants: ['super', 'unit'], messages: 1 });
  await signIn(page, 'super', { path: '/messages' });
  const list = page.getByRole('listbox', { name: 'Conversations' });
  const search = page.getByRole('searchbox', { name: 'Search conversations' });
  await search.fill("equipe d'ete");
  await expect(list.getByRole('option')).toHaveText([/Équipe d’été/]);
  await search.fill('noemie tremblay');
  await expect(list.getByRole('option', { name: /Équipe d’été/ })).toBeVisible();
});

test('a message that arrives while older ones are read is counted below, and the count scrolls to it', async ({ page, other }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  for (const line of ['One', 'Two', 'Three']) await say(page, `${line}${'\nand more of it'.repeat(8)}`);
  await log(page).evaluate((element) => (element.scrollTop = 0));
  await signIn(other, 'unit', { path: '/messages' });
  await openConversation(other, 'Margaret Chen-Whitaker');
  await say(other, 'I have arrived');
  await expect(page.getByRole('button', { name: '1 new message', exact: true })).toBeVisible();
  await expect(page.getByText('New messages below')).toBeAttached();
  await say(other, 'And I stay');
  await page.getByRole('button', { name: '2 new messages', exact: true }).click();
  await expect(bubble(page, 'And I stay')).toBeInViewport();
  await expect(page.getByRole('button', { name: /^\d+ new messages?$/ })).toHaveCount(0);
});

test('an emoji is chosen into the message, and what was shared is listed with the people', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Jordan', 'Jordan Okafor');
  await composer(page).fill('Well done ');
  await page.getByRole('button', { name: 'Emoji' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search emoji' }), 'letters search as soon as the emoji are there').toBeFocused();
  await page.keyboard.type('tada');
  await page.getByRole('gridcell', { name: 'Party popper' }).click();
  await expect(composer(page)).toHaveValue('Well done 🎉');
  await page.keyboard.press('Escape');
  await composer(page).press('Enter');
  await expect(bubble(page, 'Well done')).toBeVisible();

  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Attach a file' }).click()]);
  await chooser.setFiles([
    { name: 'doors.png', mimeType: 'image/png', buffer: png(64) },
    { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') },
  ]);
  await expect(log(page).getByRole('button', { name: 'Open image doors.png' })).toBeVisible();
  await expect(bubble(page, 'plan.txt')).toBeVisible();
  await expectSent(page, 'plan.txt');
  await page.getByRole('main').getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Details' });
  await expect(details.getByRole('region', { name: '2 people' })).toContainText(['MC', 'Margaret Chen-Whitaker', 'You'].join(''));
  await expect(details.getByRole('region', { name: '2 people' })).toContainText('Jordan Okafor');
  await expect(details.getByRole('button', { name: 'Open image doors.png' })).toBeVisible();
  await expect(details.getByRole('region', { name: 'Files' })).toContainText('plan.txt');
  await expect(details).toContainText(/From .* messages/);
  await expectAccessible(page, 'Details of a conversation');
  const [file] = await Promise.all([page.waitForEvent('download'), details.getByRole('button', { name: 'Download plan.txt' }).click()]);
  expect(file.suggestedFilename()).toBe('plan.txt');
});
