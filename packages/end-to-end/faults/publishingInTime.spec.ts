import type { Page } from '@playwright/test';
import { clocksBack, clocksForward, lastOfFebruary, shownDay, typedDay } from '../harness/days.ts';
import { chooseNode, openDraft, panel, typeDate } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';
import type { World } from '../harness/world.ts';

const hour = 3_600_000;

const act = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const refusal = (page: Page) => panel(page).getByRole('alert');

/** A draft whose panel is set to schedule it for the next full hour. */
async function openFuture(page: Page, text: string): Promise<void> {
  // Before the page: installed in an open one, the clock shows 1970 for a moment, and a response in that moment sets the host's far ahead.
  await page.clock.install();
  await openDraft(page, text);
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'North Region');
}

/** The same draft, scheduled. */
async function openScheduled(page: Page, text: string): Promise<void> {
  await openFuture(page, text);
  await act(page, 'Schedule Publish').click();
  await expect(act(page, 'Publish Now')).toBeVisible();
}

/** Three hours pass for everyone: an item scheduled for the next full hour is published. */
async function letTimePass(page: Page, world: World): Promise<void> {
  await world.control.advanceClock(3 * hour);
  await page.clock.setFixedTime(Date.now() + 3 * hour);
}

test("P04: 'Publish Now' after the schedule has published the post does not publish it again", async ({ page, world }) => {
  await openScheduled(page, 'Published by its schedule');
  await letTimePass(page, world);
  await act(page, 'Publish Now').click();
  await expect(act(page, 'Unpublish')).toBeVisible();
  await expect(act(page, 'Publish Now'), 'nothing says that it is still scheduled').toHaveCount(0);
  await expect(panel(page).getByText('This cannot be undone: the date that it was scheduled for has passed.')).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('publishContentItem')).length).toBe(0);
});

test('P04: \'Cancel Scheduled Publication\' after the schedule has published the post says that it is published', async ({ page, world }) => {
  await openScheduled(page, 'Published before it was cancelled');
  await letTimePass(page, world);
  await act(page, 'Cancel Scheduled Publication').click();
  await expect(refusal(page).filter({ hasText: 'Nothing was sent: it has changed since this was shown.' })).toBeVisible();
  await expect(act(page, 'Unpublish')).toBeVisible();
  await expect(act(page, 'Cancel Scheduled Publication'), 'nothing says that it is still scheduled').toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf('cancelScheduledPublication')).length).toBe(0);
});

test('P07: a panel that is left open until its time has passed asks for a later one, and keeps all else', async ({ page, world }) => {
  await openFuture(page, 'Left open for too long');
  await letTimePass(page, world);
  await act(page, 'Schedule Publish').click();
  const date = panel(page).getByRole('group', { name: 'Publication date' });
  await expect(date).toHaveAccessibleDescription(/Choose .* or later\./);
  await expect(date.locator(':focus')).toHaveCount(1);
  await expect(panel(page).getByRole('radio', { name: 'Scheduled Date' })).toBeChecked();
  await expect(panel(page).getByText('North Region').first()).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('scheduleContentItem')).length).toBe(0);
  await typeDate(date, typedDay(3, 15, '900AM'));
  await act(page, 'Schedule Publish').click();
  await expect(act(page, 'Publish Now')).toBeVisible();
});

for (const { what, typed, shown, taken } of [
  { what: 'an hour that clocks leave out', typed: typedDay(3, clocksForward, '0230AM'), shown: '02', taken: `${shownDay(3, clocksForward)} 3:30 AM` },
  { what: 'a day that its month does not have', typed: typedDay(2, 31, '0930AM'), shown: '09', taken: `${shownDay(2, lastOfFebruary)} 9:30 AM` },
]) {
  test(`P06: ${what} is scheduled only once the date that replaces it was read`, async ({ page, world }) => {
    await openFuture(page, 'Typed too quickly');
    const date = panel(page).getByRole('group', { name: 'Publication date' });
    await expect(panel(page).getByText(/^Publishes to North Region/)).toBeVisible();
    await typeDate(date, typed);
    await expect(date.getByRole('spinbutton', { name: /^hour/ })).toHaveText(shown);
    await expect(panel(page).getByText(/^Publishes to North Region/), 'no other date is promised').toHaveCount(0);
    await act(page, 'Schedule Publish').click();
    await expect(panel(page).getByText(`What was typed does not exist. It was changed to ${taken}.`)).toBeVisible();
    await expect(panel(page).getByText(`on ${taken} (Toronto time).`)).toBeVisible();
    await expect(date.locator(':focus')).toHaveCount(1);
    await expect(panel(page).getByText('Publication date is required')).toHaveCount(0);
    await expect.poll(async () => (await world.control.callsOf('scheduleContentItem')).length).toBe(0);
    await act(page, 'Schedule Publish').click();
    await expect(act(page, 'Publish Now')).toBeVisible();
    await expect(panel(page).getByRole('definition').filter({ hasText: taken })).toBeVisible();
  });
}

test('P06: the panel says which of two equal hours is meant when the clocks go back, and that one is scheduled', async ({ page }) => {
  await openFuture(page, 'While clocks go back');
  await typeDate(panel(page).getByRole('group', { name: 'Publication date' }), typedDay(11, clocksBack, '0130AM'));
  await expect(panel(page).getByText('This time comes twice, because clocks go back. The first one is meant.')).toBeVisible();
  await expect(panel(page).getByText(`on ${shownDay(11, clocksBack)} 1:30 AM (Toronto time).`)).toBeVisible();
  await act(page, 'Schedule Publish').click();
  await expect(act(page, 'Publish Now')).toBeVisible();
  await page.reload();
  // The host's date, in the field for another date.
  await expect(panel(page).getByRole('definition').filter({ hasText: `${shownDay(11, clocksBack)} 1:30 AM` })).toBeVisible();
  await expect(panel(page).getByText('This time comes twice, because clocks go back. The first one is meant.')).toBeVisible();
});
