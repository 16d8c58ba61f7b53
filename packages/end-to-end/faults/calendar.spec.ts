import { chooseDayBeside, dayCell, dragToOtherDay, entryOn, openScheduled, rescheduleWindow, takeUp, untilRead } from '../harness/calendar.ts';
import { comeBackToWindow } from '../harness/clock.ts';
import { toasts } from '../harness/publishedContent.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';

const operationId = 'rescheduleContentItem';

for (const [what, fault, words] of [
  ['a refusal (403)', { status: 403, body: { message: 'Not at this unit.' } }, 'Not at this unit.'],
  ['a failure of the host (500)', { status: 500, body: {} }, /./],
] as const) {
  test(`N03: after ${what} a dragged item is where it was, and the calendar says why`, async ({ page, world }) => {
    const item = await openScheduled(page, 'super');
    await world.control.fault({ operationId }, fault);
    await dragToOtherDay(page, item);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.filter({ hasText: 'Rescheduling' })).toContainText(words);
    await expect(toasts(page)).toContainText('Publish Error');
    await expect(entryOn(page, item.day, item.id)).toBeVisible();
    await expect(entryOn(page, item.otherDay, item.id)).toHaveCount(0);
    await expect.poll(() => world.control.callsOf(operationId)).toHaveLength(1);
  });
}

test('a dragged item whose connection breaks stays where it was, and the outcome is reported as unknown', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await page.route('**/content-items/schedule-publish', (route) => (route.request().method() === 'PUT' ? route.abort('connectionreset') : route.fallback()));
  await dragToOtherDay(page, item);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Rescheduling' })).toContainText('Could not confirm whether this was done.');
  await expect(entryOn(page, item.day, item.id)).toBeVisible();
  expect(await world.control.callsOf(operationId)).toEqual([]);
});

test('N05: a new date whose response was lost is looked up, and reported as changed', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await world.control.fault({ operationId }, { resetAfterCommit: true });
  await dragToOtherDay(page, item);
  await expect(page.getByRole('main').getByText(/^Rescheduled: /)).toBeVisible();
  await expect(entryOn(page, item.otherDay, item.id)).toBeVisible();
  await expect.poll(() => world.control.callsOf(operationId)).toHaveLength(1);
});

test('D12: a second press in the window sends nothing', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await chooseDayBeside(page, item);
  await rescheduleWindow(page).getByRole('button', { name: 'Reschedule' }).dblclick();
  await expect(rescheduleWindow(page)).toHaveCount(0);
  await expect.poll(() => world.control.callsOf(operationId)).toHaveLength(1);
});

test('the window for another date stays open with the host’s refusal and the chosen date', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await world.control.fault({ operationId }, { status: 403, body: { message: 'Not at this unit.' } });
  await chooseDayBeside(page, item);
  const day = await rescheduleWindow(page).getByRole('spinbutton', { name: /^day/ }).innerText();
  await rescheduleWindow(page).getByRole('button', { name: 'Reschedule' }).click();
  await expect(rescheduleWindow(page).getByText('Not at this unit.')).toBeVisible();
  await expect(rescheduleWindow(page).getByRole('spinbutton', { name: /^day/ })).toHaveText(day);
});

test('an item that was deleted elsewhere before it is dropped by keyboard is reported as gone and leaves the calendar; the focus stays on a day', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await takeUp(page, item);
  await world.control.deleteItem(item.id);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Rescheduling' })).toContainText('There is no such content item.');
  await expect(entryOn(page, item.day, item.id)).toHaveCount(0);
  await expect(dayCell(page, item.day)).toBeFocused();
  await expect.poll(() => world.control.callsOf(operationId)).toEqual([]);
});

test('N01: an item that is dropped by keyboard while offline stays where it was, with a message, and can be carried again', async ({ page, context, world }) => {
  const item = await openScheduled(page, 'super');
  await takeUp(page, item);
  await context.setOffline(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Rescheduling' })).toContainText('Nothing was sent.');
  await expect(entryOn(page, item.day, item.id)).toBeVisible();
  await expect(dayCell(page, item.day)).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeAttached();
  await takeUp(page, item);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(/^Rescheduled: /)).toBeVisible();
  await expect.poll(() => world.control.callsOf(operationId)).toHaveLength(1);
});

test('N03: an item whose drop by keyboard is refused (403) is where it was, and the focus stays on its day', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await world.control.fault({ operationId }, { status: 403, body: { message: 'Not at this unit.' } });
  await takeUp(page, item);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Rescheduling' })).toContainText('Not at this unit.');
  await expect(entryOn(page, item.day, item.id)).toBeVisible();
  await expect(dayCell(page, item.day)).toBeFocused();
});

test('A04: a token that expires while an item is carried by keyboard is renewed, and the drop is saved', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await takeUp(page, item);
  await world.control.fault({ operationId, times: 1 }, { status: 401, body: {} });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(/^Rescheduled: /)).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf(operationId)).map(({ status }) => status)).toEqual([401, 200]);
});

