import type { Page } from '@playwright/test';
import { coveredFocus } from '../harness/keyboard.ts';
import { actOn, rowNamed } from '../harness/publishedContent.ts';
import { openLargeFolder } from '../harness/resources.ts';
import { signIn } from '../harness/session.ts';
import { message, openFeed } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

/** Walks by keyboard and returns what was covered. Fails if the focus does not move: nothing could be covered then. */
async function covered(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<string[]> {
  const found: string[] = [];
  let moves = 0;
  for (let press = 0; press < presses; press += 1) {
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    if (await page.evaluate((former) => document.activeElement !== former && document.activeElement !== document.body, before)) moves += 1;
    const name = await coveredFocus(page);
    if (name !== null) found.push(name);
  }
  expect(moves, `${key} moved the focus`).toBeGreaterThan(presses / 2);
  return found;
}

for (const [what, path] of [['a list of users', '/users/list?size=50'], ['published content', '/content?size=50']] as const) {
  test(`what has the focus in ${what} is never under the bar at the top or the names of the columns`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 620 });
    await signIn(page, 'super', { path });
    const links = page.locator('tbody tr').getByRole('link');
    await links.last().focus();
    expect(await covered(page, 'Shift+Tab', 60)).toEqual([]);
    expect(await covered(page, 'Tab', 30)).toEqual([]);
    await links.last().focus();
    const bar = await page.getByRole('banner').boundingBox();
    const head = await page.getByRole('columnheader', { name: /^Name/ }).boundingBox();
    expect(head?.y, 'the names of the columns stay in sight below the bar').toBeCloseTo(bar?.height ?? 0, 0);
  });
}

test('what has the focus in a folder of 2,000 entries is never under the head of their table', async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLargeFolder(page, world);
  await rowNamed(page, 'Folder 1').first().getByRole('link').first().focus();
  expect(await covered(page, 'Tab', 60)).toEqual([]);
  expect(await covered(page, 'Shift+Tab', 60)).toEqual([]);
});

test('what has the focus in a form is never under the bar that saves', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 620 });
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill('Long-service awards');
  await message(page).focus();
  expect(await covered(page, 'Tab', 14)).toEqual([]);
  expect(await covered(page, 'Shift+Tab', 14)).toEqual([]);
});

test('what has the focus in a form is never under the bar that saves on a narrow, low screen', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await page.setViewportSize({ width: 320, height: 512 });
  await message(page).focus();
  expect(await covered(page, 'Tab', 12)).toEqual([]);
});

test('what has the focus in a form is never under the bar that saves with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await message(page).fill('Long-service awards');
  await message(page).focus();
  expect(await covered(page, 'Tab', 14)).toEqual([]);
  expect(await covered(page, 'Shift+Tab', 14)).toEqual([]);
});

test('what has the focus among the permissions of a role is never under the names of the rights', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await signIn(page, 'super', { path: '/users/roles' });
  await actOn(page, rowNamed(page, 'Care aides, Residential Care'), 'Permissions');
  const dialog = page.getByRole('dialog', { name: 'Edit Role Permissions' });
  await dialog.locator('tbody').getByRole('checkbox').last().focus();
  expect(await covered(page, 'Shift+Tab', 30)).toEqual([]);
});
