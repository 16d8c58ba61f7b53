import { expectAccessible } from '../harness/accessibility.ts';
import { calendarEntries, calendarGrid, chooseDayBeside, collectItems, dayAhead, dayCell, dayInToronto, dragToDay, dragToOtherDay, entryOn, openCalendar, openScheduled, rescheduleWindow, shelf, takeUp, todayCell, untilRead, watchDays } from '../harness/calendar.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { chooseNode } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

test('the calendar shows what is published, scheduled and repeated on its days, and links to it', async ({ page }) => {
  const listed = collectItems(page);
  await openCalendar(page, 'super');
  await expect(todayCell(page)).toHaveCount(1);
  const items = await listed.items();
  const found = {
    published: items.find(({ publishedContentItem, scheduledPublication }) => publishedContentItem !== null && scheduledPublication === null),
    scheduled: items.find(({ scheduledPublication }) => scheduledPublication !== null && scheduledPublication.recurrence === null),
    series: items.find(({ scheduledPublication }) => scheduledPublication?.recurrence != null),
  };
  for (const [kind, item] of Object.entries(found)) {
    const instant = (kind === 'published' ? item?.publishedContentItem?.publishedAtUtc : item?.scheduledPublication?.publicationUtc) ?? '';
    const day = dayInToronto(instant);
    await page.goto(`/calendar?day=${day}`);
    await untilRead(page);
    await dayCell(page, day).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').locator(`a[href$="${item?.id}"]`).first(), `${kind} on ${day}`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dayCell(page, day)).toBeFocused();
  }
  await calendarEntries(page).first().click();
  await expect(page).toHaveURL(/\/items\/edit\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('another month is opened by button and by arrow keys, and Back returns', async ({ page }) => {
  await openCalendar(page, 'super', { path: '/calendar?day=2026-10-31' });
  await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await expect(page).toHaveURL(/day=2026-11-30/);
  await page.goBack();
  await dayCell(page, '2026-10-31').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await expect(dayCell(page, '2026-11-07')).toBeFocused();
});

test('a week is shown once it is chosen, and after a reload', async ({ page }) => {
  await openCalendar(page, 'super', { path: '/calendar?day=2026-11-25' });
  await page.getByRole('radio', { name: 'Week' }).click();
  await expect(calendarGrid(page).getByRole('gridcell')).toHaveCount(7);
  await page.reload();
  await untilRead(page);
  await expect(dayCell(page, '2026-11-22')).toBeVisible();
  await expect(calendarGrid(page).getByRole('gridcell')).toHaveCount(7);
});

test('the calendar has its place and its view while its pages are still loading', async ({ page, world }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'super', { path: '/diag' });
  await world.control.fault({ operationId: 'listContentTypes' }, { delayMs: 1500 });
  await page.goto('/calendar?day=2026-11-25&view=week');
  const title = page.getByRole('main').getByRole('heading', { level: 2, name: /2026/ });
  await expect(title).toBeVisible();
  await expect(page.getByRole('group', { name: 'Pages', exact: true })).toHaveCount(0);
  const [words, left] = [await title.innerText(), (await title.boundingBox())?.x];
  await expect(page.getByRole('group', { name: 'Pages', exact: true })).toBeVisible();
  expect(await title.innerText()).toBe(words);
  expect((await title.boundingBox())?.x).toBe(left);
});

test('a week shows its entries at their hours, in the zone of the reader', async ({ page }) => {
  const item = await openScheduled(page, 'super');
  const hour = Number(new Intl.DateTimeFormat('en-US', { timeZone: 'America/Toronto', hour: 'numeric', hourCycle: 'h23' }).format(new Date(item.publicationUtc)));
  const [ofHour, ofEntry] = [calendarGrid(page).locator(`[data-hour="${hour}"]`), entryOn(page, item.day, item.id)];
  // Entries of pages that load later push both down.
  await expect(async () => {
    const [line, entry] = await Promise.all([ofHour.boundingBox(), ofEntry.boundingBox()]);
    if (line === null || entry === null) throw new Error('Nothing is there to be measured.');
    expect(entry.y).toBeGreaterThanOrEqual(line.y);
    expect(entry.y).toBeLessThan(line.y + line.height);
  }).toPass();
});

test('a draft is dragged onto a day, its schedule asks first, and Undo puts it back', async ({ page, world }) => {
  await openCalendar(page, 'super');
  const day = await dayAhead(page);
  const draft = shelf(page).getByRole('listitem').first();
  const name = (await draft.getByRole('link').textContent()) ?? '';
  await dragToDay(page, draft, day);
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await expect(panel.getByRole('radio', { name: 'Scheduled Date' })).toBeChecked();
  expect((await world.control.callsOf('scheduleContentItem')).length, 'a drop sends nothing').toBe(0);
  await chooseNode(page, 'North Region', panel);
  await expect(panel.getByText(/^Publishes to .+, on .+ 9:00\sAM \(Toronto time\)\.$/)).toBeVisible();
  // The checks on the item's own page.
  await expect(panel.getByRole('list', { name: 'Before publishing' }).getByRole('listitem').first()).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: /roles? belongs? to North Region and the units below$/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Schedule Publish' }).click();
  await expect(panel).toHaveCount(0);
  await expect(dayCell(page, day).locator('[data-calendar-entry]').filter({ hasText: name.slice(0, 20) })).toBeVisible();
  await expect(page.getByRole('main').getByText(`Scheduled: ${name}`)).toBeVisible();
  await expect(shelf(page).getByRole('link', { name, exact: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(shelf(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('It is a draft again, without a date.')).toBeVisible();
});

test('by keyboard a draft is carried onto a day; closing its panel publishes nothing, and Escape returns to the shelf', async ({ page, world }) => {
  await openCalendar(page, 'super');
  const link = shelf(page).getByRole('listitem').first().getByRole('link');
  await link.focus();
  await page.keyboard.press('m');
  await expect(todayCell(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  const focused = page.locator('[data-day]:focus');
  await expect(focused).toContainText('can be dropped here');
  const day = (await focused.getAttribute('data-day')) ?? '';
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await expect(panel.getByRole('radio', { name: 'Scheduled Date' })).toBeChecked();
  await expect(panel.getByRole('spinbutton', { name: /^day/ }).first()).toHaveText(String(Number(day.slice(8))).padStart(2, '0'));
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(dayCell(page, day)).toBeFocused();
  await expect(link).toBeVisible();
  expect(await world.control.callsOf('scheduleContentItem')).toEqual([]);
});

test('pages and a unit filter the calendar, in its address, and only what is in sight is requested', async ({ page, world }) => {
  await openCalendar(page, 'super');
  const before = await calendarEntries(page).count();
  await page.getByRole('main').getByText('News and Announcements', { exact: true }).click();
  await expect.poll(() => calendarEntries(page).count()).not.toBe(before);
  const without = await calendarEntries(page).count();
  await expect(page).toHaveURL(/without=[\da-f-]{36}$/);
  await world.control.reset();
  await page.reload();
  await untilRead(page);
  await expect(page.getByRole('checkbox', { name: 'News and Announcements' })).not.toBeChecked();
  await expect(calendarEntries(page)).toHaveCount(without);
  const id = new URL(page.url()).searchParams.get('without') ?? '';
  expect((await world.control.callsOf('listSocialFeedItems')).filter(({ path }) => path.includes(id))).toEqual([]);

  await page.getByText('All pages', { exact: true }).click();
  await expect(calendarEntries(page)).toHaveCount(before);
  await page.getByRole('button', { name: 'Unit: All units. Change' }).click();
  await page.getByRole('dialog').getByText('North Region', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(page.getByRole('button', { name: 'Unit: North Region. Change' })).toBeVisible();
  await expect.poll(() => calendarEntries(page).count()).toBeLessThan(before);
  await page.reload();
  await untilRead(page);
  await expect(page.getByRole('button', { name: 'Unit: North Region. Change' })).toBeVisible();
});

test('on a phone the days are an agenda', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalendar(page, 'super');
  await expect(calendarGrid(page)).toHaveCount(0);
  const days = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 3 }) });
  // A past month is shown completely; in the current one, upcoming items come first.
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(days.first().getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /earlier day/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Pages and units' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'All pages' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'the calendar on a phone');
});

test('the calendar is accessible, a day of it too, in both schemes', async ({ page }) => {
  await openCalendar(page, 'super');
  await expectAccessible(page, 'the calendar');
  await todayCell(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'a day of the calendar');
});

test('items that cannot be read (403, 500) are counted and can be requested again', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listContentInstances' }, { status: 500, body: {} });
  await signIn(page, 'super', { path: '/calendar' });
  await expect(page.getByRole('main').getByText('The pages could not be loaded')).toBeVisible();
  await world.control.heal();
  await world.control.fault({ operationId: 'listSurveyItems' }, { status: 403, body: { message: 'Not yours.' } });
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not yours.').first()).toBeVisible();
  await expect(calendarEntries(page).first(), 'what could be read is there').toBeVisible();
  const [failure, days] = [await page.getByText('Not yours.').first().boundingBox(), await page.getByRole('heading', { level: 2, name: /20\d\d$/ }).boundingBox()];
  expect(failure?.y, 'the failure is above the days, which would say that nothing is published').toBeLessThan(days?.y ?? 0);
  await world.control.heal();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not yours.')).toHaveCount(0);
  await untilRead(page);
});

test('the calendar shows a unit administrator the pages of the role', async ({ page }) => {
  await openCalendar(page, 'unit');
  await expect(page.getByRole('checkbox', { name: 'All pages' })).toBeChecked();
});

test('a scheduled item is dragged to another day, and Undo moves it back', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  const days = await watchDays(page, item.id);
  await dragToOtherDay(page, item);
  await expect(entryOn(page, item.otherDay, item.id)).toBeVisible();
  await expect(entryOn(page, item.day, item.id)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/^Rescheduled: /)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Publishes to .+, on .+ \(Toronto time\)\. .*Undo schedules it for .+ again\.$/)).toBeVisible();
  await expect(toasts(page)).toContainText('Item Publish Scheduled');
  expect(await days(), 'it does not jump back in between').toEqual([item.day, item.otherDay]);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(entryOn(page, item.day, item.id)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Rescheduled: /)).toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf('rescheduleContentItem')).map(({ status }) => status)).toEqual([200, 200]);
});

