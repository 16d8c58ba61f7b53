import type { Page } from '@playwright/test';
import { addPage, openAdding, openAsAnother } from '../harness/contentKinds.ts';
import { actOn, rowNamed, toasts } from '../harness/publishedContent.ts';
import { chooseNode, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const publish = (page: Page) => panel(page).getByRole('button', { name: 'Publish', exact: true });
const optionWindow = (page: Page) => page.getByRole('dialog', { name: /^(Add|Edit) option$/ });

/** Types into the open window and saves. */
async function saveOption(page: Page, text: string): Promise<void> {
  await optionWindow(page).getByRole('textbox', { name: /^Option/ }).fill(text);
  await optionWindow(page).getByRole('button', { name: /^(Add|Save)$/ }).click();
  await expect(optionWindow(page)).toHaveCount(0);
}

test('P12: options that another administrator has changed in the meantime are shown as they are now before their question is published', async ({ page, other, world }) => {
  const address = await addPage(page, 'Feedback Loop', 'Shifts');
  await page.getByRole('main').getByRole('link', { name: 'Add question' }).first().click();
  await page.getByRole('main').getByRole('textbox', { name: 'Question' }).fill('Was it warm enough?');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await openAdding(page, 'Add option');
  await saveOption(page, 'Hardly');
  await expect(rowNamed(page, 'Hardly')).toBeVisible();
  await chooseNode(page, 'Regina');

  await openAsAnother(other, address);
  await other.getByRole('link', { name: 'Was it warm enough?', exact: true }).click();
  await actOn(other, rowNamed(other, 'Hardly'), 'Edit');
  await saveOption(other, 'Never');
  await other.context().close();

  await publish(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('someone else has changed the content since this was shown');
  await expect(rowNamed(page, 'Never')).toBeVisible();
  expect(await world.control.callsOf('publishContentItem')).toEqual([]);
  await publish(page).click();
  await expect(toasts(page)).toContainText('Item Published');
  await expect.poll(() => world.control.callsOf('publishContentItem')).toHaveLength(1);
});
