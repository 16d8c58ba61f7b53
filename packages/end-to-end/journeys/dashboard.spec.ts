import type { Page } from '@playwright/test';
import { tabTo } from '../harness/keyboard.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('a super administrator sees four numbers, the chart of two weeks and four links', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  const number = (label: string) => page.locator('dl').filter({ hasText: label }).getByRole('definition');
  await expect(number('Content items')).toHaveText('140');
  for (const label of ['Comments', 'Users', 'Likes']) await expect(number(label)).toHaveText(/^[1-9][\d,]*$/);
  await expect(page.getByRole('region', { name: 'Active Users' })).toContainText('Last 14 days');
  const main = page.getByRole('main');
  for (const tile of ['Users', 'Organization', 'Settings', 'Analytics']) await expect(main.getByRole('link', { name: new RegExp(`^${tile}`) })).toBeVisible();
  await main.getByRole('link', { name: /^Organization/ }).click();
  await expect(page).toHaveURL(/\/organization$/);
});

/** Heights of the five bars in the box of a number. */
const barHeights = (page: Page, label: string): Promise<number[]> =>
  page
    .locator('div:has(> dl)')
    .filter({ hasText: label })
    .locator('rect')
    .evaluateAll((bars) => bars.map((bar) => Number.parseFloat(bar.getAttribute('height') ?? '')));

test('the chart is read as a table of fourteen days and by arrow keys; bars show its last five days, and equal marks for numbers without days', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  const bars = page.getByRole('img', { name: /^Active users on the last five days: / });
  await expect(bars).toBeVisible();
  const chart = page.getByRole('region', { name: 'Active Users' });
  await chart.getByRole('button', { name: 'Show as table' }).click();
  await expect(chart.getByRole('rowheader')).toHaveCount(14);
  await expect(chart.getByRole('cell')).toHaveCount(14);
  await expect(chart.getByRole('cell').first()).toHaveText(/^\d+$/);
  const days = await chart.getByRole('cell').allInnerTexts();
  await expect(bars).toHaveAccessibleName(`Active users on the last five days: ${days.slice(-5).join(', ')}`);
  for (const label of ['Content items', 'Comments', 'Likes']) {
    const heights = await barHeights(page, label);
    expect(heights, label).toHaveLength(5);
    expect(new Set(heights).size, label).toBe(1);
  }
  await chart.getByRole('button', { name: 'Show as chart' }).click();
  await expect(chart.getByRole('table')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toContainText(/\d+ active users/);
});

test('a unit administrator is offered analytics alone, and reads that the activity is of the own unit', async ({ page, world }) => {
  await signIn(page, 'unit', { path: '/dashboard' });
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Analytics/ })).toBeVisible();
  for (const tile of ['Users', 'Organization', 'Settings']) await expect(main.getByRole('link', { name: new RegExp(`^${tile}`) })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Active users in North Region on the last five days: / })).toBeVisible();
  expect((await world.control.traffic()).filter(({ path }) => path.endsWith('/organization-nodes/root'))).toEqual([]);
  const scope = page.getByText('These numbers count all of Harbour Care.');
  await expect(scope).toBeVisible();
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { 'roles.*.organizationNodeName': 'Harbour Care' } });
  await page.reload();
  await expect(page.getByRole('img', { name: /^Active users in Harbour Care on the last five days: / })).toBeVisible();
  await expect(scope, 'the chart counts as much').toHaveCount(0);
});

test('on a very wide screen the pages of a unit administrator are at most 1600 pixels wide, those of a super administrator are not', async ({ page }) => {
  await page.setViewportSize({ width: 2400, height: 900 });
  const chart = page.getByRole('region', { name: 'Active Users' });
  const drawn = chart.getByRole('button', { name: 'Show as table' });
  await signIn(page, 'unit', { path: '/dashboard' });
  await expect(drawn).toBeVisible();
  expect((await chart.boundingBox())?.width).toBeLessThanOrEqual(1600);
  await page.context().clearCookies();
  await signIn(page, 'solo');
  await expect(drawn).toBeVisible();
  expect((await chart.boundingBox())?.width).toBeGreaterThan(1600);
});

test('a tenant without an organization has an empty chart and still its numbers', async ({ page }) => {
  await signIn(page, 'new', { path: '/dashboard' });
  await expect(page.getByText('No activity in this period')).toBeVisible();
  await expect(page.locator('dl').filter({ hasText: 'Content items' })).toContainText('0');
  const heights = await barHeights(page, 'Content items');
  expect(heights).toHaveLength(5);
  expect(Math.max(...heights), 'flat').toBeLessThan(4);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('B02 numbers that cannot be loaded say so beside a working chart, and are shown by Try again when the host has recovered', async ({ page, world }) => {
  await world.control.fault({ path: '/api/management/analytics/tenant/stats' }, { status: 500, body: {} });
  await signIn(page, 'super', { path: '/dashboard' });
  const alert = page.getByRole('alert').filter({ hasText: 'The numbers could not be loaded' });
  await expect(alert).toContainText('Unable to process your request.');
  expect(await barHeights(page, 'Content items'), 'no bars beside a number that is not known').toEqual([]);
  await expect(page.getByRole('region', { name: 'Active Users' }).getByRole('button', { name: 'Show as table' })).toBeVisible();
  await world.control.heal();
  await tabTo(page, alert.getByRole('button', { name: 'Try again' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('dl').filter({ hasText: 'Content items' })).toContainText('140');
  await expect(alert).toHaveCount(0);
});
