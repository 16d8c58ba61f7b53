import { Host } from '../access/host.ts';
import { identityOf } from '../access/identityOf.ts';
import { rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { chooseNode, feedName, message, openDraft, openFeed, openPost, panel, writePost } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const text = 'Flu clinics are back on site';

test('from an empty message a user gets to a published post that another account reads back', async ({ page, other: reader, world }) => {
  const feed = await openFeed(page, 'super');
  const count = Number.parseInt(await page.getByText(/^\d+ posts$/).innerText(), 10);
  await page.getByRole('link', { name: 'Add new post' }).click();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Message is required')).toBeVisible();
  await expect(message(page)).toBeFocused();
  await expect(toasts(page), 'FEED-134').toHaveCount(0);
  expect(await world.control.callsOf('createSocialFeedItem')).toEqual([]);
  await message(page).fill(`${text}\n`);
  // FEED-114: an emoji is appended, wherever the caret is.
  await message(page).press('Control+Home');
  await page.getByRole('button', { name: 'Emoji' }).click();
  await page.getByRole('searchbox', { name: 'Search emoji' }).fill('tada');
  await page.getByRole('gridcell', { name: 'Party popper' }).click();
  await expect(message(page)).toHaveValue(`${text}\n🎉`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(toasts(page)).toContainText('Item saved successfully');
  await expect(page.getByText(`${count + 1} posts`)).toBeVisible();
  await expect(rows(page).filter({ hasText: text })).toContainText('Draft');

  await openPost(page, `${text} 🎉`);
  await expect(panel(page).getByRole('button', { name: 'Publish', exact: true })).toHaveAccessibleDescription('Choose a node first.');
  await chooseNode(page, 'North Region');
  await expect(panel(page).getByText(/^Publishes to North Region and \d+ units below, now\.$/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).dblclick();
  await expect(toasts(page), 'ERR-15, decisions-core O79').toContainText(/Success\s*Item Published/);
  await expect(panel(page).getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await expect.poll(() => world.control.callsOf('publishContentItem')).toHaveLength(1);

  await openFeed(reader, 'unit');
  await expect(rows(reader).filter({ hasText: text })).toContainText('Published');
  await expect(rows(reader).filter({ hasText: text })).toContainText('North Region');
  await reader.context().close();

  await panel(page).getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(panel(page).getByRole('radio', { name: 'Immediately' })).toBeChecked();
  await page.goto(feed);
  await expect(rows(page).filter({ hasText: text })).toContainText('Draft');
});

test('a scheduled post is published when its hour has come', async ({ page, world }) => {
  await openDraft(page, text);
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('button', { name: 'Schedule Publish' }).click();
  await expect(toasts(page)).toContainText(/Item Publish Scheduled\s*\d\d\/\d\d\/\d{4} \d\d:00/);
  await expect(panel(page).getByRole('button', { name: 'Cancel Scheduled Publication' })).toBeVisible();
  await world.control.advanceClock(2 * 60 * 60 * 1000);
  await page.reload();
  await expect(panel(page).getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await expect(panel(page).getByText('Published', { exact: true })).toBeVisible();
});

test('a schedule is cancelled, and the post is a draft again', async ({ page, world }) => {
  await openDraft(page, text);
  await panel(page).getByRole('radio', { name: 'Recurrent' }).click();
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('button', { name: 'Schedule Publish' }).click();
  await panel(page).getByRole('button', { name: 'Cancel Scheduled Publication' }).click();
  await expect(panel(page).getByRole('radio', { name: 'Immediately' })).toBeChecked();
  await expect.poll(() => world.control.callsOf('cancelScheduledPublication')).toHaveLength(1);
});

test('publishing that is refused or breaks says so in the words of the specification', async ({ page, world }) => {
  await openDraft(page, text);
  await chooseNode(page, 'North Region');
  const publish = panel(page).getByRole('button', { name: 'Publish', exact: true });
  await world.control.fault({ operationId: 'publishContentItem' }, { status: 403, body: { message: 'Not here.' } });
  await publish.click();
  await expect(toasts(page)).toContainText('Unable to publish item. You do not have sufficient permissions to publish on selected node.');
  await expect(panel(page).getByRole('alert')).toContainText('Not here.');
  await world.control.heal();
  await world.control.fault({ operationId: 'publishContentItem' }, { status: 500, body: {} });
  await publish.click();
  await expect(toasts(page).getByText('Unable to publish item', { exact: true })).toBeVisible();
  await world.control.heal();
  await publish.click();
  await expect(toasts(page)).toContainText('Item Published');
});

test('a post is changed, and its publication waits for what is not saved', async ({ page }) => {
  await openDraft(page, text);
  await message(page).fill('Flu clinics are back on every site');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(message(page)).toHaveValue(text);
  await message(page).fill('Flu clinics are back on every site');
  await chooseNode(page, 'North Region');
  await expect(panel(page).getByRole('button', { name: 'Publish', exact: true })).toHaveAccessibleDescription(/Save the item first/);
  await page.getByRole('tab', { name: /^Comments/ }).click();
  await page.getByRole('tab', { name: 'Post', exact: true }).click();
  await expect(message(page)).toHaveValue('Flu clinics are back on every site');
  await expect(page.getByRole('switch', { name: /confirm/ })).toHaveAccessibleDescription('Cannot be changed after the first save.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(page.getByRole('heading', { name: 'Flu clinics are back on every site', level: 1 })).toBeVisible();
});

test('ADR 0068: a scheduled post that is changed is not published now before the change is saved', async ({ page, world }) => {
  await openDraft(page, text);
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('button', { name: 'Schedule Publish' }).click();
  const publishNow = panel(page).getByRole('button', { name: 'Publish Now' });
  await expect(publishNow).toBeVisible();
  await message(page).fill('Flu clinics are back on every site');
  await expect(publishNow).toHaveAccessibleDescription(/Save the item first/);
  await publishNow.press('Enter');
  expect(await world.control.callsOf('publishContentItem')).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await publishNow.click();
  await expect(panel(page).getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await expect.poll(() => world.control.callsOf('publishContentItem')).toHaveLength(1);
});

test('a comment is written, hidden, shown and deleted, and the likes come as a file', async ({ page, world }) => {
  await openFeed(page, 'super');
  const comments = page.getByRole('link', { name: /^\d+ comments on / }).first();
  const count = Number.parseInt(await comments.innerText(), 10);
  await comments.click();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Tell the night shift, too.');
  await page.getByRole('button', { name: 'Send' }).click();
  const comment = page.getByRole('listitem').filter({ hasText: 'Tell the night shift, too.' });
  await expect(comment).toBeVisible();
  await expect(page.getByRole('tab', { name: `Comments ${count + 1}` })).toBeVisible();
  const choose = async (act: string) => {
    await comment.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  await choose('Hide');
  await expect(comment).toContainText('Hidden');
  await choose('Show');
  await expect(comment).not.toContainText('Hidden');
  await choose('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(comment).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Comments' }).getByRole('button', { name: /^Actions for the comment by/ }).first(), 'the comment in its place has the focus').toBeFocused();
  await expect.poll(() => world.control.callsOf('deleteSocialFeedItemComment')).toHaveLength(1);
  const likes = page.getByRole('tab', { name: /^Likes [1-9]\d*$/ });
  const likesCount = Number.parseInt((await likes.innerText()).replace(/\D+/, ''), 10);
  await likes.click();
  await expect(page.getByRole('tabpanel', { name: 'Likes' }), 'FEED-125: the tab says how many are listed, ten a page').toContainText(`1–10 of ${likesCount}`);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^likes-.*\.csv$/);
});

test('FEED-131: who has confirmed to have read a post comes as a file of the host', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: /^\d+ comments on / }).first().click();
  await page.getByRole('tab', { name: /^Read Confirmations [1-9]/ }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download', exact: true }).click()]);
  expect(file.suggestedFilename()).toMatch(/^read-confirmations-.*\.csv$/);
  await expect.poll(() => world.control.callsOf('downloadSocialFeedItemReadConfirmations')).toHaveLength(1);
});

test('FEED-115: the list shows in bold who is mentioned, and nothing else of a post', async ({ page }) => {
  await openFeed(page, 'super');
  await writePost(page, 'Thanks @maya.okafor, see you at maya@example.org');
  await expect(rows(page).filter({ hasText: 'see you at' }).locator('strong')).toHaveText(['@maya.okafor']);
});

test('FEED-116: three lines of a post are shown in the list, in the table and as a card', async ({ page }) => {
  await openFeed(page, 'super');
  await writePost(page, ['One', 'Two', 'Three', 'Four', 'Five'].join('\n'));
  const post = rows(page).filter({ hasText: 'One' }).getByRole('link').first().locator('span').first();
  const lines = () => post.evaluate((element) => [element.clientHeight, element.scrollHeight].map((height) => Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight))));
  await expect(page.getByRole('table')).toBeVisible();
  await expect.poll(lines).toEqual([3, 5]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('table'), 'FEED-102').toHaveCount(0);
  await expect.poll(lines).toEqual([3, 5]);
});

test('FEED-118: a link is added to a post with its preview, and is still there when the post is opened again', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  await page.getByRole('button', { name: 'Add a link' }).click();
  const link = page.getByRole('group', { name: 'Link' });
  await link.getByRole('textbox', { name: 'Address' }).fill('https://intranet.example.com/flu');
  await link.getByRole('textbox', { name: 'Label' }).fill('All dates');
  const preview = link.getByText('All dates', { exact: true });
  await expect(preview).toBeVisible();
  await expect(link.getByText('intranet.example.com', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'As staff see it' })).toContainText('All dates');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await openPost(page, text);
  await expect(link.getByRole('textbox', { name: 'Address' })).toHaveValue('https://intranet.example.com/flu');
  await expect(preview).toBeVisible();
  await link.getByRole('button', { name: 'Remove the link' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add a link' })).toBeVisible();
});

test('TAG-15, CONT-158: the field of tags shakes for 400 ms when it refuses a tag that is there already', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const animate: (this: Element, ...values: Parameters<Element['animate']>) => Animation = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function noted(this: Element, keyframes, options) {
      if (this.querySelector('[role="combobox"]')) this.setAttribute('data-shook', String(typeof options === 'object' ? options.duration : options));
      return animate.call(this, keyframes, options);
    };
  });
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill('nurses');
  await tags.press('Enter');
  await expect(page.locator('[data-shook]')).toHaveCount(0);
  await tags.fill('Nurses');
  await tags.press('Enter');
  await expect(page.locator('[data-shook]')).toHaveAttribute('data-shook', '400');
});

