import type { Page } from '@playwright/test';
import { signIn } from '../harness/session.ts';
import { rows } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';

/** A page of each type. */
const pages = ['News and Announcements', 'Staff Surveys', 'Policies and Procedures', 'Who to Call', 'Events and Celebrations', 'Residents’ Art', 'Suggestion Box', 'Shift Feedback'];

async function openList(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

test('the items of every type are a table of whole names beside the navigation of a screen of 1024 pixels, with its pages in the same card', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'super', { path: '/dashboard' });
  for (const name of pages) {
    await openList(page, name);
    const card = page.locator('[data-card]').filter({ has: page.getByRole('table') });
    await expect(card, name).toHaveCount(1);
    await expect(card.getByRole('navigation'), name).toContainText(/1–\d+ of \d+/);
    const people = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main td[data-wraps] span[title]')]
        // Beside their picture, which is hidden from assistive technology.
        .filter((words) => words.parentElement?.previousElementSibling?.ariaHidden === 'true')
        .map((words) => ({ name: words.title, isCut: words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth + 1 })),
    );
    expect(people, name).not.toHaveLength(0);
    expect(people.filter(({ isCut }) => isCut), `names of people that are cut in ${name}`).toEqual([]);
  }
});

test('no row of a list mounts a button or a menu of react-aria before it is touched: fifty rows would be twice as expensive', async ({ page }) => {
  const mounted = () => page.evaluate(() => [...document.querySelectorAll('main [data-row-id] [data-rac]')].map(({ outerHTML }) => outerHTML.slice(0, 120)));
  await signIn(page, 'super', { path: '/dashboard' });
  for (const name of [...pages, 'Published Content', 'Users']) {
    await openList(page, name);
    await expect(rows(page).first().locator('[data-row-actions] button').first(), name).toBeVisible();
    expect(await mounted(), name).toEqual([]);
  }
  for (const name of ['Tags', 'Departments', 'Roles']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name }).locator('[data-row-id]').first(), name).toBeVisible();
    expect(await mounted(), name).toEqual([]);
  }
});

test('another page size keeps the first post of the page in sight', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  await openList(page, 'News and Announcements');
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(page.getByText('21–30 of 32')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: /Rows per page/ }).click();
  await page.getByRole('option', { name: '20' }).click();
  await expect(page.getByText('21–32 of 32')).toBeVisible();
});
