import { hostileSamples } from '../../design-system/src/editor/SafeHtml/hostileSamples.ts';
import { rows, toasts } from '../harness/publishedContent.ts';
import { chooseNode, message, openDraft, openFeed, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const text = 'Flu clinics are back on site';
const unknown = 'Could not confirm whether this was done.';

test('N05: a post whose creation got no response is found, and not created twice', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  await world.control.fault({ operationId: 'createSocialFeedItem' }, { resetAfterCommit: true });
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toasts(page)).toContainText('Item saved successfully');
  await expect(rows(page).filter({ hasText: text })).toHaveCount(1);
  await expect.poll(() => world.control.callsOf('createSocialFeedItem')).toHaveLength(1);
});

test('N05: a comment that got no response is found, and not written twice', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: /^\d+ comments on / }).first().click();
  await page.getByRole('textbox', { name: 'Comment' }).fill(text);
  await world.control.fault({ operationId: 'createSocialFeedItemComment' }, { resetAfterCommit: true });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(toasts(page)).toContainText('Success');
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  await expect.poll(() => world.control.callsOf('createSocialFeedItemComment')).toHaveLength(1);
});

test('N05, P02: a publication that got no response is looked for, reported as done, and not published twice', async ({ page, world }) => {
  await openDraft(page, text);
  await chooseNode(page, 'North Region');
  await world.control.fault({ operationId: 'publishContentItem' }, { resetAfterCommit: true });
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Published');
  await expect(panel(page).getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('publishContentItem')).toHaveLength(1);
});

test('N05: a publication that cannot be confirmed is reported as unknown, and what was chosen stays', async ({ page, world }) => {
  await openDraft(page, text);
  await chooseNode(page, 'North Region');
  await world.control.fault({ operationId: 'publishContentItem' }, { status: 504, body: {} });
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText(unknown);
  await expect(panel(page).getByText(/^Publishes to North Region/)).toBeVisible();
  await world.control.heal();
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Published');
  await expect(toasts(page)).not.toContainText(unknown);
});

test('P12: two people change one post, and the second is warned before the message of the first is replaced', async ({ page, other }) => {
  const address = await openDraft(page, text);
  await message(page).fill('Mine');

  await openFeed(other, 'super');
  await other.goto(address);
  await message(other).fill('Theirs');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(other)).toContainText('Changes saved successfully');
  await other.context().close();

  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Theirs' })).toBeVisible();
  await expect(message(page)).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Mine', level: 1 })).toBeVisible();
});

test('P14: what was typed into a new post is offered again after a reload', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(message(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(message(page)).toHaveValue(text);
});

test('N09: a post that someone else has deleted is reported as gone, with a link back', async ({ page, world }) => {
  await openDraft(page, text);
  await world.control.deleteItem(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This item does not exist');
  await page.getByRole('link', { name: 'Posts' }).click();
  await expect(page.getByRole('tab', { name: 'Posts' })).toBeVisible();
});

test('X01: hostile markup in a post, its link and its comments is text wherever it is shown', async ({ page, world }) => {
  const hostile = hostileSamples.join('\n');
  const first = hostileSamples[0] ?? '';
  const expectInert = async (what: string) => {
    expect(await page.evaluate(() => 'hostileRan' in window), what).toBe(false);
    await expect(page.locator('main :is([onerror], [onload], [onclick], iframe, object, embed, script, base, [href^="java"], [href^="data:"], [src="x"])'), what).toHaveCount(0);
  };
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(hostile);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(rows(page).filter({ hasText: first }).first()).toBeVisible();
  await expectInert('list');

  await world.control.fault({ operationId: 'getSocialFeedItem' }, { set: { linkPreview: { url: 'javascript:window.hostileRan=true', label: first }, 'user.name': first } });
  await rows(page).filter({ hasText: first }).first().getByRole('link').first().click();
  await panel(page).getByRole('tab', { name: 'Preview' }).click();
  const phone = panel(page).getByRole('region', { name: 'As staff see it' });
  for (const sample of [first, hostileSamples.at(-1) ?? '']) await expect(phone).toContainText(sample);
  await expectInert('preview');
  await panel(page).getByRole('tab', { name: 'Publish' }).click();
  await expect(panel(page).getByText('Its link does not work: javascript:window.hostileRan=true')).toBeVisible();
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel(page).getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await page.getByRole('tab', { name: /^Comments/ }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill(hostile.slice(0, 900));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: first }).first()).toBeVisible();
  await expectInert('comments');
});

test('a tag that is written and not entered is among the tags of the post that is saved', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  await page.getByRole('combobox', { name: 'Tags' }).pressSequentially('nurses', { delay: 60 });
  await expect(page.getByRole('option', { name: 'nurses' }), 'suggestions come at any speed').toBeVisible();
  const [created] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/content-items')),
    // Elements around an open list cannot be found by role.
    page.locator('button').filter({ hasText: 'Save as Draft' }).click(),
  ]);
  expect(((await created.json()) as { tags: { name: string }[] }).tags).toHaveLength(1);
});

test('a text that is not a tag keeps the post from being saved to more people than was meant', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill('night-shift');
  await page.locator('button').filter({ hasText: 'Save as Draft' }).click();
  await expect(tags).toBeFocused();
  await expect(tags).toHaveAccessibleDescription(/was not added/);
  expect(await world.control.callsOf('createSocialFeedItem')).toEqual([]);
  await tags.fill('');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page).toHaveURL(/\/items$/);
});

test('CONT-159 a tag that does not exist is removed again, with the reason, and is not one of the post’s', async ({ page, world }) => {
  const address = await openFeed(page, 'super');
  await page.goto(`${address}/add`);
  await message(page).fill(text);
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill('@nightshift');
  await tags.press('Enter');
  await expect(page.getByRole('row', { name: 'nightshift' })).toBeVisible();
  await tags.fill('nightshfit');
  await tags.press('Enter');
  await expect(tags).toHaveAccessibleDescription(/“nightshfit” was not added. There is no such tag./);
  await expect(tags).toHaveValue('nightshfit');
  await expect(page.getByRole('row', { name: 'nightshfit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(tags).toBeFocused();
  expect(await world.control.callsOf('createSocialFeedItem')).toEqual([]);
  await tags.fill('');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page).toHaveURL(/\/items$/);
  await expect.poll(() => world.control.callsOf('createSocialFeedItem')).toHaveLength(1);
});

test('ERR-102, ERR-103: the bar of a new post stays, with the reason, also told in a toast, when a save is refused because the right was withdrawn', async ({ page, world }) => {
  const address = await openFeed(page, 'unit');
  await page.goto(`${address}/add`);
  await message(page).fill(text);
  await world.control.fault({ operationId: 'createSocialFeedItem' }, { status: 403, body: { message: 'Your right was withdrawn.' } });
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { 'roles.*.grantedContentInstancePermissions.*.canWrite': false } });
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toasts(page)).toContainText('Error (403)');
  const bar = page.getByRole('group', { name: 'Unsaved changes' });
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Your right was withdrawn.' })).toBeInViewport();
  await expect(bar.getByRole('button', { name: 'Discard' })).toBeVisible();
  await expect(message(page)).toHaveValue(text);
});

test('Discard of a new post asks first', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  await page.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(message(page)).toHaveValue(text);
  await page.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/items$/);
});

test('B03 adding and removing the link of a post keeps the focus', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await page.getByRole('button', { name: 'Add a link' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await page.getByRole('group', { name: 'Link' }).getByRole('button').press('Enter');
  await expect(page.getByRole('button', { name: 'Add a link' })).toBeFocused();
});
