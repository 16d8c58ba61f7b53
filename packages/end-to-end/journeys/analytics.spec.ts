import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessibility.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const chart = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const plot = (page: Page, title: string): Locator => page.getByRole('slider', { name: title });
const table = (page: Page, name: string): Locator => page.getByRole('table', { name, exact: true });
const pagesOf = (page: Page, name: string): Locator => page.getByRole('navigation', { name: `${name} pages`, exact: true });

/** A calendar day before today, YYYY-MM-DD. */
const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function chooseRange(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Date range/ }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

async function chooseUser(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'User' }).fill(name.slice(0, 6));
  await page.getByRole('option', { name: new RegExp(name) }).click();
}

test('user activity opens with seven days of everyone; range, unit, thresholds and pages live in the address', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/analytics' });
  await expect(page).toHaveURL(/\/analytics\/user-activity$/);
  await expect(plot(page, 'Active users by day')).toBeVisible();
  await expect(table(page, 'Active users').getByRole('row')).toHaveCount(11);
  const total = pagesOf(page, 'Active users').locator('p');
  await expect(total).toHaveText(/^1–10 of \d/);
  const everybody = await total.innerText();

  await test.step('the chart is a table, too', async () => {
    await chart(page, 'Active users by day').getByRole('button', { name: 'Show as table' }).click();
    await expect(chart(page, 'Active users by day').getByRole('row')).toHaveCount(8);
    await chart(page, 'Active users by day').getByRole('button', { name: 'Show as chart' }).click();
  });

  await test.step('a page, a range and a unit are steps that back undoes', async () => {
    await pagesOf(page, 'Active users').getByRole('button', { name: 'Next page' }).click();
    await expect(total).toHaveText(/^11–20 of/);
    await chooseRange(page, 'Last month');
    await expect(page).toHaveURL(/\?range=lastMonth$/);
    await page.getByRole('button', { name: 'Unit: All units. Change' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByRole('searchbox').fill('North Region');
    await modal.getByRole('row', { name: /North Region/ }).click();
    await modal.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(page.getByRole('button', { name: 'Unit: North Region. Change' })).toBeVisible();
    await expect(page).toHaveURL(/range=lastMonth&node=/);
    await expect(total).not.toHaveText(everybody);
    await expectQuiet(world.control);
    await expect(table(page, 'Active users')).not.toHaveAttribute('aria-busy', 'true');
    const ofNorth = await total.innerText();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Unit: North Region. Change' })).toBeVisible();
    await expect(total).toHaveText(ofNorth);
    await page.goBack();
    await expect(page).toHaveURL(/\?range=lastMonth$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?active=2$/);
    await expect(total).toHaveText(/^11–20 of/);
  });

  await test.step('the minimum activity is sent for active users, and 0 for inactive ones', async () => {
    await page.getByRole('textbox', { name: 'Minimum activity' }).fill('12');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/\?activity=12$/);
    await expect.poll(async () => (await world.control.callsOf('listActivitySnapshot')).map(({ path, query }) => `${/users\/(\w+)/.exec(path)?.[1]} ${query['activityThreshold']}`)).toEqual(expect.arrayContaining(['active 12', 'inactive 0']));
    await expect(total).not.toHaveText(everybody);
  });

  await test.step('a name opens what that person did', async () => {
    const name = table(page, 'Active users').getByRole('rowheader').first();
    const words = await name.innerText();
    await name.getByRole('link').click();
    await expect(page).toHaveURL(/\/analytics\/engagements\?range=custom&from=.*&user=/);
    await expect(page.getByRole('combobox', { name: 'User' })).toHaveValue(words);
    await expect(plot(page, 'Activity by day')).toBeVisible();
  });
});

test('a number is stepped and a range is typed by keyboard, repeatedly', async ({ page }) => {
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  const number = page.getByRole('textbox', { name: 'Minimum activity' });
  const first = Number(await number.inputValue());

  await test.step('the number goes up with each key and each press', async () => {
    await number.focus();
    for (let step = 1; step <= 3; step += 1) {
      await number.press('ArrowUp');
      await expect(number).toHaveValue(String(first + step));
    }
    for (let step = 4; step <= 6; step += 1) {
      await page.getByRole('button', { name: /Increase.*Minimum activity/ }).click();
      await expect(number).toHaveValue(String(first + step));
    }
    await expect(page).toHaveURL(new RegExp(`activity=${first + 6}`));
  });

  await test.step('each part of a date changes as often as it is typed', async () => {
    await chooseRange(page, 'Custom');
    const year = page.getByRole('spinbutton', { name: /^year/ }).first();
    const day = page.getByRole('spinbutton', { name: /^day/ }).first();
    await expect(page).toHaveURL(/range=custom/);
    const before = Number(await year.getAttribute('aria-valuenow'));
    await year.focus();
    for (let step = 1; step <= 3; step += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(year).toHaveAttribute('aria-valuenow', String(before - step));
    }
    await day.focus();
    for (const _ of [1, 2, 3]) {
      const earlier = await day.getAttribute('aria-valuenow');
      await page.keyboard.press('ArrowDown');
      await expect(day).not.toHaveAttribute('aria-valuenow', earlier ?? '');
    }
  });
});

