import { chooseDayBeside, dragToOtherDay, entryOn, openScheduled, rescheduleWindow } from '../harness/calendar.ts';
import { toasts } from '../harness/publishedContent.ts';
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
    expect(await world.control.callsOf(operationId)).toHaveLength(1);
  });
}

test('a line that breaks on the way leaves a dragged item where it was, and says that nobody knows', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await page.route('**/content-items/schedule-publish', (route) => (route.request().method() === 'PUT' ? route.abort('connectionreset') : route.fallback()));
  await dragToOtherDay(page, item);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Rescheduling' })).toContainText('Could not confirm whether this was done.');
  await expect(entryOn(page, item.day, item.id)).toBeVisible();
  expect(await world.control.callsOf(operationId)).toEqual([]);
});

test('N05: a date whose answer was lost is looked for, and told as changed', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await world.control.fault({ operationId }, { resetAfterCommit: true });
  await dragToOtherDay(page, item);
  await expect(page.getByRole('main').getByText(/^Rescheduled: /)).toBeVisible();
  await expect(entryOn(page, item.otherDay, item.id)).toBeVisible();
  expect(await world.control.callsOf(operationId)).toHaveLength(1);
});

test('D12: a second press in the window sends nothing', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await chooseDayBeside(page, item);
  await rescheduleWindow(page).getByRole('button', { name: 'Reschedule' }).dblclick();
  await expect(rescheduleWindow(page)).toHaveCount(0);
  expect(await world.control.callsOf(operationId)).toHaveLength(1);
});

test('a refusal in the window stays there with the date that was chosen', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await world.control.fault({ operationId }, { status: 403, body: { message: 'Not at this unit.' } });
  await chooseDayBeside(page, item);
  const day = await rescheduleWindow(page).getByRole('spinbutton', { name: /^day/ }).innerText();
  await rescheduleWindow(page).getByRole('button', { name: 'Reschedule' }).click();
  await expect(rescheduleWindow(page).getByText('Not at this unit.')).toBeVisible();
  await expect(rescheduleWindow(page).getByRole('spinbutton', { name: /^day/ })).toHaveText(day);
});
