import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessibility.ts';
import { clocksForward, lastOfFebruary, nextYear, shownDay, typedDay } from '../harness/days.ts';
import { tabTo } from '../harness/keyboard.ts';
import { toasts } from '../harness/publishedContent.ts';
import { chooseNode, message, openDraft, openFeed, openPost, panel, typeDate, writePost } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';
import { withdrawWriting } from '../harness/users.ts';

const text = 'Flu clinics are back on site';
const hour = 60 * 60 * 1000;

const publish = (page: Page) => panel(page).getByRole('button', { name: 'Publish', exact: true });
const act = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const undoInToast = (page: Page) => toasts(page).getByRole('button', { name: 'Undo' });

test('a publication is undone in its toast, and the post is a draft again', async ({ page, world }) => {
  await openDraft(page, text);
  await chooseNode(page, 'North Region');
  await publish(page).click();
  await expect(panel(page).getByText('Undo makes it a draft again.')).toBeVisible();
  await undoInToast(page).click();
  await expect(panel(page).getByRole('radio', { name: 'Immediately' })).toBeChecked();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(act(page, 'Undo'), 'what was taken back is over').toHaveCount(0);
  await expect.poll(() => world.control.callsOf('unpublishContentItem')).toHaveLength(1);
});

test('an unpublished post is published again from the panel, which says that its date is new', async ({ page, world, allow }) => {
  // Undo repeats an earlier call on purpose.
  allow.repeatedWrites = true;
  await openDraft(page, text);
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('checkbox', { name: 'Pin' }).press('Space');
  await publish(page).click();
  await act(page, 'Unpublish').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(panel(page).getByText('Undo publishes it again, dated the moment you press it.')).toBeVisible();
  await act(page, 'Undo').click();
  await expect(act(page, 'Unpin'), 'pinned as it was').toBeVisible();
  await expect(toasts(page)).toContainText('Item Published');
  await expect.poll(() => world.control.callsOf('publishContentItem')).toHaveLength(2);
});

test('a post is unpinned, and Undo pins it by publishing it again', async ({ page, world, allow }) => {
  // Undo repeats an earlier call on purpose.
  allow.repeatedWrites = true;
  await openDraft(page, text);
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('checkbox', { name: 'Pin' }).press('Space');
  await publish(page).click();
  await act(page, 'Unpin').click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(panel(page).getByText('Not pinned')).toBeVisible();
  await expect(panel(page).getByText(/^A pin comes only with a publication/)).toBeVisible();
  await act(page, 'Undo').click();
  await expect(act(page, 'Unpin')).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('unpinContentItem')).map(({ status }) => status)).toEqual([204]);
});

test('decisions-core O56: the own node is selected where a level is chosen, and not yet chosen by that', async ({ page, world }) => {
  await openDraft(page, text);
  await expect(panel(page).getByText('No node chosen')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Choose node' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose Publication Level' });
  await expect(picker.getByRole('row', { selected: true })).toHaveAccessibleName(/Harbour Care/);
  await picker.getByRole('button', { name: 'Discard' }).click();
  await expect(panel(page).getByText('No node chosen')).toBeVisible();
  await expect.poll(() => world.control.callsOf('publishContentItem')).toHaveLength(0);
});

test('a schedule is moved, cancelled, and made again by Undo', async ({ page, world }) => {
  await openDraft(page, text);
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('button', { name: 'Schedule Publish' }).click();
  await typeDate(panel(page).getByRole('group', { name: 'New publication date' }), typedDay(3, 15, '900AM'));
  await act(page, 'Reschedule').click();
  await expect(toasts(page)).toContainText(`15/03/${nextYear} 09:00`);
  await act(page, 'Cancel Scheduled Publication').click();
  await expect(panel(page).getByRole('radio', { name: 'Immediately' })).toBeChecked();
  await expect(panel(page).getByText(`Undo schedules it for ${shownDay(3, 15)} 9:00 AM again.`)).toBeVisible();
  await act(page, 'Undo').click();
  await expect(act(page, 'Publish Now')).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('rescheduleContentItem')).map(({ status }) => status)).toEqual([200]);
  await expect.poll(async () => (await world.control.callsOf('scheduleContentItem')).map(({ status }) => status)).toEqual([200, 200]);
});

