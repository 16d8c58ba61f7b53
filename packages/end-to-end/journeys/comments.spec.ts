import { expectAccessible } from '../harness/accessibility.ts';
import { chosen, chosenKey, expectChosen, inbox, openComment, openInbox, untilLookedAt } from '../harness/comments.ts';
import { tabTo } from '../harness/keyboard.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('the newest comment is open in its thread, and after each action the next one is', async ({ page, world }) => {
  await openInbox(page, 'super');
  await expect(page.getByText(/^\d+ comments, your first visit on this device · \d+ posts not checked yet$/)).toBeVisible();
  const first = await chosenKey(page);
  await expect(page).toHaveURL(new RegExp(`comment=${first}`));
  await openComment(page).getByRole('button', { name: 'Hide', exact: true }).dblclick();
  const line = page.getByRole('group', { name: /comment hidden$/ });
  await expect(line).toBeVisible();
  await expect(inbox(page).locator(`[data-key="${first}"]`)).toHaveCount(0);
  const second = await chosenKey(page);
  expect(second).not.toBe(first);
  await expect(page).toHaveURL(new RegExp(`comment=${second}`));
  await expect.poll(() => world.control.callsOf('hideSocialFeedItemComment'), 'a double click hides one').toHaveLength(1);

  await page.getByRole('tab', { name: /^Hidden/ }).click();
  await expect(inbox(page).locator(`[data-key="${first}"]`)).toBeVisible();
  await line.getByRole('button', { name: 'Undo' }).click();
  await expect(inbox(page).locator(`[data-key="${first}"]`)).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('showSocialFeedItemComment')).toHaveLength(1);

  await page.getByRole('tab', { name: /^New/ }).click();
  await expectChosen(page, first);
  await openComment(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(inbox(page).locator(`[data-key="${first}"]`)).toHaveCount(0);
  await expectChosen(page, second);
});

