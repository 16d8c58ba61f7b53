import type { Page } from '@playwright/test';
import { holdAnswers } from '../harness/heldAnswers.ts';
import { actOn, actsOf, openPublishedContent, range, rowNamed, rows, searchFor, toasts } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';

const name = 'Exit interview';
const path = '/content?search=Exit+interview';

async function askToDelete(page: Page) {
  await actOn(page, rowNamed(page, name), 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete item' });
  await expect(dialog).toContainText(`'${name}' will be deleted. This action cannot be undone.`);
  return dialog;
}

test('an item is deleted after a question, and the list, its count and the toast say so', async ({ page, world }) => {
  await openPublishedContent(page, 'super');
  await searchFor(page, name, '1–1 of 1');
  const dialog = await askToDelete(page);
  const readsOfPages = async () => (await world.control.callsOf('listContentInstances')).length;
  const before = await readsOfPages();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(dialog).toHaveCount(0);
  await expect(rowNamed(page, name)).toHaveCount(0);
  await expect.poll(readsOfPages, 'decisions-content A32: the detailed list of pages is read again').toBe(before + 1);
  await expect.poll(() => world.control.callsOf('deleteSurveyItem')).toHaveLength(1);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(range(page)).toHaveText('1–25 of 139');
});

test('Cancel and Escape leave the item alone', async ({ page, world }) => {
  await openPublishedContent(page, 'super', { path });
  const dialog = await askToDelete(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(actsOf(rowNamed(page, name))).toBeFocused();
  await askToDelete(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rowNamed(page, name)).toBeVisible();
  expect(await world.control.callsOf('deleteSurveyItem')).toEqual([]);
});

test('when the host forbids it, its words are shown in the question, which stays open', async ({ page, world }) => {
  await openPublishedContent(page, 'super', { path });
  await world.control.fault({ operationId: 'deleteSurveyItem' }, { status: 403, body: { message: 'Surveys are kept for a year.' } });
  const dialog = await askToDelete(page);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Surveys are kept for a year.');
  await expect(toasts(page)).toContainText('Delete Error (403)');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowNamed(page, name)).toBeVisible();
});

test('N09 when someone else has deleted the item in the meantime, the question says so and only Close is left', async ({ page, world }) => {
  await openPublishedContent(page, 'super', { path });
  const dialog = await askToDelete(page);
  const id = (await rows(page).first().getAttribute('data-row-id')) ?? '';
  await world.control.deleteItem(id);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is no such content item.');
  await expect(toasts(page)).toContainText('Delete Error');
  const close = dialog.getByRole('button').filter({ hasText: 'Close' });
  await expect(close).toBeFocused();
  await expect(dialog.getByRole('button', { name: /Delete|Cancel/ })).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await close.click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf('deleteSurveyItem')).map(({ status }) => status)).toEqual([404]);
});

test('when the network is lost before the call leaves, nothing is deleted and the question stays', async ({ page, context, world }) => {
  await openPublishedContent(page, 'super', { path });
  const dialog = await askToDelete(page);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing was sent. You are offline.');
  await context.setOffline(false);
  expect(await world.control.callsOf('deleteSurveyItem')).toEqual([]);
  await page.reload();
  await expect(rowNamed(page, name)).toBeVisible();
});

test('while the host takes its time the question cannot be closed or confirmed twice', async ({ page, world }) => {
  await openPublishedContent(page, 'super', { path });
  const letThrough = await holdAnswers(page, /\/content-items\//, (request) => request.method() === 'DELETE');
  const dialog = await askToDelete(page);
  const confirm = dialog.getByRole('button', { name: /^Delete|Working/ });
  await confirm.dblclick();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await letThrough();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('deleteSurveyItem')).toHaveLength(1);
});
