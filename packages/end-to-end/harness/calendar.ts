import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { dragInFullView } from './drag.ts';
import { type Scope, signIn } from './session.ts';

/** The days of a month or week. */
export const calendarGrid = (page: Page): Locator => page.getByRole('grid');

/** A day of the grid, YYYY-MM-DD. */
export const dayCell = (page: Page, day: string): Locator => calendarGrid(page).locator(`[data-day="${day}"]`);

/** Today, in the grid. */
export const todayCell = (page: Page): Locator => calendarGrid(page).locator('[aria-current="date"]');

/** Entries in the grid. */
export const calendarEntries = (page: Page): Locator => calendarGrid(page).locator('[data-calendar-entry]');

/** Waits until everything in sight has been read. */
export async function untilRead(page: Page): Promise<void> {
  await expect(page.getByText(/^From (?:(?:the latest|all) [\d,]+ items?|the only item)\./).first()).toBeVisible();
}

/** Signs in and opens the calendar, read as far back as it does without a request. */
export async function openCalendar(page: Page, account: Account, { path = '/calendar', ...scope }: Scope & { path?: string } = {}): Promise<void> {
  await signIn(page, account, { path, ...scope });
  await untilRead(page);
}

/** An item of the pages' lists, with the fields that the calendar needs. */
interface ListedItem {
  id: string;
  body: string | null;
  name: string | null;
  publishedContentItem: { publishedAtUtc: string } | null;
  scheduledPublication: { publicationUtc: string; organizationNodeId: string; recurrence: object | null } | null;
}

/** Collects the items that the console lists from now on. */
export function collectItems(page: Page): { items: () => Promise<ListedItem[]> } {
  const answers: Promise<{ results?: ListedItem[] }>[] = [];
  page.on('response', (response) => {
    if (/\/content-items\/\d+\/\d+$/.test(new URL(response.url()).pathname) && response.request().method() === 'GET') answers.push(response.json().catch(() => ({})) as Promise<{ results?: ListedItem[] }>);
  });
  return { items: async () => (await Promise.all(answers)).flatMap(({ results }) => results ?? []) };
}

/** The day of an instant in the suite's time zone, YYYY-MM-DD. */
export const dayInToronto = (instant: string): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'short' }).format(new Date(instant));

/** An item that is scheduled once, in its week, and another day of that week in the future. */
export interface ScheduledItem {
  id: string;
  /** Its name, as far as it is shown. */
  name: string;
  publicationUtc: string;
  /** YYYY-MM-DD. */
  day: string;
  otherDay: string;
}

/** Signs in and opens the week of a scheduled item. */
export async function openScheduled(page: Page, account: Account): Promise<ScheduledItem> {
  const listed = collectItems(page);
  await openCalendar(page, account);
  // The sandbox schedules two days ahead or more: the day before is in the future, too.
  const item = (await listed.items()).find(({ scheduledPublication: scheduled }) => scheduled !== null && scheduled.recurrence === null);
  if (item?.scheduledPublication == null) throw new Error('Nothing is scheduled.');
  const { publicationUtc } = item.scheduledPublication;
  const day = dayInToronto(publicationUtc);
  const noon = new Date(`${day}T12:00:00Z`);
  const isSaturday = noon.getUTCDay() === 6;
  const otherDay = new Date(noon.getTime() + (isSaturday ? -1 : 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await page.goto(`/calendar?view=week&day=${day}`);
  await untilRead(page);
  await expect(entryOn(page, day, item.id)).toBeVisible();
  return { id: item.id, name: (item.name ?? item.body ?? '').slice(0, 20), publicationUtc, day, otherDay };
}

/** An item on its day. */
export const entryOn = (page: Page, day: string, itemId: string): Locator => dayCell(page, day).locator(`[data-calendar-entry^="${itemId} "]`);

/** Drags an element to a day: to the number above the hours, or in a week to an hour (18.5 is half past six in the evening). */
export async function dragToDay(page: Page, dragged: Locator, day: string, hour?: number): Promise<void> {
  await dragInFullView(page, dragged, dayCell(page, day), async () => {
    if (hour === undefined) return { x: 40, y: 16 };
    const [ofDay, ofHour] = [await dayCell(page, day).boundingBox(), await calendarGrid(page).locator(`[data-hour="${Math.floor(hour)}"]`).boundingBox()];
    if (ofDay === null || ofHour === null) throw new Error('The week is not there.');
    return { x: 40, y: ofHour.y - ofDay.y + ofHour.height * ((hour % 1) + 0.2) };
  });
}

/** Drags an item to its other day. */
export const dragToOtherDay = (page: Page, { id, day, otherDay }: ScheduledItem): Promise<void> => dragToDay(page, entryOn(page, day, id), otherDay);

/** Records the days that an item is shown on from now on, after each change of the page. The returned function reads them, each change once. */
export async function watchDays(page: Page, itemId: string): Promise<() => Promise<string[]>> {
  const days = await page.evaluateHandle((id) => {
    const seen: string[] = [];
    const look = () => {
      const entries = document.querySelectorAll(`[data-day] [data-calendar-entry^="${id} "]`);
      const drawn = [...entries].map((entry) => entry.closest<HTMLElement>('[data-day]')?.dataset['day']).join(' ');
      if (drawn !== seen.at(-1)) seen.push(drawn);
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
    return seen;
  }, itemId);
  return () => days.jsonValue();
}

/** The drafts without a date. */
export const shelf = (page: Page): Locator => page.getByRole('region', { name: 'Drafts without a date' });

/** A future day of the grid; loads the next week if today is the last one in sight. */
export async function dayAhead(page: Page): Promise<string> {
  await todayCell(page).focus();
  await page.keyboard.press('ArrowDown');
  return (await page.locator('[data-day]:focus').getAttribute('data-day')) ?? '';
}

/** The window that changes a date. */
export const rescheduleWindow = (page: Page): Locator => page.getByRole('dialog', { name: 'Reschedule' });

/** Opens the day of an item by keyboard, and focuses its link. */
async function openDayAt(page: Page, { id, day }: ScheduledItem): Promise<void> {
  await dayCell(page, day).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator(`a[href$="${id}"]`).first().focus();
}

/** Picks an item up by keyboard, to move it over the days. */
export async function takeUp(page: Page, item: ScheduledItem): Promise<void> {
  await openDayAt(page, item);
  await page.keyboard.press('m');
  await expect(dayCell(page, item.day)).toBeFocused();
  await expect(page.getByRole('main').getByText(/^Moving .+ Choose a day/)).toBeVisible();
}

/** Opens the window of an item, and chooses the day next to its own. Returns that day. */
export async function chooseDayBeside(page: Page, item: ScheduledItem): Promise<string> {
  const { id, day } = item;
  await openDayAt(page, item);
  await page.getByRole('dialog').getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) }).getByRole('button', { name: /^Reschedule / }).press('Enter');
  const number = Number(day.slice(8));
  // The field's days wrap around: from the last days of a month, step back.
  await rescheduleWindow(page).getByRole('spinbutton', { name: /^day/ }).focus();
  await page.keyboard.press(number >= 28 ? 'ArrowDown' : 'ArrowUp');
  return `${day.slice(0, 8)}${String(number >= 28 ? number - 1 : number + 1).padStart(2, '0')}`;
}
