import type { Page } from '@playwright/test';
import { conversationNamed, openConversation } from '../harness/messages.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { titleOf } from '../harness/title.ts';

async function expectOneHeading(page: Page, state: string): Promise<void> {
  const headings = page.getByRole('heading', { level: 1 });
  await expect(headings, state).toHaveText(['Messages']);
  await expect.poll(() => titleOf(page), state).toBe('Messages · Noticeboard');
}

for (const width of [1440, 390]) {
  test(`the page is headed 'Messages' once in each of its states at ${width} pixels`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'super', { path: '/messages' });
    await expect(conversationNamed(page, 'Islands Region leads')).toBeVisible();
    await expectOneHeading(page, 'the list');
    await openConversation(page, 'Islands Region leads');
    await expectOneHeading(page, 'a conversation');
    await page.getByRole('main').getByRole('button', { name: 'Search messages' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search messages' })).toBeFocused();
    await expectOneHeading(page, 'a conversation that is searched');
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Islands Region leads' })).toBeVisible();
    await expectOneHeading(page, 'a conversation that an address opens');
    await world.control.fault({ operationId: 'listChatMessages' }, { hang: true });
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Islands Region leads' })).toBeVisible();
    await expectOneHeading(page, 'a conversation whose history is loading');
    await world.control.heal();
    await world.control.fault({ operationId: 'listChatMessages' }, { status: 403, body: {} });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectOneHeading(page, 'a conversation that cannot be read');
    await world.control.heal();
    await page.goto('/messages?channel=6f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3c');
    await expect(page.getByText('This conversation was not found')).toBeVisible();
    await expectOneHeading(page, 'a conversation that is not there');
    await page.getByRole('button', { name: 'All conversations' }).last().click();
    await expect(conversationNamed(page, 'Islands Region leads')).toBeVisible();
    await expectOneHeading(page, 'back at the list');
  });
}

test('a user who opens a conversation at 390 pixels from another page starts at its heading, and the list behind it takes no focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'All conversations' })).toBeFocused();
});
