import type { Locator, Page } from '@playwright/test';
import { dayOfLastMonth } from '../harness/days.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const custom = (from: number, to: number) => `range=custom&from=${dayOfLastMonth(from)}&to=${dayOfLastMonth(to)}`;
/** The middle of an element, in pixels from the top of the window. */
async function middleOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It has no place on the page.');
  return box.y + box.height / 2;
}
const firstDay = (page: Page) => page.getByRole('spinbutton', { name: /day.*start/i });

test('N04 rows of the previous range are removed when the new range fails to load, and Download is refused with them', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  const table = page.getByRole('table', { name: 'Active users', exact: true });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await world.control.fault({ path: '/api/management/analytics/**' }, { status: 500 });
  await page.getByRole('button', { name: /Date range/ }).click();
  await page.getByRole('option', { name: 'Last month', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The list could not be loaded' }).first()).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download active users', exact: true })).toBeDisabled();
  await world.control.heal();
  await page.getByRole('alert').filter({ hasText: 'The list could not be loaded' }).first().getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('N04 a list of items or users that fails for a new search shows no rows of the previous one', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/content' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await world.control.fault({ operationId: 'listPublishedItems' }, { status: 500 });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The list could not be loaded' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await world.control.heal();

  await page.goto('/users/list');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await world.control.fault({ operationId: 'listUsers' }, { status: 500 });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The list could not be loaded' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
});

test('P10 a half-typed day sends no request, and the last valid range stays', async ({ page, world }) => {
  await signIn(page, 'super', { path: `/analytics/user-activity?${custom(1, 10)}` });
  await expect(page.getByRole('table', { name: 'Active users', exact: true })).toBeVisible();
  await expectQuiet(world.control);
  const before = (await world.control.callsOf('listActiveUsersByDate')).length;
  await firstDay(page).focus();
  await page.keyboard.type('20');
  await expect(page.getByText('The first day must not be after the last day.')).toBeVisible();
  await page.getByRole('switch', { name: 'Compare with the period before' }).focus();
  await expect(page.getByText('The first day must not be after the last day.')).toBeVisible();
  await expectQuiet(world.control);
  await expect(page).toHaveURL(new RegExp(custom(1, 10)));
  expect((await world.control.callsOf('listActiveUsersByDate')).length).toBe(before);

  // It counts once complete and left.
  await firstDay(page).focus();
  await page.keyboard.type('03');
  await page.getByRole('switch', { name: 'Compare with the period before' }).focus();
  await expect(page).toHaveURL(new RegExp(custom(3, 10)));
  await expect(page.getByText('The first day must not be after the last day.')).toHaveCount(0);
});

test('P10 a day is kept as typed where the typing moves on to the other date, and is at most the last of its month', async ({ page }) => {
  await signIn(page, 'super', { path: '/analytics/user-activity?range=custom&from=2024-02-10&to=2024-02-20' });
  for (const [typed, shown] of [['03', '03'], ['09', '09'], ['31', '29']] as const) {
    await firstDay(page).focus();
    await page.keyboard.type(typed);
    await expect(firstDay(page)).toHaveText(shown);
  }
});

test('P10 the picker names the longest range, and an address beyond it sends no request', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/analytics/content-items?range=custom&from=2024-01-01&to=2024-12-31' });
  await expect(page.getByText('At most 366 days.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Most liked' })).toBeVisible();
  for (const path of ['user-activity', 'content-items']) {
    await page.goto(`/analytics/${path}?range=custom&from=2023-12-31&to=2024-12-31`);
    await expect(page.getByRole('alert').filter({ hasText: 'Maximum range is 366 days.' })).toBeVisible();
    await expect(page.getByText('Choose a shorter range')).toBeVisible();
  }
  const refused = (await world.control.traffic()).filter(({ path, status }) => path.includes('/analytics/') && status === 400);
  expect(refused).toEqual([]);
});

test('the switch that compares stays on the line of the fields while a range that is too long is refused below them', async ({ page }) => {
  const fromTheRange = async () => {
    const range = await middleOf(page.getByRole('button', { name: /Date range/ }));
    return Math.abs((await middleOf(page.getByText('Compare with the period before'))) - range);
  };
  await signIn(page, 'super', { path: '/analytics/content-items?range=custom&from=2024-01-01&to=2024-01-31' });
  await expect(page.getByRole('region', { name: 'Most liked' })).toBeVisible();
  expect(await fromTheRange()).toBeLessThanOrEqual(1);
  await page.goto('/analytics/content-items?range=custom&from=2023-12-31&to=2024-12-31');
  await expect(page.getByRole('alert').filter({ hasText: 'Maximum range is 366 days.' })).toBeVisible();
  expect(await fromTheRange()).toBeLessThanOrEqual(1);
});

test('P10 where the host’s days differ from those of the clock, the page says when they begin', async ({ page }) => {
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  await expect(page.getByText(/^Days are counted in UTC and begin at [78]:00 PM here\./)).toBeVisible();
});

test('N09 a deleted unit is removed from the filter in which it was chosen', async ({ page }) => {
  await signIn(page, 'super', { path: '/analytics/user-activity' });
  await page.getByRole('button', { name: 'Unit: All units. Change' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('row', { name: /North Region/ }).click();
  await modal.getByRole('button', { name: 'Apply Filter' }).click();
  await page.getByRole('button', { name: 'Unit: North Region. Change' }).click();
  await modal.getByRole('button', { name: "Choose 'All units'" }).click();
  await modal.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(page.getByRole('button', { name: 'Unit: All units. Change' })).toBeVisible();
  await expect(page).not.toHaveURL(/node=/);
});

test.describe('in a country with another calendar', () => {
  test.use({ locale: 'th-TH' });
  test('a range has the same year in the field and in words in a country with another calendar', async ({ page }) => {
    await signIn(page, 'super', { path: '/analytics/user-activity?range=custom&from=2025-02-15&to=2025-02-20' });
    await expect(page.getByRole('spinbutton', { name: /year/i }).first()).toHaveText('2025');
    await expect(page.getByRole('main')).toContainText('2025');
    await expect(page.getByRole('main')).not.toContainText('2568');
  });
});
