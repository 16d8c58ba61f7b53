import { tabTo } from '../harness/keyboard.ts';
import { actsOf, openPublishedContent, range, rowAct, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';

test('without a pointer a user signs in, chooses tenant and role, and opens Published Content', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Sign in', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('super');
  await page.keyboard.press('Tab');
  await page.keyboard.type('sandbox');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Harbour Care' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Super administrator/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Published Content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Published Content', level: 1 })).toBeFocused();
});

test('without a pointer the list is reached past the navigation, sorted, searched and cleared', async ({ page }) => {
  await openPublishedContent(page, 'super');
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  const head = page.getByRole('columnheader', { name: /^Name/ });
  const search = page.getByRole('searchbox', { name: 'Filter by Name' });
  await tabTo(page, search, 10);
  await tabTo(page, head.getByRole('button', { name: 'Name', exact: true }), 10);
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('Pulse check');
  await expect(range(page)).toHaveText('1–8 of 8');
  await page.keyboard.press('Escape');
  await expect(range(page)).toHaveText('1–25 of 140');
});

test('without a pointer the pages of a list are opened one by one, and the focus stays on the button', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?page=6' });
  await expect(range(page)).toHaveText('126–140 of 140');
  const previous = page.getByRole('button', { name: 'Previous page' });
  await tabTo(page, previous, 120);
  await page.keyboard.press('Enter');
  await expect(range(page)).toHaveText('101–125 of 140');
  await expect(previous).toBeFocused();
});

test('without a pointer an item is deleted after a refusal by the host, and the focus stays in the list', async ({ page, world }) => {
  await openPublishedContent(page, 'super', { path: '/content?search=pulse&sort=name' });
  await world.control.fault({ operationId: 'deleteSurveyItem', times: 1 }, { status: 500, body: {} });
  const name = await rows(page).nth(1).getByRole('rowheader').innerText();
  await tabTo(page, actsOf(rowNamed(page, name)));
  await page.keyboard.press('Enter');
  await expect(rowAct(page, 'Edit')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete item' });
  const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
  await tabTo(page, confirm, 10);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Unable to process your request.');
  await tabTo(page, confirm, 10);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(range(page)).toHaveText('1–7 of 7');
  await expect.poll(() => rows(page).evaluateAll((all) => all.some((row) => row.contains(document.activeElement)))).toBe(true);
});
