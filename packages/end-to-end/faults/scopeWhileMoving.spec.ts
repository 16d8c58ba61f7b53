import type { Page } from '@playwright/test';
import { calendarGrid, dayCell, entryOn, openScheduled, takeUp, untilRead } from '../harness/calendar.ts';
import { signIn, topBar } from '../harness/session.ts';
import { addQuestion, outline, surveyName } from '../harness/survey.ts';
import { expect, test } from '../harness/test.ts';
import { apiCallsSince, lastId } from './renewals.ts';
import { shownTenant, switchTenant } from './scopeSwitch.ts';

const operationId = 'rescheduleContentItem';
const moving = (page: Page) => page.getByRole('main').getByText(/^Moving .+ Choose a day/);
const rescheduled = (page: Page) => page.getByRole('main').getByText(/^Rescheduled: /);

/** Another tab of the same user that changes to another tenant. */
async function switchInOtherTab(page: Page, name: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(topBar(other)).toBeVisible();
  await switchTenant(other, name);
  await page.bringToFront();
}

test('T04 an item that is carried by keyboard while another tab changes the tenant is rescheduled in its own tenant', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  const tenant = await shownTenant(page);
  await takeUp(page, item);
  const since = await lastId(world.control);
  await switchInOtherTab(page, 'Prairie Homes');
  await expect(moving(page)).toBeVisible();
  await expect(dayCell(page, item.day)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rescheduled(page)).toBeVisible();
  const sent = (await apiCallsSince(world.control, since)).filter((call) => call.operationId === operationId);
  expect(sent.map((call) => [call.tenant, call.isExecuted])).toEqual([[tenant, true]]);
});

test('T04 an item that is dragged while another tab changes the tenant is rescheduled in its own tenant', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  const tenant = await shownTenant(page);
  const since = await lastId(world.control);
  // Scrolling ends Playwright's drag, so everything is in view.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await entryOn(page, item.day, item.id).hover();
  await page.mouse.down();
  await dayCell(page, item.day).hover({ position: { x: 40, y: 16 } });
  await switchInOtherTab(page, 'Prairie Homes');
  await dayCell(page, item.otherDay).hover({ position: { x: 40, y: 16 } });
  await page.mouse.up();
  await expect(rescheduled(page)).toBeVisible();
  const sent = (await apiCallsSince(world.control, since)).filter((call) => call.operationId === operationId);
  expect(sent.map((call) => [call.tenant, call.isExecuted])).toEqual([[tenant, true]]);
});

test('T05 an item that is being carried when the tenant changes is let go, and nothing is sent', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  await takeUp(page, item);
  await switchTenant(page, 'Prairie Homes');
  await page.goto('/calendar');
  await untilRead(page);
  await expect(moving(page)).toHaveCount(0);
  await calendarGrid(page).locator('[data-day]').first().focus();
  await page.keyboard.press('Enter');
  await expect(rescheduled(page)).toHaveCount(0);
  expect(await world.control.callsOf(operationId)).toEqual([]);
});

test('T05 a drop in the calendar whose response arrives after the tenant changed names its tenant, and moves nothing in the other', async ({ page, world }) => {
  const item = await openScheduled(page, 'super');
  const tenant = await shownTenant(page);
  const since = await lastId(world.control);
  await takeUp(page, item);
  await world.control.fault({ operationId }, { delayAnswerMs: 5_000 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => world.control.callsOf(operationId)).toHaveLength(1);
  await switchTenant(page, 'Prairie Homes');
  await expect(page.getByText(/\(Harbour Care\)/)).toBeVisible();
  await page.goto('/calendar');
  await untilRead(page);
  await expect(page.locator(`[data-calendar-entry^="${item.id} "]`)).toHaveCount(0);
  const sent = (await apiCallsSince(world.control, since)).filter((call) => call.operationId === operationId);
  expect(sent.map((call) => [call.tenant, call.isExecuted])).toEqual([[tenant, true]]);
});

test('T04 a question that is being moved while another tab changes the tenant gets its place, and is saved in its own tenant', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  const tenant = await shownTenant(page);
  await page.getByRole('link', { name: 'Pulse Checks', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  await surveyName(page).fill('Menus');
  for (const text of ['Lunch?', 'Tea?']) await addQuestion(page, text, { type: 'Text' });
  await page.getByRole('button', { name: 'Move Tea?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Insert/ }).and(page.locator(':focus'))).toBeAttached();
  const since = await lastId(world.control);
  await switchInOtherTab(page, 'Prairie Homes');
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: /^Insert before Lunch/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outline(page)).toHaveText([/Tea/, /Lunch/]);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
  const made = (await apiCallsSince(world.control, since)).filter(({ method }) => method === 'POST');
  expect(made.length).toBeGreaterThanOrEqual(3);
  expect([...new Set(made.map((call) => call.tenant))]).toEqual([tenant]);
});
