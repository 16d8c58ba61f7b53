import { actsOf, openPublishedContent, range, rowAct, rowNamed, rows, searchFor, toasts } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the rows are cards that show every column, and nothing is cut off sideways', async ({ page }) => {
  await openPublishedContent(page, 'super');
  const card = rows(page).first();
  await expect(card).toBeVisible();
  for (const label of ['Content Type', 'Author', 'Status', 'Organization', 'Created On']) await expect(card.getByText(label, { exact: true })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBe(0);
});

for (const [where, hasTouch] of [['on a phone', true], ['in a window as narrow', false]] as const) {
  test.describe(() => {
    test.use({ hasTouch });
    test(`${where} every field of the list has the corners and the size of text of every other`, async ({ page }) => {
      await openPublishedContent(page, 'super');
      await page.getByRole('button', { name: /^Sort and filter/ }).click();
      const main = page.getByRole('main');
      const boxOf = (field: Element) => {
        const { borderTopLeftRadius, fontSize } = getComputedStyle(field instanceof HTMLInputElement ? (field.parentElement ?? field) : field);
        return `${borderTopLeftRadius} ${fontSize}`;
      };
      const selects = main.getByRole('button', { name: /Sort by|Filter by Content Type|Rows per page/ });
      await expect(selects).toHaveCount(3);
      const searchBox = await main.getByRole('searchbox', { name: 'Filter by Name' }).evaluate(boxOf);
      expect(await Promise.all((await selects.all()).map((each) => each.evaluate(boxOf)))).toEqual([searchBox, searchBox, searchBox]);
    });
  });
}

test('on a phone the list is sorted, filtered, paged and restored', async ({ page }) => {
  await openPublishedContent(page, 'super');
  await page.getByRole('button', { name: /^Sort and filter/ }).tap();
  await page.getByRole('button', { name: /Sort by/ }).tap();
  await page.getByRole('option', { name: 'Name, ascending' }).tap();
  await expect(page).toHaveURL(/sort=name$/);
  await page.getByRole('button', { name: 'Next page' }).tap();
  await expect(range(page)).toHaveText('26–50 of 140');
  await page.reload();
  await expect(range(page)).toHaveText('26–50 of 140');
  await page.goBack();
  await expect(range(page)).toHaveText('1–25 of 140');
  await page.getByRole('button', { name: /^Sort and filter/ }).tap();
  await page.getByRole('button', { name: /Filter by Content Type/ }).tap();
  await page.getByRole('option', { name: 'Survey' }).tap();
  await expect(range(page)).toHaveText('1–18 of 18');
  await searchFor(page, 'exit', '1–1 of 1');
  await page.getByRole('button', { name: 'Clear Filters' }).tap();
  await expect(range(page)).toHaveText('1–25 of 140');
});

test('on a phone an item is deleted after a refusal by the host', async ({ page, world }) => {
  await openPublishedContent(page, 'super', { path: '/content?search=Exit+interview' });
  await world.control.fault({ operationId: 'deleteSurveyItem', times: 1 }, { status: 500, body: {} });
  await actsOf(rowNamed(page, 'Exit interview')).tap();
  await rowAct(page, 'Delete').tap();
  const dialog = page.getByRole('alertdialog', { name: 'Delete item' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(dialog.getByRole('alert')).toContainText('Unable to process your request.');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(rows(page)).toHaveCount(0);
});
