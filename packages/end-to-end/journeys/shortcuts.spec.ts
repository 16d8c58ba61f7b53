import { openPublishedContent, toasts } from '../harness/publishedContent.ts';
import { feedName, message, openFeed } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

test('n begins a new post, and Ctrl+Enter saves it from the field that has the focus', async ({ page, world }) => {
  await openFeed(page, 'super');
  await expect(page.getByRole('link', { name: 'Add new post' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/items\/add$/);
  await message(page).fill('No key is a letter where one writes: n');
  await message(page).press('n');
  await expect(message(page)).toHaveValue('No key is a letter where one writes: nn');
  await message(page).press('Control+Enter');
  await expect(toasts(page)).toContainText('Item saved successfully');
  await expect.poll(() => world.control.callsOf('createSocialFeedItem')).toHaveLength(1);
});

test('Ctrl+Enter sends the comment in which it is pressed, and saves nothing of the post', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: /^\d+ comments on / }).first().click();
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Sent by key');
  await comment.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Sent by key' })).toBeVisible();
  await expect.poll(() => world.control.callsOf('createSocialFeedItemComment')).toHaveLength(1);
  expect(await world.control.callsOf('updateSocialFeedItem')).toEqual([]);
});

test('keys without a modifier are switched off on this device', async ({ page }) => {
  await openPublishedContent(page, 'super');
  const search = page.getByRole('searchbox', { name: 'Filter by Name' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.goto('/app-settings/app/settings');
  const shortcuts = page.getByRole('switch', { name: 'Keyboard shortcuts' });
  await page.getByText('Keyboard shortcuts').click();
  await expect(shortcuts).not.toBeChecked();
  await page.getByRole('link', { name: 'Published Content' }).click();
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
  await page.getByRole('link', { name: feedName }).click();
  await expect(page.getByRole('link', { name: 'Add new post' })).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
});
