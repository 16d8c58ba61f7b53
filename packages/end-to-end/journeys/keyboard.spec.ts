import { tabTo } from '../harness/keyboard.ts';
import { range, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';

test('without a pointer one signs in, chooses tenant and role, and goes to Published Content', async ({ page }) => {
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

test('without a pointer the list is sorted, searched, paged, and an item deleted after a refusal', async ({ page, world }) => {
  await page.goto('/content');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('super');
  await page.keyboard.press('Tab');
  await page.keyboard.type('sandbox');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Harbour Care' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Super administrator/ }));
  await page.keyboard.press('Enter');
  await expect(range(page)).toHaveText('1–25 of 140');

  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  const head = page.getByRole('columnheader', { name: /^Name/ });
  await tabTo(page, head.getByRole('button', { name: 'Name', exact: true }));
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');

  await tabTo(page, page.getByRole('searchbox', { name: 'Filter by Name' }));
  await page.keyboard.type('Exit interview');
  await expect(range(page)).toHaveText('1–1 of 1');
  await world.control.fault({ operationId: 'deleteSurveyItem', times: 1 }, { status: 500, body: {} });
  await tabTo(page, rowNamed(page, 'Exit interview').getByRole('button', { name: 'Delete Exit interview' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete item' });
  const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
  await tabTo(page, confirm, 10);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Unable to process your request.');
  await tabTo(page, confirm, 10);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(rows(page)).toHaveCount(0);

  await tabTo(page, page.getByRole('button', { name: 'Clear Filters' }));
  await page.keyboard.press('Enter');
  await expect(range(page)).toHaveText('1–25 of 139');
  await tabTo(page, page.getByRole('button', { name: 'Next page' }), 120);
  await page.keyboard.press('Enter');
  await expect(range(page)).toHaveText('26–50 of 139');
});