test('what was requested before a save is requested again after it: the post is in the list that was prefetched', async ({ page }) => {
  const address = await openFeed(page, 'super');
  await page.goto(`${address}/add`);
  await message(page).fill(text);
  const contentLink = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' });
  await contentLink.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: feedName, level: 1 })).toBeVisible();
  await contentLink.click();
  await expect(rowNamed(page, text)).toBeVisible();
});

test('on a phone a post is written, found as a card and published from the drawer', async ({ page }) => {
  await openFeed(page, 'super');
  await page.setViewportSize({ width: 390, height: 844 });
  await writePost(page, text);
  await openPost(page, text);
  await page.getByRole('button', { name: 'Publish…' }).click();
  const drawer = page.getByRole('dialog', { name: 'Publish' });
  await chooseNode(page, 'North Region', drawer);
  await drawer.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Published');
  await expect(drawer.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Publication…' })).toBeVisible();
});

test('a post is deleted after the question, from the list', async ({ page, world }) => {
  await openFeed(page, 'super');
  await writePost(page, text);
  await page.getByRole('button', { name: `Actions for ${text}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete item' });
  await expect(dialog).toContainText(`'${text}' will be deleted. This action cannot be undone.`);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(rows(page).filter({ hasText: text })).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('deleteSocialFeedItem')).toHaveLength(1);
});

test('each switch of a feed turns off what it names, and a feed without read confirmations requests none for its posts', async ({ browser, page, world }) => {
  const owner = await identityOf(browser, world.console, 'super');
  const host = new Host(world.api);
  const feed = await openFeed(page, 'super');
  const fields = { 'Enable Comments': 'enableComments', 'Enable Likes': 'enableLikes', 'Enable Read Confirmations': 'enableReadConfirmation' } as const;
  await page.getByRole('tab', { name: 'Settings' }).press('Enter');
  const off: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    await page.getByRole('switch', { name }).press('Space');
    off.push(name);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    const pages = await host.read<(Partial<Record<string, boolean>> & { name: unknown })[]>(owner, '/api/management/content-instances');
    expect(pages.find((each) => each.name === feedName)?.[field], name).toBe(false);
    await page.reload();
    for (const each of Object.keys(fields)) await expect(page.getByRole('switch', { name: each }), each).toBeChecked({ checked: !off.includes(each) });
  }
  await page.goto(`${feed}/add`);
  await expect(message(page)).toBeVisible();
  await expect(page.getByRole('switch', { name: /confirm/ })).toHaveCount(0);
});

test('FEED-101, FEED-103: the parts of a feed are Posts and Settings, and its table has the columns of the specification', async ({ page }) => {
  await openFeed(page, 'super');
  await expect(page.getByRole('main').getByRole('tab')).toHaveText(['Posts', 'Settings']);
  await expect(page.getByRole('columnheader')).toHaveText(['Content', 'Posted By', 'Published', 'Level', 'Comments', 'Posted', 'Actions']);
});

test('settings of a feed are changed by a super administrator, and nobody else sees the tab', async ({ page, other, world }) => {
  const feed = await openFeed(page, 'super');
  await page.getByRole('tab', { name: 'Settings' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Page name' })).toHaveValue(feedName);
  await page.getByRole('textbox', { name: 'Page name' }).fill('News of the house');
  await page.getByRole('switch', { name: 'Enable Comments' }).press('Space');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(page.getByRole('heading', { name: 'News of the house', level: 1 })).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('updateSocialFeed')).length).toBe(1);

  await signIn(other, 'unit', { path: feed.replace(/items$/, 'settings') });
  await expect(other).toHaveURL(/\/items$/);
  await expect(other.getByRole('tab', { name: 'Posts' })).toBeVisible();
  await expect(other.getByRole('tab', { name: 'Settings' })).toHaveCount(0);
});

test('pressing Save while the text in the tag field is not a tag focuses that field, which says why, and sends nothing', async ({ page, world }) => {
  const address = await openFeed(page, 'super');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${address}/add`);
  await message(page).fill(text);
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill('front door');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(tags).toBeFocused();
  await expect(tags).toHaveAccessibleDescription(/“front door” was not added/);
  await tags.fill('');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect.poll(() => world.control.callsOf('createSocialFeedItem')).toHaveLength(1);
});
