import { rows } from '../harness/publishedContent.ts';
import { openLargeFolder } from '../harness/resources.ts';
import { expect, test } from '../harness/test.ts';

test('RES-105: a folder with 2,000 entries has only the rows in sight in the document, and each is found', async ({ page, world }) => {
  await openLargeFolder(page, world);
  await expect(page.getByText('2,000 folders')).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(80);
  await page.getByRole('searchbox', { name: 'Search this folder' }).fill('folder 1999');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.getByRole('searchbox', { name: 'Search this folder' }).fill('');
  await expect(page).toHaveURL(/sort=name/);
  expect(await rows(page).count()).toBeLessThan(80);
});
