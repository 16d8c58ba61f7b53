import type { Page } from '@playwright/test';
import { comeBackToWindow } from '../harness/clock.ts';
import { chosen, chosenKey, inbox, openComment, openInbox } from '../harness/comments.ts';
import { toasts } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';

/** Another moderator deletes the comment that is open here, and leaves. */
async function deletedByAnother(other: Page): Promise<void> {
  await openInbox(other, 'super');
  await openComment(other).getByRole('button', { name: 'Delete', exact: true }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(other)).toContainText('Item Removed');
  await other.context().close();
}

/** Opens the inbox and types a reply to the open comment, which is selected in the list by `key`. */
async function beginReply(page: Page) {
  await openInbox(page, 'super');
  const key = await chosenKey(page);
  await page.keyboard.press('r');
  const field = openComment(page).getByRole('textbox', { name: 'Comment' });
  await field.press('End');
  await field.pressSequentially('Ask at the desk.');
  return { key, field };
}

const row = (page: Page, key: string) => inbox(page).locator(`[data-key="${key}"]`);
const line = (page: Page) => page.getByRole('group', { name: /comment hidden$/ });

test('N09: a comment that another moderator has deleted leaves the inbox with the question that says so, and the next one is open', async ({ page, other }) => {
  await openInbox(page, 'super');
  const key = await chosenKey(page);
  await deletedByAnother(other);
  await openComment(page).getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(question.getByRole('alert')).toContainText('There is no such comment.');
  await question.getByRole('button', { name: 'Close' }).last().press('Enter');
  await expect(question).toHaveCount(0);
  await expect(row(page, key)).toHaveCount(0);
  await expect(chosen(page)).not.toHaveAttribute('data-key', key);
  await expect(openComment(page).getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
});

test('N09: a comment that is hidden after another moderator has deleted it leaves the inbox, and the next one is open', async ({ page, other }) => {
  await openInbox(page, 'super');
  const key = await chosenKey(page);
  await deletedByAnother(other);
  await openComment(page).getByRole('button', { name: 'Hide', exact: true }).press('Enter');
  await expect(toasts(page)).toContainText('There is no such comment.');
  await expect(row(page, key)).toHaveCount(0);
  await expect(chosen(page)).not.toHaveAttribute('data-key', key);
  await expect(openComment(page)).not.toContainText('deleted');
  await expect(openComment(page).getByRole('button', { name: 'Hide', exact: true })).toBeFocused();
  await expect(line(page), 'nothing was hidden').toHaveCount(0);
});

test('a comment that another moderator has deleted leaves the inbox when the window regains focus; an open one stays, with a note, until the next one is chosen', async ({ page, other, world }) => {
  await page.clock.install();
  await openInbox(page, 'super');
  const key = await chosenKey(page);
  const answer = openComment(page).getByRole('textbox');
  await answer.fill('Ask at the desk.');
  await deletedByAnother(other);
  await expect(row(page, key)).toBeVisible();
  await comeBackToWindow(page);
  await expect(row(page, key)).toHaveCount(0);
  await expect(openComment(page)).toContainText('This comment has been deleted since it was opened.');
  await expect(answer).toHaveValue(/Ask at the desk\.$/);
  await expect(answer).toBeFocused();
  await openComment(page).getByRole('button', { name: 'Hide', exact: true }).press('Enter');
  await expect(openComment(page).getByRole('button', { name: 'Delete', exact: true })).toHaveAccessibleDescription('This comment has been deleted since it was opened.');
  await openComment(page).getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await world.control.callsOf('hideSocialFeedItemComment'), 'nothing is asked of the host for what is gone').toEqual([]);
});

test('a comment that another moderator has hidden is shown as hidden when the window regains focus', async ({ page, other }) => {
  await page.clock.install();
  await openInbox(page, 'super');
  await openInbox(other, 'super');
  await openComment(other).getByRole('button', { name: 'Hide', exact: true }).press('Enter');
  await expect(line(other)).toBeVisible();
  await other.context().close();
  await expect(openComment(page).getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
  await comeBackToWindow(page);
  await expect(openComment(page).getByRole('button', { name: 'Show', exact: true })).toBeVisible();
});

test('N01: Undo of a hidden comment that is pressed offline stays, and works once the network is back, with the focus in the list', async ({ page, context, world }) => {
  await openInbox(page, 'super');
  const key = await chosenKey(page);
  await chosen(page).focus();
  await page.keyboard.press('h');
  const undo = line(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  // The next row takes the focus a moment later, and would receive a key meant for Undo.
  await expect(chosen(page)).not.toHaveAttribute('data-key', key);
  await expect(chosen(page)).toBeFocused();
  await context.setOffline(true);
  await undo.press('Enter');
  await expect(toasts(page)).toContainText('Nothing was sent.');
  await expect(undo).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeAttached();
  await undo.press('Enter');
  await expect(line(page)).toHaveCount(0);
  await expect(row(page, key)).toBeVisible();
  await expect(chosen(page)).toBeFocused();
  await expect.poll(() => world.control.callsOf('showSocialFeedItemComment')).toHaveLength(1);
});

test('B03 a reply that was sent leaves the focus at its thread, where the keys of the inbox work', async ({ page }) => {
  const { key, field } = await beginReply(page);
  await field.press('Control+Enter');
  await expect(openComment(page).getByRole('listitem').filter({ hasText: 'Ask at the desk.' })).toBeVisible();
  await expect(openComment(page)).toBeFocused();
  await page.keyboard.press('j');
  await expect(row(page, key)).toHaveAttribute('aria-selected', 'false');
});

test('Escape leaves the field of a reply with what was typed in it, and the keys of the inbox work again', async ({ page }) => {
  const { key, field } = await beginReply(page);
  await field.press('Escape');
  await expect(openComment(page)).toBeFocused();
  await expect(field).toHaveValue(/Ask at the desk\.$/);
  await expect(row(page, key)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('r');
  await expect(field).toBeFocused();
});

test('a reply to a comment that another moderator has deleted in the meantime is reported as added below the post, and the next comment is open', async ({ page, other, world }) => {
  await openInbox(page, 'super');
  const key = await chosenKey(page);
  const field = openComment(page).getByRole('textbox', { name: 'Comment' });
  await field.fill('Ask at the desk.');
  await deletedByAnother(other);
  await field.press('Control+Enter');
  await expect(page.getByText(/has been deleted in the meantime\. Your answer was added below the post\./)).toBeAttached();
  await expect(row(page, key)).toHaveCount(0);
  await expect(chosen(page)).not.toHaveAttribute('data-key', key);
  await expect(page.locator('body')).not.toBeFocused();
  await expect.poll(() => world.control.callsOf('createSocialFeedItemComment')).toHaveLength(1);
});
