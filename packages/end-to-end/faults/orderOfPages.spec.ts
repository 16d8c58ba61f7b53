import type { Page } from '@playwright/test';
import { namesShown, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { pagesInNavigation } from '../harness/settings.ts';
import { expect, test } from '../harness/test.ts';

const path = '/app-settings/content';
const [notices, surveys, handbook, directory] = ['Notices', 'Tenant and Staff Surveys', 'Maintenance Handbook', 'Office Directory'] as const;
const pages = [notices, surveys, handbook, directory];

const move = (page: Page, name: string, direction: 'up' | 'down') => rowNamed(page, name).getByRole('button', { name: `Move ${name} ${direction}` }).click();

async function openPages(page: Page): Promise<void> {
  await signIn(page, 'solo', { path });
  await expect(rows(page)).toHaveCount(pages.length);
}

test('P12 an order of pages that another administrator has saved in the meantime is shown and not replaced, and the move can be made in it', async ({ page, other, world }) => {
  await openPages(page);
  await openPages(other);
  await move(other, directory, 'up');
  await expect(toasts(other)).toContainText('Changes saved successfully');
  const theirs = [notices, surveys, directory, handbook];
  const sent = async () => (await world.control.traffic()).filter(({ method, path: to }) => method === 'PUT' && /^\/api\/management\/(surveys|resources|contact-directories|social-feeds)\//.test(to)).length;
  const before = await sent();

  await move(page, handbook, 'up');
  await expect(toasts(page)).toContainText('Someone else has changed the order of the pages');
  await expect.poll(() => namesShown(page)).toEqual(theirs);
  expect(await sent(), 'nothing was replaced').toBe(before);
  // By key: that row is now where the other was pressed, and a second press there would count as a double click.
  await rowNamed(page, directory).getByRole('button', { name: `Move ${directory} up` }).press('Enter');
  await expect.poll(() => pagesInNavigation(page)).toEqual([notices, directory, surveys, handbook]);
});

test('P12 pages that are moved one after the other, while the first move is being saved, are all moved', async ({ page, world }) => {
  await openPages(page);
  await world.control.fault({ operationId: 'updateContactDirectory' }, { hold: true });
  await world.control.fault({ operationId: 'updateResource' }, { hold: true });
  await move(page, directory, 'up');
  await expect.poll(() => namesShown(page)).toEqual([notices, surveys, directory, handbook]);
  await move(page, surveys, 'up');
  await expect.poll(() => namesShown(page)).toEqual([surveys, notices, directory, handbook]);
  await move(page, directory, 'down');
  const wished = [surveys, notices, handbook, directory];
  await expect.poll(() => namesShown(page)).toEqual(wished);
  await world.control.heal();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect.poll(() => pagesInNavigation(page)).toEqual(wished);
  await page.reload();
  await expect(rows(page)).toHaveCount(pages.length);
  expect(await namesShown(page)).toEqual(wished);
});
