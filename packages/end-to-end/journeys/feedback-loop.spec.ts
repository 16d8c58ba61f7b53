import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from '../harness/accessibility.ts';
import { addPage, openAdding, openAsAnother, savePageAgainstFailures } from '../harness/contentKinds.ts';
import { actOn, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { saveAgainstFailures } from '../harness/savingForm.ts';
import { signIn } from '../harness/session.ts';
import { chooseNode, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const question = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Question' });
const optionWindow = (page: Page) => page.getByRole('dialog', { name: /^(Add|Edit) option$/ });
const option = (page: Page) => optionWindow(page).getByRole('textbox', { name: /^Option/ });

async function addOption(page: Page, text: string) {
  await openAdding(page, 'Add option');
  await option(page).fill(text);
  await optionWindow(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(optionWindow(page)).toHaveCount(0);
}

test('FBL-101, FBL-102: from an empty feedback loop a user gets to a published question with options that another account reads back', async ({ page, other: reader, context, world }) => {
  const address = await addPage(page, 'Feedback Loop', 'Shifts');
  await expect(page.getByText('No questions yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add question' }).first().click();
  await question(page).fill('Was it warm enough?');
  const submit = page.getByRole('button', { name: 'Save as Draft' });
  await savePageAgainstFailures({ page, context, world, submit, operationId: 'createFeedbackLoopItem', isAsTyped: () => expect(question(page)).toHaveValue('Was it warm enough?') });
  await expect(page.getByRole('heading', { name: 'Was it warm enough?', level: 1 })).toBeVisible();

  await openAdding(page, 'Add option');
  const dialog = optionWindow(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Option is required')).toBeVisible();
  await option(page).fill('Yes');
  await saveAgainstFailures({ page, context, world, dialog, submit: 'Add', operationId: 'createFeedbackLoopOption', isAsTyped: () => expect(option(page)).toHaveValue('Yes'), failureTitle: 'Error' });
  await addOption(page, 'Hardly');
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page, 'Question of a feedback loop');
  await chooseNode(page, 'Regina');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Published');

  await openAsAnother(reader, address);
  await expect(rowNamed(reader, 'Was it warm enough?')).toContainText('Published');
  await reader.getByRole('link', { name: 'Was it warm enough?', exact: true }).click();
  await expect(rowNamed(reader, 'Hardly')).toBeVisible();
});

test('FBL-103: an option is changed and deleted, also when responses are lost', async ({ page, world }) => {
  await addPage(page, 'Feedback Loop', 'Shifts');
  await page.getByRole('main').getByRole('link', { name: 'Add question' }).first().click();
  await question(page).fill('Was it warm enough?');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await world.control.fault({ operationId: 'createFeedbackLoopOption' }, { resetAfterCommit: true });
  await addOption(page, 'Yes');
  await world.control.heal();
  await expect(rows(page)).toHaveCount(1);
  await actOn(page, rowNamed(page, 'Yes'), 'Edit');
  await option(page).fill('Very');
  await world.control.fault({ operationId: 'updateFeedbackLoopOption' }, { resetAfterCommit: true });
  await optionWindow(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rowNamed(page, 'Very')).toBeVisible();
  await actOn(page, rowNamed(page, 'Very'), 'Delete');
  await page.getByRole('alertdialog', { name: 'Delete option' }).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No options yet')).toBeVisible();
  await expect.poll(() => world.control.callsOf('deleteFeedbackLoopOption')).toHaveLength(1);
});

test('decisions-content §1b: the responses of some days come as a workbook with real dates', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  await page.getByRole('link', { name: 'Shift Feedback', exact: true }).click();
  await rows(page).filter({ hasText: 'Published' }).first().getByRole('link').first().click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download responses' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^responses-.+\.xlsx$/);
  const [head, first] = await readSheet(await readFile(await file.path()));
  expect(head).toEqual(['Answered (UTC)', 'User', 'Option', 'Remark']);
  expect(first?.[0]).toBeInstanceOf(Date);
});