test('an entry that is carried by keyboard into a week out of sight is rescheduled there', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await takeUp(page, item);
  // Seven days on are never in the same week.
  const target = new Date(Date.parse(`${item.day}T12:00:00Z`) + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await expect(dayCell(page, target)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(/^Rescheduled: /)).toBeVisible();
  await expect(entryOn(page, target, item.id)).toBeVisible();
  await expect(dayCell(page, target)).toBeFocused();
  await expect.poll(() => world.control.callsOf(operationId)).toHaveLength(1);
});

test('B03 Back while an item is carried by keyboard keeps it picked up, and the focus on a day', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await takeUp(page, item);
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await expect(dayCell(page, item.day)).toHaveCount(0);
  await page.goBack();
  await expect(dayCell(page, item.day)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText(/^Moving .+ Choose a day/)).toHaveCount(0);
  await expect(dayCell(page, item.day)).toBeFocused();
  expect(await world.control.callsOf(operationId)).toEqual([]);
});

test('P12: an item that another tab has rescheduled in the meantime is not moved over it without confirmation, and is shown where it is now', async ({ page, context, world }) => {
  const item = await openScheduled(page, 'super');
  const other = await context.newPage();
  await other.goto(`/calendar?view=week&day=${item.day}`);
  await untilRead(other);
  await takeUp(page, item);
  const chosen = await chooseDayBeside(other, item);
  await rescheduleWindow(other).getByRole('button', { name: 'Reschedule' }).click();
  await expect(rescheduleWindow(other)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Rescheduling' })).toContainText('Nothing was sent: it has changed since this was shown. It is scheduled for');
  await expect(entryOn(page, item.day, item.id)).toHaveCount(0);
  await expect.poll(() => world.control.callsOf(operationId)).toHaveLength(1);
  // The adjacent day may be in another week.
  await page.goto(`/calendar?view=week&day=${chosen}`);
  await expect(entryOn(page, chosen, item.id)).toBeVisible();
});

test('an item that someone else has rescheduled is on its new day when the window regains focus, and the focus stays', async ({ page, context, world }) => {
  await page.clock.install();
  const item = await openScheduled(page, 'super');
  await takeUp(page, item);
  await page.keyboard.press('Escape');
  await expect(dayCell(page, item.day)).toBeFocused();
  const other = await context.newPage();
  await other.goto(`/calendar?view=week&day=${item.day}`);
  await untilRead(other);
  await chooseDayBeside(other, item);
  await rescheduleWindow(other).getByRole('button', { name: 'Reschedule' }).click();
  await expect(rescheduleWindow(other)).toHaveCount(0);
  await expectQuiet(world.control);
  await expect(entryOn(page, item.day, item.id)).toBeVisible();
  await comeBackToWindow(page);
  await expect(entryOn(page, item.day, item.id)).toHaveCount(0);
  await expect(dayCell(page, item.day)).toBeFocused();
});

test('P12: Undo of a date that another tab has changed in the meantime sends nothing', async ({ page, context, world }) => {
  const item = await openScheduled(page, 'super');
  await dragToOtherDay(page, item);
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/calendar?view=week&day=${item.otherDay}`);
  await untilRead(other);
  await takeUp(other, { ...item, day: item.otherDay });
  await other.keyboard.press('ArrowDown');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('main').getByText(/^Rescheduled: /)).toBeVisible();
  await undo.press('Enter');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Undoing' })).toContainText('Nothing was sent: it has changed since this was shown.');
  await expect(undo, 'there is nothing left to be taken back').toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Last change' })).toBeFocused();
  await expect.poll(() => world.control.callsOf(operationId)).toHaveLength(2);
});

test('N01: an Undo that is pressed offline says so, keeps the focus, and restores the date once the network has returned', async ({ page, context, world }) => {
  const item = await openScheduled(page, 'super');
  await dragToOtherDay(page, item);
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await context.setOffline(true);
  await undo.press('Enter');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Undoing' })).toContainText('Nothing was sent.');
  await expect(undo).toBeFocused();
  await expect(entryOn(page, item.otherDay, item.id)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeAttached();
  await undo.press('Enter');
  await expect(page.getByRole('main').getByText(/^Undone: /)).toBeVisible();
  await expect(entryOn(page, item.day, item.id)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Last change' })).toBeFocused();
  await expect.poll(() => world.control.callsOf(operationId)).toHaveLength(2);
});

test('D12: an Undo pressed in both the notification and the page is reported as done only once it is', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await dragToOtherDay(page, item);
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await world.control.fault({ operationId }, { hang: true });
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await world.control.callsOf(operationId)).length).toBe(2);
  await undo.click();
  await expect(undo).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Undone: /)).toHaveCount(0);
  await world.control.heal();
  await expect(toasts(page).or(page.getByRole('main').getByRole('alert')).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Undone: /)).toHaveCount(0);
});
