import type { Page } from '@playwright/test';
import { bubble, composer, conversationNamed, log, openConversation, say, startConversation, write } from '../harness/messages.ts';
import { videoFile } from '../harness/postFiles.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** The other person opens the conversation. */
async function openOther(other: Page): Promise<void> {
  await signIn(other, 'unit', { path: '/messages' });
  await openConversation(other, 'Margaret Chen-Whitaker');
}

for (const [width, height] of [[1280, 720], [1024, 768], [390, 844]] as const) {
  test(`N01: the field of a conversation is in sight under the notice that the network is gone, and nothing else scrolls, at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'super', { path: '/messages' });
    await openConversation(page, 'Islands Region leads');
    const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(await beyond()).toBe(0);
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    expect(await beyond()).toBe(0);
    await expect(composer(page)).toBeInViewport({ ratio: 1 });
    // At 1024 pixels both have room.
    if (width >= 1024) await expect(conversationNamed(page, 'Islands Region leads')).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await expect(page.getByText('Reconnecting…')).toHaveCount(0);
  });
}

test('a reply to an older message comes with a button that scrolls to it, whether the newest message is read or an older one', async ({ page, other }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await say(page, 'Who has the keys?');
  for (const line of ['One', 'Two', 'Three', 'Four']) await say(page, `${line}${'\nand more of it'.repeat(8)}`);
  await openOther(other);
  const answer = async (text: string) => {
    const question = bubble(other, 'Who has the keys?');
    await other.getByRole('log').evaluate((element) => element.scrollTo({ top: 0 }));
    await question.hover();
    await question.getByRole('button', { name: 'Reply to Margaret Chen-Whitaker' }).first().click();
    await write(other, text);
  };
  const sign = page.getByRole('button', { name: '1 new message', exact: true });
  await answer('I have them');
  await expect(sign).toBeVisible();
  await sign.click();
  await expect(log(page).getByText('I have them')).toBeInViewport();
  await expect(sign).toHaveCount(0);

  // Further down, but not at the end.
  await log(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight - element.clientHeight - 300 }));
  await expect(bubble(page, 'Who has the keys?')).not.toBeInViewport();
  await answer('And the spare ones');
  await expect(sign).toBeVisible();
  await expect(page.getByText('New messages above')).toBeAttached();
  await sign.press('Enter');
  await expect(log(page).getByText('And the spare ones')).toBeInViewport();
  await expect(sign).toHaveCount(0);
});

test('C07, C13: a message that was refused, or is not confirmed, is named in the list of conversations until it is sent or discarded', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  const row = conversationNamed(page, 'Islands Region leads');
  await world.control.hub('refuse', { method: 'SendMessage', count: 1 });
  await write(page, 'The ferry is late');
  await expect(row).toContainText('Not sent: The ferry is late');
  await openConversation(page, 'Chidi Nwosu');
  await expect(row).toContainText('Not sent: The ferry is late');
  await openConversation(page, 'Islands Region leads');
  await bubble(page, 'The ferry is late').getByRole('button', { name: 'Discard' }).click();
  await expect(row).not.toContainText('Not sent');
  await world.control.hub('kill', { at: 'beforeSend' });
  await write(page, 'It has come');
  await expect(row).toContainText('Not confirmed: It has come');
});

test('a message that only waits for its turn is not said to wait for the connection', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  // The first is confirmed, but no event reports it, and the history that would show it is delayed.
  await world.control.hub('hold');
  await world.control.fault({ operationId: 'listChatMessages' }, { hold: true });
  await write(page, 'First');
  await write(page, 'Second');
  await expect(bubble(page, 'Second')).toContainText('Sends after the messages before it');
  await expect(page.getByText('Sends when you are connected again')).toHaveCount(0);
  await world.control.release();
  await world.control.hub('release');
  await expect(bubble(page, 'Second').getByRole('button', { name: 'Reply to You' })).toBeVisible();
});

test('CHAT-110: a video that cannot be played says so, and is offered as a download under its name', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach a file' }).click();
  await (await chooser).setFiles(videoFile());
  await log(page).getByRole('button', { name: 'Play video courtyard.webm' }).click();
  const dialog = page.getByRole('dialog', { name: 'courtyard.webm' });
  await expect(dialog.getByRole('alert')).toContainText('The video could not be played');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('courtyard.webm');
});