test('by keyboard a scheduled item is carried to another day, and Undo moves it back', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  const isLater = item.otherDay > item.day;
  await takeUp(page, item);
  await page.keyboard.press(isLater ? 'ArrowRight' : 'ArrowLeft');
  await expect(dayCell(page, item.otherDay)).toBeFocused();
  await expect(dayCell(page, item.otherDay)).toContainText('can be dropped here');
  await page.keyboard.press('Enter');
  await expect(entryOn(page, item.otherDay, item.id)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Rescheduled: /)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Publishes to .+, on .+ \(Toronto time\)\. .*Undo schedules it for .+ again\.$/)).toBeVisible();
  await expect(dayCell(page, item.otherDay), 'the focus stays with it').toBeFocused();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(entryOn(page, item.day, item.id)).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('rescheduleContentItem')).map(({ status }) => status)).toEqual([200, 200]);
});

test('an item that is carried by keyboard stays where it was after Escape, on a past day, and when the page is left', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await takeUp(page, item);
  // The sandbox schedules only some days ahead: these months are past.
  for (let month = 0; month < 2; month += 1) await page.keyboard.press('PageUp');
  const focused = page.locator('[data-day]:focus');
  await expect(focused).toContainText('cannot be dropped here');
  await page.keyboard.press('Enter');
  await expect(focused).toContainText('cannot be dropped here');
  await page.keyboard.press('Escape');
  await expect(dayCell(page, item.day)).toBeFocused();
  await expect(entryOn(page, item.day, item.id)).toBeVisible();
  await takeUp(page, item);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByText(/^Moving /)).toHaveCount(0);
  expect(await world.control.callsOf('rescheduleContentItem')).toEqual([]);
});

