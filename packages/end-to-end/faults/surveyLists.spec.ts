import type { Page } from '@playwright/test';
import { actOn, actsOf, rowAct, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const surveys = { tenant: 'Harbour Care', contentInstance: 'Staff Surveys' };

/** Opens the surveys from the navigation. */
async function openSurveys(page: Page, account: 'super' | 'unit'): Promise<void> {
  await signIn(page, account, { path: '/dashboard' });
  await page.getByRole('link', { name: 'Staff Surveys', exact: true }).click();
}

test('ERR-105: an alert says that surveys cannot be listed, and they are listed once they can be', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listSurveyItems' }, { status: 500, body: {} });
  await openSurveys(page, 'super');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Unable to process your request.');
  await expect(page.getByText('No surveys yet'), 'nothing claims that there are none').toHaveCount(0);
  await world.control.heal();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(alert).toHaveCount(0);
});

test('ERR-104: a survey whose deletion fails stays in the list; a toast and the question say why', async ({ page, world }) => {
  await openSurveys(page, 'super');
  const row = rowNamed(page, 'How was your orientation?');
  await world.control.fault({ operationId: 'deleteSurveyItem' }, { status: 500, body: {} });
  await actOn(page, row, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete item' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText('Delete Error');
  await expect(question).toContainText('Unable to process your request.');
  await world.control.heal();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});

test('PERM-106, PERM-108, PERM-110, PERM-112: a unit administrator edits and deletes an own survey, edits a draft where the page may be written, and views the others', async ({ page, other: reader, world }) => {
  await world.control.makeItem({ ...surveys, name: 'My own draft', author: 'unit' });
  // The role may write on this page, and not delete.
  await world.control.makeItem({ ...surveys, name: 'A draft of the head office', author: 'super' });
  await openSurveys(page, 'unit');
  const own = rowNamed(page, 'My own draft');
  const other = rowNamed(page, 'Exit interview');
  await actsOf(other).press('Enter');
  await expect(rowAct(page, 'View')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await actsOf(rowNamed(page, 'A draft of the head office')).press('Enter');
  await expect(rowAct(page, 'Edit')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await actsOf(own).press('Enter');
  await expect(rowAct(page, 'Edit')).toBeVisible();
  await rowAct(page, 'Delete').press('Enter');
  await page.getByRole('alertdialog', { name: 'Delete item' }).getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(own).toHaveCount(0);
  await openSurveys(reader, 'super');
  await expect(rowNamed(reader, 'Exit interview')).toBeVisible();
  await expect(rowNamed(reader, 'My own draft')).toHaveCount(0);
});