test('a right to publish that was withdrawn in the meantime is reported in the words of the specification', async ({ page, other, world }) => {
  await openFeed(page, 'unit');
  await writePost(page, text);
  await openPost(page, text);
  await chooseNode(page, 'North Region');

  await withdrawWriting(other);

  await publish(page).click();
  await expect(toasts(page).getByText('Unable to publish item. You do not have sufficient permissions to publish on selected node.', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('alert')).toContainText('You are not allowed to publish on this node.');
  await expect.poll(async () => (await world.control.callsOf('publishContentItem')).map(({ status }) => status)).toEqual([403]);
});

type Day = [month: number, day: number];
const recurrences: { what: string; frequency: string; days: [Day, Day, Day] }[] = [
  { what: 'weekly across the change of the clocks', frequency: 'Weekly', days: [[3, clocksForward - 7], [3, clocksForward], [3, clocksForward + 7]] },
  { what: 'monthly from a 31st', frequency: 'Monthly', days: [[1, 31], [2, lastOfFebruary], [3, 31]] },
];
for (const { what, frequency, days } of recurrences) {
  test(`a post is published again and again, ${what}`, async ({ page, world }) => {
    const [first, second] = days;
    await openDraft(page, text);
    await panel(page).getByRole('radio', { name: 'Recurrent' }).click();
    await chooseNode(page, 'North Region');
    await typeDate(panel(page).getByRole('group', { name: 'Start date' }), typedDay(...first, '900AM'));
    await panel(page).getByRole('button', { name: /Frequency/ }).click();
    await page.getByRole('option', { name: frequency }).click();
    await panel(page).getByRole('textbox', { name: 'Occurrences' }).fill('3');
    await page.keyboard.press('Tab');
    const list = panel(page).getByRole('region', { name: 'Next 3 dates' }).getByRole('listitem');
    for (const [index, day] of days.entries()) await expect(list.nth(index), 'at the same time of day').toContainText(`${shownDay(...day)} 9:00 AM`);
    await panel(page).getByRole('button', { name: 'Schedule Publish' }).click();
    await expect(toasts(page)).toContainText('Item Publish Scheduled');
    // To the afternoon of the day after the first date.
    await world.control.advanceClock(Date.UTC(nextYear, first[0] - 1, first[1] + 1, 15) - Date.now());
    await page.reload();
    await expect(panel(page).getByText('Published', { exact: true })).toBeVisible();
    await expect(panel(page).getByText(`${shownDay(...second)} 9:00 AM`).first()).toBeVisible();
    await act(page, 'Unpublish').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Its schedule stays: it is published again on ${shownDay(...second)} 9:00 AM.`);
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await expect(panel(page).getByText('Scheduled', { exact: true }), 'the rest of the series is left').toBeVisible();
  });
}

test('by keyboard alone a post is written, published, pinned, unpinned and unpublished', async ({ page }) => {
  await openFeed(page, 'super');
  const press = async (control: Locator) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  await press(page.getByRole('link', { name: 'Add new post' }));
  await tabTo(page, message(page));
  await page.keyboard.type(text);
  await press(page.getByRole('button', { name: 'Save as Draft' }));
  await press(page.getByRole('link', { name: text, exact: true }));
  await press(act(page, 'Choose node'));
  const picker = page.getByRole('dialog', { name: 'Choose Publication Level' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('north reg');
  await tabTo(page, picker.getByRole('row').first());
  await page.keyboard.press('ArrowDown');
  await expect(picker.getByRole('row', { name: /North Region/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(picker.getByRole('button', { name: 'Select' }));
  await expect(picker).toHaveCount(0);
  await expect(act(page, 'Change node')).toBeFocused();
  await tabTo(page, panel(page).getByRole('checkbox', { name: 'Pin' }));
  await page.keyboard.press('Space');
  await press(publish(page));
  await expect(panel(page).getByRole('heading', { name: text }), 'the new state is read out').toBeFocused();
  await press(act(page, 'Unpin'));
  await expect(panel(page).getByText('Not pinned')).toBeVisible();
  await press(act(page, 'Unpublish'));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }));
  await expect(panel(page).getByRole('radio', { name: 'Immediately' })).toBeChecked();
});

test('a schedule that was published now returns to its date', async ({ page, world, allow }) => {
  // Undo repeats an earlier call on purpose.
  allow.repeatedWrites = true;
  await openDraft(page, text);
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('button', { name: 'Schedule Publish' }).click();
  await act(page, 'Publish Now').click();
  await expect(panel(page).getByText(/^Undo unpublishes it and schedules it for .* again\.$/)).toBeVisible();
  await act(page, 'Undo').click();
  await expect(act(page, 'Publish Now')).toBeVisible();
  await world.control.advanceClock(2 * hour);
  await page.reload();
  await expect(panel(page).getByText('Published', { exact: true })).toBeVisible();
});

test('beside a post are a preview that follows what is typed, as staff will see it, and what to check before publishing', async ({ page, world }) => {
  await openDraft(page, text);
  await panel(page).getByRole('tab', { name: 'Preview' }).click();
  const phone = panel(page).getByRole('region', { name: 'As staff see it' });
  await message(page).fill('Flu clinics, ask @priya.raman');
  await expect(phone.getByText('Flu clinics, ask @priya.raman')).toBeVisible();
  await expect(phone).toHaveAttribute('data-scheme', 'light');
  await panel(page).getByRole('radio', { name: 'Dark' }).click();
  await expect(phone).toHaveAttribute('data-scheme', 'dark');

  await panel(page).getByRole('tab', { name: 'Publish' }).click();
  const checks = panel(page).getByRole('list', { name: 'Before publishing' });
  await expect(checks.getByRole('listitem').filter({ hasText: 'To check' })).toHaveText(/Your last changes are not saved$/);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(checks).not.toContainText('Your last changes are not saved');
  await chooseNode(page, 'North Region');
  await expect(checks).toContainText(/\d+ roles belong to North Region and the units below/);
  await expect(checks).not.toContainText('pinned at');
  await panel(page).getByRole('checkbox', { name: 'Pin' }).press('Space');
  await expect(checks).toContainText(/other posts? of this page (is|are) pinned at North Region then/i);
  // Each of them is named, and a link to it.
  const [pinned] = await Promise.all([page.waitForEvent('popup'), checks.getByRole('link').first().click()]);
  await expect(pinned).toHaveURL(/\/items\/edit\//);
  await expect(pinned.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await pinned.close();
  // What was chosen is still there.
  await expect(checks).toContainText('pinned at North Region');

  await world.control.fault({ operationId: 'listRoles' }, { set: { results: [] } });
  await page.reload();
  await chooseNode(page, 'North Region');
  await expect(checks).toContainText('No role belongs to North Region or a unit below: it may have no readers');
});

test('people who have and have not confirmed are shown by unit, as rows, as a table and as a file', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  await page.getByRole('switch', { name: /confirm/ }).press('Space');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await openPost(page, text);
  const confirmations = page.getByRole('tab', { name: /^Read Confirmations/ });
  await confirmations.click();
  const board = page.getByRole('region', { name: 'Who has confirmed' });
  await expect(page.getByText('No one has confirmed', { exact: false }).first()).toBeVisible();
  await expect(board, 'a draft has no readers').toHaveCount(0);

  await page.getByRole('tab', { name: 'Post' }).click();
  await chooseNode(page, 'North Region');
  await publish(page).click();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await confirmations.click();
  await expect(page.getByRole('button', { name: 'Unpublish' }), 'the board has the whole width').toBeHidden();
  await expect(board).toContainText(/0 of \d+ confirmed/);
  await expect(board).toContainText('Readers are an estimate');
  const units = board.getByRole('listbox', { name: 'Units, lowest first' });
  await units.getByRole('option', { name: /^Cedar Point Hospital 0 of \d+ confirmed/ }).click();
  await expect(board.getByRole('region', { name: 'Cedar Point Hospital' }).getByRole('listitem').first()).toBeVisible();
  await units.press('Home');
  await expect(units.getByRole('option', { name: /^All units/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'Confirmation board');

  await board.getByRole('button', { name: 'Show as table' }).click();
  await expect(board.getByRole('table')).toContainText('Cedar Point Hospital');
  const [file] = await Promise.all([page.waitForEvent('download'), board.getByRole('button', { name: 'Download as CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('read-confirmations-by-unit.csv');
  await board.getByRole('button', { name: 'Show as chart' }).click();

  await board.getByRole('radio', { name: 'Confirmed 0' }).click();
  await expect(board.getByText('No one has confirmed yet')).toBeVisible();
  await board.getByRole('radio', { name: /^Not confirmed/ }).click();
  await units.getByRole('option', { name: /^All units/ }).click();
  await board.getByRole('link', { name: /^Write to \d+ people$/ }).click();
  const conversation = page.getByRole('dialog', { name: 'New conversation' });
  await expect(conversation.getByRole('radio', { name: /^\d+ conversations, one with each/ })).toBeVisible();
  await expect(conversation.getByRole('button', { name: 'Create' })).toBeEnabled();
  const search = conversation.getByRole('searchbox', { name: 'Search people' });
  await expect(search).toBeFocused();
  await expect(search, 'a screen reader is told who is chosen').toHaveAccessibleDescription(/^Chosen: [^.]+, \d+ more\./);
  await page.goBack();
  await expect(units.getByRole('option', { name: /^All units/ }), 'Back finds the board as it was left').toHaveAttribute('aria-selected', 'true');
});

test('an item that is scheduled with a pin keeps its node and its pin when it is given another date, and when it is published now', async ({ page }) => {
  await openDraft(page, text);
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('checkbox', { name: 'Pin' }).press('Space');
  await panel(page).getByRole('button', { name: 'Schedule Publish' }).click();
  const fact = (term: string) => panel(page).locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]');
  await expect(fact('Publication node')).toHaveText('North Region and 16 units below');
  await expect(fact('Pin until')).not.toHaveText('');
  await typeDate(panel(page).getByRole('group', { name: 'New publication date' }), typedDay(3, 15, '900AM'));
  await act(page, 'Reschedule').click();
  await expect(fact('Publication date')).toHaveText(`${shownDay(3, 15)} 9:00 AM`);
  await expect(fact('Publication node')).toHaveText('North Region and 16 units below');
  const pinEnd = await fact('Pin until').innerText();
  expect(pinEnd).toContain(`Mar ${nextYear}`);
  await act(page, 'Publish Now').click();
  await expect(act(page, 'Unpin')).toBeVisible();
  await expect(fact('Pin until')).toHaveText(pinEnd);
  await expect(fact('Publication node')).toHaveText('North Region and 16 units below');
});

test('a unit administrator chooses among the own units in their hierarchy, sees how many get it, and is refused above them', async ({ page, world }) => {
  await world.control.makeItem({ tenant: 'Harbour Care', contentInstance: 'News and Announcements', name: text, author: 'unit' });
  await openFeed(page, 'unit');
  await openPost(page, text);
  await act(page, 'Choose node').click();
  const picker = page.getByRole('dialog', { name: 'Choose Publication Level' });
  const row = (name: string) => picker.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Harbour Care')).toContainText('Not allowed');
  await expect(row('North Region')).not.toContainText('Not allowed');
  await expect(row('North Region')).toHaveAttribute('aria-level', '2');
  await row('Harbour Care').click();
  await expect(picker.getByRole('alert')).toHaveText('You are not allowed to publish on this node.');
  await row('North Region').click();
  await expect(picker).toContainText('North Region and 16 units below');
  await picker.getByRole('button', { name: 'Select' }).click();
  await publish(page).click();
  await expect(panel(page).getByText('North Region and 16 units below').first()).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('publishContentItem')).map(({ status }) => status)).toEqual([200]);
});

test('an item that a super administrator published for everyone says so to a unit administrator, without a count of units that they do not see', async ({ page, world }) => {
  await world.control.makeItem({ tenant: 'Harbour Care', contentInstance: 'News and Announcements', name: text, author: 'super', node: 'Harbour Care' });
  await openFeed(page, 'unit');
  await openPost(page, text);
  await expect(panel(page).getByText('Harbour Care and the units below').first()).toBeVisible();
});
