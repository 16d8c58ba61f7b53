import { openPublishedContent } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const sentence = 'Acting as unit administrator of Islands Region';

test('the role that a user acts in can be read whole: in the bar, in its menu, and on a phone', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard', role: 'Unit administrator' });
  const selector = page.getByRole('button', { name: new RegExp(sentence) });
  const words = selector.getByText(sentence);
  expect(await words.evaluate((element) => element.scrollWidth - element.clientWidth), 'not cut').toBeLessThanOrEqual(0);
  await expect(words).toHaveAttribute('title', sentence);
  await selector.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByText(sentence).last()).toBeVisible();
  const logo = page.getByRole('menuitemradio', { name: 'Prairie Homes' }).locator('img');
  await expect(logo, 'the other tenant has its logo, too').toHaveAttribute('src', /^blob:/);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  const onPhone = page.getByRole('banner').locator('p').filter({ hasText: sentence });
  await expect(onPhone).toBeVisible();
  expect(await onPhone.evaluate((element) => element.scrollHeight - element.clientHeight), 'not cut').toBeLessThanOrEqual(1);
});

test('on a very wide screen the page of a unit administrator is centred, in line with the top bar', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1000 });
  await openPublishedContent(page, 'unit');
  const main = (await page.getByRole('main').boundingBox())!;
  const table = (await page.getByRole('table').boundingBox())!;
  const left = table.x - main.x;
  const right = main.x + main.width - table.x - table.width;
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  // The title begins with the icon of the page.
  const icon = (await page.getByRole('main').locator('svg').first().boundingBox())!;
  expect(icon.x - table.x).toBeGreaterThanOrEqual(0);
  expect(icon.x - table.x).toBeLessThanOrEqual(16);
});

test('the toast about what was added leaves the button for the next one free, and a second press selects none of its words', async ({ page }) => {
  await signIn(page, 'super', { path: '/users/departments' });
  await page.getByRole('button', { name: 'Add department' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night porters');
  await page.keyboard.press('Enter');
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('alertdialog').or(page.getByRole('region', { name: /Notifications/ }).getByRole('status')).first();
  await expect(toast).toBeVisible();
  const place = (await page.getByRole('region', { name: /Notifications/ }).boundingBox())!;
  const add = (await page.getByRole('button', { name: 'Add department' }).boundingBox())!;
  expect(place.x + place.width, 'the toast ends before the button begins').toBeLessThan(add.x);
  await page.mouse.dblclick(place.x + place.width / 2, place.y + 20);
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('');
});
