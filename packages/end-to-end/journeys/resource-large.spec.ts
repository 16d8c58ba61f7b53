import { rowNamed, rows } from '../harness/publishedContent.ts';
import { addCollection } from '../harness/resources.ts';
import { expect, test } from '../harness/test.ts';

test('RES-105: of a folder with 2,000 entries only the rows in sight are in the document, and each is found', async ({ page, world }) => {
  await addCollection(page, 'Infection control');
  const folders = Array.from({ length: 2000 }, (_, index) => ({ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, name: `Folder ${index + 1}`, parentId: null }));
  await world.control.fault({ operationId: 'getResourceContainer' }, { set: { folders } });
  await page.reload();
  await expect(rowNamed(page, 'Folder 1').first()).toBeVisible();
  await expect(page.getByText('2,000 folders')).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(80);
  await page.getByRole('searchbox', { name: 'Search this folder' }).fill('folder 1999');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.getByRole('searchbox', { name: 'Search this folder' }).fill('');
  await expect(page).toHaveURL(/sort=name/);
  expect(await rows(page).count()).toBeLessThan(80);
});