test('a scheduled item gets another day in a dialog, and Undo moves it back', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await chooseDayBeside(page, item);
  await expect(rescheduleWindow(page).getByText(/^Publishes to /)).toBeVisible();
  await rescheduleWindow(page).getByRole('button', { name: 'Reschedule' }).press('Enter');
  await expect(rescheduleWindow(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/^Rescheduled: /)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('main').getByRole('group', { name: 'Last change' }), 'the focus is where Undo was').toBeFocused();
  await expect(entryOn(page, item.day, item.id)).toBeVisible();
  await expect.poll(() => world.control.callsOf('rescheduleContentItem')).toHaveLength(2);
});

/** The time of an instant in the suite's time zone, as the panel's sentence shows it. */
const timeInToronto = (instant: string) => new Intl.DateTimeFormat('en-US', { timeZone: 'America/Toronto', hour: 'numeric', minute: '2-digit' }).format(new Date(instant));

test('a scheduled item gets another time of its day by keyboard in a week, as its sentence says, and Undo moves it back', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await takeUp(page, item);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const sent = new Date(Math.ceil(Date.parse(item.publicationUtc) / 1_800_000) * 1_800_000 - 3_600_000).toISOString();
  await expect(dayCell(page, item.day)).toContainText(`${timeInToronto(sent)}, can be dropped here`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(/^Publishes to /)).toContainText(timeInToronto(sent));
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('main').getByText(/^Rescheduled: /)).toHaveCount(0);
  await expect(entryOn(page, item.day, item.id)).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('rescheduleContentItem')).map(({ status }) => status)).toEqual([200, 200]);
});

test('an item is dragged to an hour of another day, and gets that time', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await dragToDay(page, entryOn(page, item.day, item.id), item.otherDay, 18.5);
  await expect(page.getByRole('main').getByText(/^Publishes to /)).toContainText(/6:30\sPM/);
  await expect(entryOn(page, item.otherDay, item.id)).toBeVisible();
  await expect.poll(() => world.control.callsOf('rescheduleContentItem')).toHaveLength(1);
});

test('a draft that is dropped at an hour of a week has that time in its schedule', async ({ page }) => {
  await openCalendar(page, 'super');
  const day = await dayAhead(page);
  await page.goto(`/calendar?view=week&day=${day}`);
  await untilRead(page);
  const draft = shelf(page).getByRole('listitem').first();
  await dragToDay(page, draft, day, 8);
  await expect(page.getByRole('dialog', { name: 'Publish' }).getByRole('spinbutton', { name: /^hour/ }).first()).toHaveText(/^0?8$/);
});