test('two changes that are made at the same moment both apply', async ({ page }) => {
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  await expect(table(page, 'Active users').getByRole('row')).toHaveCount(11);
  const together = async (first: Locator, second: Locator) => {
    const other = await second.elementHandle();
    await first.evaluate((element: HTMLElement, next) => {
      element.click();
      (next as HTMLElement).click();
    }, other);
  };
  const compare = page.getByRole('switch', { name: 'Compare with the period before' });
  const next = pagesOf(page, 'Active users').getByRole('button', { name: 'Next page' });
  await together(compare, next);
  await expect(page).toHaveURL(/\?active=2&compare=before$/);
  await expect(compare).toBeChecked();
  await together(next, compare);
  await expect(page).toHaveURL(/\?active=3$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?active=3&compare=before$/);
});

test('all active users are saved as a file with a name and a row for each', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/analytics/user-activity?range=last14Days' });
  await expect(pagesOf(page, 'Active users').locator('p')).toHaveText(/of \d+/);
  const count = Number(/of (\d+)/.exec(await pagesOf(page, 'Active users').locator('p').innerText())?.[1]);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download active users', exact: true }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^user-activity-active-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\u{FEFF}Name,Username,Email,Last activity (America/Toronto),Activities');
  expect(lines).toHaveLength(count + 1);

  await world.control.fault({ operationId: 'downloadActivitySnapshot' }, { status: 500, body: {} });
  await page.getByRole('button', { name: 'Download active users', exact: true }).click();
  await expect.poll(async () => (await world.control.callsOf('downloadActivitySnapshot')).map(({ status }) => status)).toEqual([200, 500]);
  await expect(page.getByRole('button', { name: 'Download active users', exact: true }), 'the failure ends the spinner (ERR-127)').not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('region', { name: /Notifications/ }), 'and nothing else').toHaveCount(0);
  await expect(table(page, 'Active users')).toBeVisible();
});

