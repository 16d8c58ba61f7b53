import type { Page } from '@playwright/test';
import { addPage } from '../harness/contentKinds.ts';
import { nextYear, typedDay } from '../harness/days.ts';
import { chooseNode, feedName, openPost, panel, writePost } from '../harness/socialFeed.ts';

/** The text of the posts in these tasks. */
const postText = 'Flu clinics are back on site';

/** Writes a post and saves it as a draft; it stays open, and its address is returned. */
export async function draftOfPost(page: Page): Promise<string> {
  await page.getByRole('link', { name: feedName }).click();
  await page.getByRole('heading', { name: feedName, level: 1 }).waitFor();
  await writePost(page, postText);
  await openPost(page, postText);
  return new URL(page.url()).pathname;
}

/**
 * Schedules a post of a new feed in Prairie Homes, and returns the address of the calendar with only that feed, on the
 * day before: other items depend on the date.
 */
export async function calendarOfScheduledPost(page: Page): Promise<string> {
  await addPage(page, 'Social Feed', 'Ward news');
  await page.getByRole('main').getByRole('link', { name: 'Add new post' }).first().click();
  await page.getByRole('textbox', { name: 'Message' }).fill(postText);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await openPost(page, postText);
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'Prairie Homes');
  await panel(page).getByRole('group', { name: 'Publication date' }).getByRole('spinbutton', { name: /^month/ }).focus();
  await page.keyboard.type(typedDay(3, 15, '0900AM'));
  await panel(page).getByRole('button', { name: 'Schedule Publish' }).click();
  await panel(page).getByRole('button', { name: 'Reschedule' }).waitFor();
  await page.goto(`/calendar?day=${nextYear}-03-14`);
  await page.getByRole('checkbox', { name: 'All pages' }).waitFor();
  await page.getByRole('main').getByText('All pages', { exact: true }).click();
  await page.getByRole('main').getByText('Ward news', { exact: true }).click();
  await page.waitForURL(/without=/);
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}
