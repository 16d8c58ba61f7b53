import type { Locator } from '@playwright/test';
import { openPublishedContent, range, rowNamed, rows, searchFor } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { userRange } from '../harness/users.ts';

/** Position and size of an element. */
const placeOf = async (element: Locator) => JSON.stringify(await element.boundingBox());

test('the table of Published Content stays where it is while somebody types a filter', async ({ page }) => {
  await openPublishedContent(page, 'super');
  const field = page.getByRole('searchbox', { name: 'Filter by Name' });
  const before = await placeOf(field);
  await searchFor(page, 'pulse', '1–8 of 8');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  expect(await placeOf(field)).toBe(before);
  await expect(page.getByText('8 results')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(range(page)).toHaveText('1–25 of 140');
  expect(await placeOf(field)).toBe(before);
});

test('the filters of the users keep place and width while somebody types', async ({ page }) => {
  await signIn(page, 'super', { path: '/users/list' });
  await expect(userRange(page)).toHaveText('1–20 of 60');
  const field = page.getByRole('searchbox', { name: 'Search users' });
  const before = await placeOf(field);
  const table = await placeOf(page.getByRole('table'));
  await field.fill('ag');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  expect(await placeOf(field)).toBe(before);
  expect((await page.getByRole('table').boundingBox())?.y).toBe((JSON.parse(table) as { y: number }).y);
});

test('a list that fits on one page counts its rows and offers no other page', async ({ page }) => {
  await openPublishedContent(page, 'super');
  const pages = page.getByRole('navigation', { name: 'Published Content pages' });
  await expect(pages.getByRole('button', { name: 'Page 2' })).toBeVisible();
  await searchFor(page, 'pulse', '1–8 of 8');
  await expect(pages.getByRole('button')).toHaveCount(0);
});

test('on a phone Sort and filter counts what somebody chose, not the order the list begins with', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPublishedContent(page, 'super');
  const trigger = page.getByRole('button', { name: /^Sort and filter/ });
  await expect(trigger).toHaveText('Sort and filter');
  await page.goto('/content?sort=name&type=Survey');
  await expect(trigger).toHaveText(/^Sort and filter\s*2$/);
});

test('acts on a row that are refused show when the row is pointed at, and permitted ones always', async ({ page }) => {
  await openPublishedContent(page, 'unit');
  await expect(rows(page).first()).toBeVisible();
  const row = rows(page).filter({ has: page.locator('[data-refused]') }).first();
  const refused = row.locator('[data-refused]').first();
  await expect(refused).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(refused).toHaveCSS('opacity', '0.5');
  await page.mouse.move(0, 0);
  await refused.focus();
  await expect(refused).toHaveCSS('opacity', '0.5');
  await expect(rows(page).locator('[data-row-actions] [data-refused][aria-label^="Edit"]').first()).toHaveText('Edit');
});

test('the acts of a row stand in its middle, not lower than its words', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?search=Exit+interview' });
  const row = rowNamed(page, 'Exit interview');
  const middle = async (element: Locator) => {
    const box = await element.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) / 2;
  };
  expect(Math.abs((await middle(row.getByRole('button', { name: /^Delete/ }))) - (await middle(row)))).toBeLessThan(1);
});

test('bins are grey until they are meant', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?search=Exit+interview' });
  const bin = page.getByRole('button', { name: 'Delete Exit interview' });
  const colour = () => bin.evaluate((element) => getComputedStyle(element).color);
  const atRest = await colour();
  await bin.hover();
  await expect.poll(colour).not.toBe(atRest);
});
