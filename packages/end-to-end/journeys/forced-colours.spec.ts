import type { Locator } from '@playwright/test';
import { openCalendar, todayCell } from '../harness/calendar.ts';
import { addPage } from '../harness/contentKinds.ts';
import { addQuestion, outline, surveyName } from '../harness/survey.ts';
import { expect, test } from '../harness/test.ts';

/** Whether an element in it is outlined: backgrounds and shadows vanish with forced colours. */
const isOutlined = (place: Locator): Promise<boolean> => place.evaluate((element) => [...element.querySelectorAll('*')].some((each) => getComputedStyle(each).outlineStyle !== 'none'));

test('today is marked in the calendar, and twelve pages keep their marks apart, under forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openCalendar(page, 'super');
  expect(await isOutlined(todayCell(page))).toBe(true);
  const dots = page.getByRole('group', { name: 'Pages', exact: true }).locator('label span[aria-hidden]:empty');
  const looks = await dots.evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(element);
      return `${borderTopColor} around ${backgroundColor}`;
    }),
  );
  expect(looks.length).toBeGreaterThan(6);
  expect(new Set(looks).size).toBe(Math.min(12, looks.length));
});

test('a question that needs an answer is marked in the outline under forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await addPage(page, 'Survey', 'Polls');
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  await surveyName(page).fill('Menus');
  await addQuestion(page, 'Lunch?');
  await page.getByRole('switch', { name: 'Required' }).press('Space');
  const dot = outline(page).first().locator('span[aria-hidden]:not(:has(*)):empty');
  await expect(dot).toHaveCount(1);
  const [ground, canvas] = await dot.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(document.body).backgroundColor]);
  expect(ground).not.toBe(canvas);
});