test('an address that names an unknown feed lists the comments of all feeds, and says so', async ({ page }) => {
  await openInbox(page, 'super', { path: '/comments?view=all&feed=0b5e7a4c-3d2f-4a61-9c8e-7f1d2b3a4c5d' });
  await expect(page.getByRole('button', { name: /^All feeds/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await expect(inbox(page).locator('[data-key]').nth(1)).toBeVisible();
  await expect(page, 'the address names it no more').not.toHaveURL(/feed=/);
});

test('the inbox is accessible, in both schemes', async ({ page }) => {
  await openInbox(page, 'super');
  await expectAccessible(page, 'the inbox of comments');
});

test('a reply begins with a mention and is shown in the thread', async ({ page, world }) => {
  await openInbox(page, 'super');
  const field = openComment(page).getByRole('textbox', { name: 'Comment' });
  await expect(openComment(page).getByRole('button', { name: 'Answer' })).toBeDisabled();
  await page.keyboard.press('r');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^@\S+ $/);
  await expect(openComment(page).getByRole('button', { name: 'Answer' })).toBeDisabled();
  await field.press('End');
  await field.pressSequentially('Ask at the desk.');
  await field.press('Control+Enter');
  await expect(openComment(page).getByRole('listitem').filter({ hasText: 'Ask at the desk.' })).toBeVisible();
  await expect.poll(() => world.control.callsOf('createSocialFeedItemComment')).toHaveLength(1);
});

test('a reply is seen above the field that it was written in, however long the thread is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openInbox(page, 'super');
  const field = openComment(page).getByRole('textbox', { name: 'Comment' });
  for (const answer of ['Ask at the desk.', 'Or write to them.', 'They call back.', 'Within a day.']) {
    await page.keyboard.press('r');
    await expect(field).toHaveValue(/^@\S+ $/);
    await field.press('End');
    await field.pressSequentially(answer);
    await field.press('Control+Enter');
    const shown = openComment(page).getByRole('listitem').filter({ hasText: answer });
    const roomAbove = async () => ((await field.boundingBox())?.y ?? 0) - ((await shown.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
    await expect.poll(roomAbove, answer).toBeGreaterThan(24);
  }
});

test('by keyboard alone comments are read, hidden, left and deleted, and keys can be switched off', async ({ page, world }) => {
  await openInbox(page, 'super');
  const first = await chosenKey(page);
  await tabTo(page, chosen(page));
  await page.keyboard.press('ArrowDown');
  await expect(inbox(page).locator(`[data-key="${first}"]`)).toHaveAttribute('aria-selected', 'false');
  const second = await chosenKey(page);
  await expect(chosen(page)).toBeFocused();
  await page.keyboard.press('h');
  await expect(inbox(page).locator(`[data-key="${second}"]`)).toHaveCount(0);
  await expect(chosen(page), 'the next one has the focus').toBeFocused();
  const third = await chosenKey(page);
  await page.keyboard.press('j');
  await expect(inbox(page).locator(`[data-key="${third}"]`)).toHaveAttribute('aria-selected', 'false');
  await expect(chosen(page)).toBeFocused();
  const fourth = await chosenKey(page);
  await page.keyboard.press('d');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(inbox(page).locator(`[data-key="${fourth}"]`)).toHaveCount(0);
  await expect(openComment(page).getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  const name = await openComment(page).getAttribute('aria-label');
  await expect(page.getByRole('status').filter({ hasText: `${name} is open: ` }), 'which comment the button is about now').toBeAttached();
  await expect.poll(() => world.control.callsOf('deleteSocialFeedItemComment')).toHaveLength(1);

  await page.evaluate(() => localStorage.setItem('noticeboard.shortcuts', 'false'));
  await page.reload();
  await untilLookedAt(page);
  const before = await chosenKey(page);
  await page.keyboard.press('j');
  await openComment(page).getByRole('button', { name: 'Skip' }).click();
  await expect(inbox(page).locator(`[data-key="${before}"]`)).toHaveAttribute('aria-selected', 'false');
  const keys = await inbox(page).getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')));
  // One step, only by the button.
  await expectChosen(page, keys[keys.indexOf(before) + 1] ?? '');
});

test('each comment that is hidden or shown again is announced once, by key and by button, after the next one', async ({ page }) => {
  await openInbox(page, 'super', { path: '/comments?view=all' });
  /** Sentences added to the live regions of the page, oldest first. */
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof HTMLElement && node.closest('[role="status"], [aria-live="polite"], [aria-live="assertive"]') !== null) said.push(node.innerText);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  const said = (): Promise<string[]> => page.evaluate(() => (window as unknown as { said: string[] }).said.filter((sentence) => sentence.includes('comment hidden') || sentence.includes('comment shown again')));
  await chosen(page).focus();
  await page.keyboard.press('h');
  await expect.poll(said, 'by key').toEqual([expect.stringMatching(/^[^:]+: comment hidden$/)]);
  await expect(page.getByRole('group', { name: /comment hidden$/ }).getByRole('button', { name: 'Undo' }), 'Undo says of what').toBeVisible();
  await openComment(page).getByRole('button', { name: 'Hide', exact: true }).press('Enter');
  await expect.poll(said, 'by button').toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(said, 'taken back').toHaveLength(3);
  await expect.poll(said).toEqual([expect.stringContaining('hidden'), expect.stringContaining('hidden'), expect.stringContaining('shown again')]);
});

test('a link opens its comment, or says that the comment is gone', async ({ page }) => {
  await openInbox(page, 'super', { path: '/comments?view=all' });
  const link = page.url();
  const words = await openComment(page).locator('[aria-current] p').innerText();
  await page.goto('/content');
  await page.goto(link);
  await expect(openComment(page).locator('[aria-current]')).toContainText(words);
  await page.goto('/comments?comment=6f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3c');
  await expect(page.getByText('This comment was not found')).toBeVisible();
});

test('reading comments stops on request, says what was not checked, and continues', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  await world.control.fault({ operationId: 'listSocialFeedItemComments' }, { hang: true });
  await page.getByRole('link', { name: 'Comments', exact: true }).click();
  await expect(page.getByText(/^Checking: \d+ of \d+ posts$/)).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('listSocialFeedItemComments')).length, 'a few at once').toBe(4);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await world.control.heal();
  await expect(page.getByText(/^From the latest \d+ posts?\. \d+ posts not checked yet\.$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check older posts' }).press('Enter');
  await untilLookedAt(page);
  const looked = await page.getByText(/^From the latest \d+ posts?/).first().innerText();
  await page.getByRole('button', { name: 'Check older posts' }).press('Enter');
  await expect(page.getByText(looked, { exact: true })).toHaveCount(0);
  await untilLookedAt(page);
});

test('comments that cannot be read (403, 500, a broken connection) are counted and can be requested again', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listContentInstances' }, { status: 500, body: {} });
  await signIn(page, 'super', { path: '/comments' });
  await expect(page.getByText('The feeds could not be loaded')).toBeVisible();
  await world.control.heal();
  await world.control.fault({ operationId: 'listSocialFeedItems' }, { status: 403, body: { message: 'Not yours.' } });
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not yours.').first()).toBeVisible();
  await world.control.heal();
  await world.control.fault({ operationId: 'listSocialFeedItemComments', times: 4 }, { resetAfterBytes: 10 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilLookedAt(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await untilLookedAt(page);
});

test('N05: a hidden comment whose response was lost is looked up, and reported as hidden', async ({ page, world }) => {
  await openInbox(page, 'super');
  await world.control.fault({ operationId: 'hideSocialFeedItemComment' }, { resetAfterCommit: true });
  await page.keyboard.press('h');
  await expect(page.getByRole('group', { name: /comment hidden$/ })).toBeVisible();
  await expect.poll(() => world.control.callsOf('hideSocialFeedItemComment')).toHaveLength(1);
});

test('comments that were seen are not new on the next visit, and a reload continues the same visit', async ({ page }) => {
  await openInbox(page, 'super');
  await page.reload();
  await untilLookedAt(page);
  await expect(page.getByText(/your first visit on this device/)).toBeVisible();
  await page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((each) => each.startsWith('noticeboard.comments-visit.'));
    if (key === undefined) throw new Error('No visit was kept.');
    // By the calendar: 24 hours ago may be another day when the clocks change.
    const yesterday = new Date();
    yesterday.setDate(yesterday.getDate() - 1);
    yesterday.setHours(0, 1);
    localStorage.setItem(key, JSON.stringify({ since: null, lastSeen: yesterday.toISOString(), opened: [] }));
  });
  await page.reload();
  await expect(page.getByText(/^\d+ new since yesterday \d+:\d\d [AP]M in \d+ feeds? · \d+ posts not checked yet$/)).toBeVisible();
});

test('a unit administrator moderates the comments of own posts, and sees the reason where there is no feed', async ({ page, world }) => {
  await signIn(page, 'unit', { path: '/comments' });
  await expect(page.getByText(/^From (?:the latest|all) \d+ posts?\./).first()).toBeVisible();
  await world.control.fault({ operationId: 'listContentInstances' }, { body: [] });
  await page.reload();
  await expect(page.getByText('No feeds to moderate')).toBeVisible();
});

test('on a phone a comment takes the place of the list, and Back returns to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'super', { path: '/comments' });
  await expect(page.getByText(/^From (?:the latest|all) \d+ posts?\./).first()).toBeVisible();
  await inbox(page).getByRole('row').first().click();
  await expect(openComment(page).getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
  await expect(inbox(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goBack();
  await expect(inbox(page)).toBeVisible();
});

test('on a narrow screen the keys move through the list, only Enter opens a comment, and Back returns to its row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'super', { path: '/comments' });
  await expect(page.getByText(/^From (?:the latest|all) \d+ posts?\./).first()).toBeVisible();
  const rows = inbox(page).getByRole('row');
  await tabTo(page, rows.first());
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await expect(page, 'the focus alone opens nothing').not.toHaveURL(/comment=/);
  const key = await rows.nth(1).getAttribute('data-key');
  await page.keyboard.press('Enter');
  await expect(openComment(page)).toBeFocused();
  const back = openComment(page).getByRole('button', { name: 'All comments' });
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await expect(back, 'what has the focus is in sight').toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(inbox(page).locator(`[data-key="${key}"]`)).toBeFocused();
});
