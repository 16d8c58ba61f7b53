import { addPage } from '../harness/contentKinds.ts';
import { composer, expectSent, openConversation } from '../harness/messages.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { chooseNode, message, openDraft, openFeed, panel, typeDate } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

/** The longest text of an item, with blank lines, which count as well (decisions-content O35). */
const longest = `First\n\n\n${'a'.repeat(9_992)}`;

test('decisions-content O35: a suggestion that is one character too long is not sent and stays as typed; without it, it is saved', async ({ page, world }) => {
  await addPage(page, 'Suggestion Box', 'Ideas');
  await page.getByRole('main').getByRole('link', { name: 'Add suggestion' }).first().click();
  const field = page.getByRole('textbox', { name: 'Suggestion' });
  await field.fill(`${longest}b`);
  await expect(page.getByText('Shorten this by 1 character.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${longest}b`);
  await expect.poll(() => world.control.callsOf('createSuggestionBoxItem')).toEqual([]);
  await field.fill(longest);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toasts(page)).toContainText('Item saved successfully');
});

test('decisions-content O35: a post that is one character too long is not sent and stays as typed; of 10,000 emoji it is saved', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(`${longest}b`);
  await expect(page.getByText('Shorten this by 1 character.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toHaveValue(`${longest}b`);
  await expect.poll(() => world.control.callsOf('createSocialFeedItem')).toEqual([]);
  await message(page).fill('👍'.repeat(10_000));
  await expect(page.getByText(/^Shorten this/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toasts(page)).toContainText('Item saved successfully');
});

test('decisions-content O35: a message of 4,000 emoji is sent, and one of more is not', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await composer(page).fill('👍'.repeat(4_001));
  await expect(page.getByRole('main').getByText('1 character too many')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await composer(page).fill('👍'.repeat(4_000));
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
  await expectSent(page, '👍'.repeat(4_000));
});

test('ADR 0186: a content page whose order is larger than any number that can be kept is last, and all pages are still listed', async ({ page }) => {
  const address = await addPage(page, 'Gallery', 'Far down');
  await page.goto(address.replace(/items$/, 'settings'));
  const order = page.getByRole('textbox', { name: 'Order' });
  await order.fill('1234');
  await expect(page.getByRole('button', { name: 'Save changes' }), 'a long number is a change before the field is left').toBeEnabled();
  await order.fill('9007199254740993');
  await order.press('Tab');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.reload();
  await expect(order).toHaveValue('2147483647');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.filter({ hasText: 'Far down' })).toBeVisible();
  await expect(links.filter({ hasText: 'Notices' })).toBeVisible();
});

test('ADR 0186: a date in the year 9999 leaves the panel as it was, and the last accepted year is named', async ({ page }) => {
  await openDraft(page, 'In a distant future');
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('checkbox', { name: 'Pin' }).press('Space');
  await typeDate(panel(page).getByRole('group', { name: 'Publication date' }), '123199991159PM');
  await expect(panel(page).getByText(/on 31 Dec 9998 11:59 PM \(Toronto time\)\. Pinned until 14 Jan 9999/)).toBeVisible();
});
