import type { Locator, Page } from '@playwright/test';
import { nextYear, shownDay, typedDay } from '../harness/days.ts';
import { chooseNode, openDraft, panel, typeDate } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const text = 'Flu clinics are back on site';
const wide = { width: 1440, height: 900 };
const tall = { width: 820, height: 1180 };

const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Publish' });
const open = (page: Page) => page.getByRole('button', { name: /^(Publish|Publication)…$/ }).click();

async function openWide(page: Page): Promise<void> {
  await page.setViewportSize(wide);
  await openDraft(page, text);
}

test('a date, a unit and a pin that were chosen survive a tablet that is turned, and turned back', async ({ page }) => {
  await openWide(page);
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'North Region');
  await typeDate(panel(page).getByRole('group', { name: 'Publication date' }), typedDay(3, 15, '900AM'));
  await panel(page).getByRole('checkbox', { name: 'Pin' }).press('Space');
  await typeDate(panel(page).getByRole('group', { name: 'Pin Item Until' }), typedDay(4, 1, '900AM'));
  const sentence = new RegExp(`^Publishes to North Region .*${shownDay(3, 15)}`);
  await expect(panel(page).getByText(sentence).first()).toBeVisible();

  await page.setViewportSize(tall);
  await open(page);
  await expect(drawerOf(page).getByRole('radio', { name: 'Scheduled Date' })).toBeChecked();
  await expect(drawerOf(page).getByRole('checkbox', { name: 'Pin' })).toBeChecked();
  await expect(drawerOf(page).getByText(sentence).first()).toBeVisible();
  await drawerOf(page).getByRole('radio', { name: 'Recurrent' }).click();
  await drawerOf(page).getByRole('button', { name: /Frequency/ }).click();
  await page.getByRole('option', { name: 'Weekly' }).click();
  await drawerOf(page).getByRole('textbox', { name: 'Occurrences' }).fill('3');
  await page.keyboard.press('Tab');

  await page.setViewportSize(wide);
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(panel(page).getByRole('radio', { name: 'Recurrent' })).toBeChecked();
  await expect(panel(page).getByRole('textbox', { name: 'Occurrences' })).toHaveValue('3');
  await expect(panel(page).getByText(/^North Region/)).toBeVisible();
});

test('a date and a time that are half typed survive a tablet that is turned, are completed there, and turned back', async ({ page }) => {
  await openWide(page);
  const part = (place: Locator, name: RegExp) => place.getByRole('group', { name: 'Publication date' }).getByRole('spinbutton', { name });
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'North Region');
  const date = panel(page).getByRole('group', { name: 'Publication date' });
  for (const empty of [/^year/, /^minute/]) {
    await part(panel(page), empty).focus();
    while (!/^(yyyy|––)$/.test(await part(panel(page), empty).innerText())) await page.keyboard.press('Backspace');
  }
  await typeDate(date, '0315');
  await page.setViewportSize(tall);
  await open(page);
  for (const [name, text] of [[/^month/, /^0?3$/], [/^day,/, '15'], [/^year/, 'yyyy'], [/^minute/, '––']] as const) await expect(part(drawerOf(page), name)).toHaveText(text);
  await part(drawerOf(page), /^year/).focus();
  await page.keyboard.type(String(nextYear));
  await page.setViewportSize(wide);
  for (const [name, text] of [[/^month/, /^0?3$/], [/^day,/, '15'], [/^year/, String(nextYear)], [/^minute/, '––']] as const) await expect(part(panel(page), name)).toHaveText(text);
  await part(panel(page), /^minute/).focus();
  await page.keyboard.type('30');
  await expect(panel(page).getByText(new RegExp(`^Publishes to North Region .*${nextYear}`)).first()).toBeVisible();
});

test('a new date that was chosen for a schedule survives a tablet that is turned', async ({ page }) => {
  await openWide(page);
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('button', { name: 'Schedule Publish' }).click();
  await typeDate(panel(page).getByRole('group', { name: 'New publication date' }), typedDay(3, 15, '900AM'));
  await page.setViewportSize(tall);
  await open(page);
  await expect(drawerOf(page).getByRole('group', { name: 'New publication date' }).getByRole('spinbutton', { name: /^year/ })).toHaveText(String(nextYear));
  await drawerOf(page).getByRole('button', { name: 'Reschedule' }).click();
  await expect(drawerOf(page)).toContainText(`${shownDay(3, 15)} 9:00 AM`);
});

test('what was chosen on a phone is there when its drawer is opened again', async ({ page }) => {
  await openWide(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await chooseNode(page, 'North Region', drawerOf(page));
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(drawerOf(page).getByText(/^North Region/)).toBeVisible();
  await drawerOf(page).getByRole('button', { name: 'Close' }).click();
  await open(page);
  await expect(drawerOf(page).getByText(/^North Region/)).toBeVisible();
});
