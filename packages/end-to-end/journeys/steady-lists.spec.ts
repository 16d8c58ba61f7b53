import type { Locator } from '@playwright/test';
import { actsOf, openPublishedContent, range, rowAct, rowNamed, rows, searchFor } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { field, openUsers, userForm, userRange } from '../harness/users.ts';

/** Position and size of an element. */
const placeOf = async (element: Locator) => JSON.stringify(await element.boundingBox());

test('while a filter is typed Published Content stays in place, counts all items in its title, and offers no other page than those that are left', async ({ page }) => {
  await openPublishedContent(page, 'super');
  const field = page.getByRole('searchbox', { name: 'Filter by Name' });
  const pages = page.getByRole('navigation', { name: 'Published Content pages' });
  const before = await placeOf(field);
  await expect(page.getByText('140 items')).toBeVisible();
  await expect(pages.getByRole('button', { name: 'Page 2' })).toBeVisible();
  await searchFor(page, 'pulse', '1–8 of 8');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  expect(await placeOf(field)).toBe(before);
  await expect(page.getByText('140 items')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Filters' }).getByText('8 of 140')).toBeVisible();
  await expect(pages.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(range(page)).toHaveText('1–25 of 140');
  expect(await placeOf(field)).toBe(before);
});

test('the filters of the users keep place and width while a user types', async ({ page }) => {
  await signIn(page, 'super', { path: '/users/list' });
  await expect(userRange(page)).toHaveText('1–20 of 60');
  const field = page.getByRole('searchbox', { name: 'Search users' });
  const before = await placeOf(field);
  const table = await placeOf(page.getByRole('table'));
  await field.fill('a');
  await expect(page.getByText('Type at least 2 characters')).toBeVisible();
  expect((await page.getByRole('table').boundingBox())?.y).toBe((JSON.parse(table) as { y: number }).y);
  await field.fill('ag');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  expect(await placeOf(field)).toBe(before);
  expect((await page.getByRole('table').boundingBox())?.y).toBe((JSON.parse(table) as { y: number }).y);
});

test('on a phone Sort and filter counts what was chosen, not the order the list begins with', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPublishedContent(page, 'super');
  const trigger = page.getByRole('button', { name: /^Sort and filter/ });
  await expect(trigger).toHaveText('Sort and filter');
  await page.goto('/content?sort=name&type=Survey');
  await expect(trigger).toHaveText(/^Sort and filter\s*2$/);
});

test('a row has one quiet button for all its actions, permitted or refused, and its name opens the item', async ({ page }) => {
  await openPublishedContent(page, 'unit');
  await expect(rows(page).first()).toBeVisible();
  expect(await rows(page).evaluateAll((all) => all.every((row) => row.querySelectorAll('[data-row-actions] :is(a, button)').length === 1))).toBe(true);
  await actsOf(rows(page).first()).click();
  await expect(page.getByRole('menuitem')).toHaveText([/^Edit/, /^Delete/]);
});

test('the row of a user has one quiet button, the name opens the form, and only inactive users have a mark', async ({ page }) => {
  await openUsers(page, 'unit', { path: '/users/list?size=50' });
  expect(await rows(page).evaluateAll((all) => all.every((row) => row.querySelectorAll('a, button').length === 2))).toBe(true);
  await expect(rows(page).getByText('Active', { exact: true })).toHaveCount(0);
  await actsOf(rows(page).first()).click();
  await expect(page.getByRole('menuitem')).toHaveText([/^Edit/, /^Write a message/, /^(Dea|A)ctivate/, /^Reset password/, /^Resend invitation/, /^Delete/]);
  await page.keyboard.press('Escape');
  const name = rows(page).first().getByRole('link');
  const said = await name.innerText();
  await name.click();
  await expect(field(userForm(page, 'Edit User'), 'Name')).toHaveValue(said);
});

test('the actions of a row are centred in it, not lower than its words, and none is red before it is confirmed', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?search=Exit+interview' });
  const row = rowNamed(page, 'Exit interview');
  const middle = async (element: Locator) => {
    const box = await element.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) / 2;
  };
  expect(Math.abs((await middle(actsOf(row))) - (await middle(row)))).toBeLessThan(1);
  const colourOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).color);
  await actsOf(row).click();
  expect(await colourOf(rowAct(page, 'Delete'))).toBe(await colourOf(rowAct(page, 'Edit')));
});

test('at 1440, 1280 and 1024 pixels Published Content and Users are tables, and their names have the most room', async ({ page }) => {
  await openPublishedContent(page, 'super');
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/content', '/users/list']) {
      const what = `${path} at ${width} pixels`;
      await page.goto(path);
      await expect(rows(page).first(), what).toBeVisible();
      const widths = await page.getByRole('columnheader').evaluateAll((all) => all.map((head) => head.getBoundingClientRect().width));
      expect(Math.max(...widths), what).toBe(widths[0]);
      expect(widths[0], what).toBeGreaterThan(180);
    }
  }
});

test('the tabs of Users stay where they are below every title, and focus arrives at the title', async ({ page }) => {
  await signIn(page, 'super', { path: '/users/list' });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const tabs = page.getByRole('tablist', { name: 'Users' });
  await expect(heading).toHaveText('Users');
  const before = await placeOf(tabs);
  for (const name of ['Roles', 'Departments', 'Tags']) {
    await page.getByRole('tab', { name }).click();
    await expect(heading).toHaveText(name);
    await expect(heading).toBeFocused();
    expect(await placeOf(tabs), name).toBe(before);
  }
  await page.getByRole('link', { name: '@nurses' }).click();
  await expect(heading).toHaveText('@nurses');
  expect(await placeOf(tabs), 'members of a tag').toBe(before);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await expect(heading).toHaveText('Users');
  await expect(heading, 'from another page').toBeFocused();
});