test('a unit administrator begins at the node of the role and can choose nodes below it, not beside it', async ({ page, world }) => {
  await signIn(page, 'unit', { path: '/analytics/user-activity' });
  await expect(page.getByRole('button', { name: 'Unit: North Region. Change' })).toBeVisible();
  await expect(plot(page, 'Active users by day')).toBeVisible();
  const [own] = await world.control.callsOf('listActiveUsersByDate');
  expect(own?.path).not.toContain('/all/');

  await page.getByRole('button', { name: 'Unit: North Region. Change' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('row', { name: /North Region/ })).toBeVisible();
  await expect(modal.getByRole('row', { name: /Harbour Care|Islands Region/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto('/analytics/user-activity?node=00000000-0000-4000-8000-000000000000');
  await expect(plot(page, 'Active users by day')).toBeVisible();
  await expect(page).toHaveURL(/\/analytics\/user-activity$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('content items are ranked by likes, comments and views, ten each, in the chosen days', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/analytics/content-items' });
  await chooseRange(page, '30 days');
  for (const title of ['Most liked', 'Most commented', 'Most viewed']) await expect(chart(page, title).getByRole('listitem').first()).toBeVisible();
  await expect(chart(page, 'Most viewed').getByRole('listitem')).toHaveCount(10);
  const calls = await world.control.callsOf('listMostViewedContentItems');
  expect(calls.at(-1)?.query).toEqual({ top: '10' });
  expect(calls.at(-1)?.path).toMatch(/by-date\/\d{4}-\d{2}-\d{2}\/\d{4}-\d{2}-\d{2}$/);
  await chart(page, 'Most viewed').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/content\/[a-z-]+\/[^/]+\/items$/);
});

test('CONT-164: a user is not searched for by a single letter, and the list says what to type', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/analytics/engagements?range=lastMonth' });
  const field = page.getByRole('combobox', { name: 'User' });
  const searches = async () => (await world.control.callsOf('searchUsers')).length;
  await field.click();
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  const before = await searches();
  await field.fill(' n');
  await expect(page.getByText('Type at least 2 characters')).toBeVisible();
  await field.fill('noé');
  await expect(page.getByRole('option')).toHaveText([/Noémie Tremblay/]);
  expect(await searches()).toBe(before + 1);
});

test('comments, likes and publications of one person are charted once someone is chosen', async ({ page }) => {
  await signIn(page, 'super', { path: '/analytics/engagements?range=lastMonth' });
  await expect(page.getByText('Choose a user')).toBeVisible();
  await chooseUser(page, 'Noémie Tremblay');
  await expect(page).toHaveURL(/user=/);
  for (const title of ['Comments and likes by day', 'Publications by day', 'Activity by day']) await expect(chart(page, title)).toBeVisible();
  await chart(page, 'Activity by day').getByRole('button', { name: 'Show as table' }).click();
  await expect(chart(page, 'Activity by day').getByRole('row').nth(1)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'User' })).toHaveValue('Noémie Tremblay');
});

test('what one person viewed is charted by day and listed by item, and each part recovers independently', async ({ page, world }) => {
  await signIn(page, 'super', { path: `/analytics/user-content-views?range=custom&from=${dayBefore(61)}&to=${dayBefore(1)}` });
  await world.control.fault({ operationId: 'listUserContentViewsByDate' }, { status: 400, body: { message: 'The numbers are being counted.' } });
  await chooseUser(page, 'Noémie Tremblay');
  await expect(page.getByRole('alert').filter({ hasText: 'The numbers are being counted.' }).first()).toBeVisible();
  await world.control.heal();
  await chart(page, 'Content views by day').getByRole('button', { name: 'Try again' }).click();
  await expect(plot(page, 'Content views by day')).toBeVisible();
  await expect(table(page, 'Viewed content').getByRole('row')).toHaveCount(11);
  await page.getByRole('navigation', { name: 'Viewed content pages' }).getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2$/);
});

test('numbers are compared with the period before on request, and the address keeps it', async ({ page, world }) => {
  const daysAsked = async (operationId: string) => [...new Set((await world.control.callsOf(operationId)).map(({ path }) => /by-date\/([\d-]+)\/([\d-]+)/.exec(path)?.slice(1).join(' ')))];
  const range = `range=custom&from=${dayBefore(7)}&to=${dayBefore(1)}`;
  const change = /from [\d,]+ in the previous period|Same as the previous period/;
  await signIn(page, 'super', { path: `/analytics/user-activity?${range}` });
  await expect(plot(page, 'Active users by day')).toBeVisible();
  await expect.poll(() => daysAsked('listActiveUsersByDate')).toEqual([`${dayBefore(7)} ${dayBefore(1)}`]);

  await page.getByText('Compare with the period before').click();
  await expect(page).toHaveURL(/&compare=before$/);
  await expect(chart(page, 'Active users by day').getByRole('button', { name: 'Period before' })).toBeVisible();
  await expect(page.getByText(change)).toHaveCount(2);
  await expect.poll(() => daysAsked('listActiveUsersByDate')).toEqual([`${dayBefore(7)} ${dayBefore(1)}`, `${dayBefore(14)} ${dayBefore(8)}`]);
  await chart(page, 'Active users by day').getByRole('button', { name: 'Show as table' }).click();
  await expect(chart(page, 'Active users by day').getByRole('columnheader', { name: 'Period before' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('switch', { name: 'Compare with the period before' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('switch', { name: 'Compare with the period before' })).not.toBeChecked();
  await expect(page.getByText(change)).toHaveCount(0);

  await test.step('a person: figures, lines and bars', async () => {
    await page.goto(`/analytics/engagements?${range}&compare=before`);
    await chooseUser(page, 'Noémie Tremblay');
    await expect(page.getByText(change)).toHaveCount(4);
    await expect(chart(page, 'Activity by day').getByRole('button', { name: 'Period before' })).toBeVisible();
    await expectAccessible(page, 'engagements beside the period before');
  });

  await test.step('a ranking says each count of the period before', async () => {
    await page.goto(`/analytics/content-items?${range}&compare=before`);
    await expect(chart(page, 'Most viewed').getByText(/ · \d+\sbefore$/).first()).toBeVisible();
  });

  await test.step('where the period before does not arrive, the numbers of the period stay', async () => {
    await page.goto(`/analytics/user-activity?${range}`);
    await expect(plot(page, 'Active users by day')).toBeVisible();
    await world.control.fault({ operationId: 'listActiveUsersByDate' }, { status: 400, body: { message: 'Too far back.' } });
    await page.getByText('Compare with the period before').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Too far back.' })).toBeVisible();
    await expect(plot(page, 'Active users by day')).toBeVisible();
    await world.control.heal();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(chart(page, 'Active users by day').getByRole('button', { name: 'Period before' })).toBeVisible();
  });
});

test('on a phone nothing of analytics is cut off sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'super', { path: '/analytics/user-activity?range=custom&from=2026-01-05&to=2026-01-11' });
  for (const path of ['user-activity', 'content-items', 'engagements', 'user-content-views']) {
    await page.goto(`/analytics/${path}?range=last14Days`);
    await expect(page.getByRole('button', { name: /Date range/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
});

test('axe finds no barrier in analytics: its charts, tables, rankings and pickers', async ({ page }) => {
  await signIn(page, 'super', { path: '/analytics/user-activity?range=last30Days' });
  await expect(plot(page, 'Active users by day')).toBeVisible();
  await expect(table(page, 'Inactive users')).toBeVisible();
  await expectAccessible(page, 'user activity');
  await page.goto('/analytics/content-items?range=last30Days');
  for (const title of ['Most liked', 'Most commented', 'Most viewed']) await expect(chart(page, title).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'content items');
  await page.goto('/analytics/user-content-views?range=last30Days');
  await chooseUser(page, 'Noémie Tremblay');
  await expect(plot(page, 'Content views by day')).toBeVisible();
  await expectAccessible(page, 'user content views');
});
