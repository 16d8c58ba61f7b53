import type { Page } from '@playwright/test';
import { addPage, openAsAnother, savePageAgainstFailures } from '../harness/contentKinds.ts';
import { expectAccessible } from '../harness/accessibility.ts';
import { actOn, rows, toasts } from '../harness/publishedContent.ts';
import { chooseNode, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const text = 'Bicycle racks at Wascana Court, under a roof.';
const field = (page: Page) => page.getByRole('textbox', { name: 'Suggestion' });

test('SUG-101, SUG-102: from an empty suggestion box a user gets to a published suggestion that another account reads back', async ({ page, other: reader, context, world }) => {
  const address = await addPage(page, 'Suggestion Box', 'Ideas');
  await expect(page.getByText('No suggestions yet')).toBeVisible();
  await expect(page.getByText(/^Suggestions go to .+@.+ · 0 suggestions$/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add suggestion' }).first().click();
  await expect(field(page)).toBeVisible();
  // react-aria's announcements about removed buttons disappear with the page.
  await page.reload();
  await expect(field(page)).toBeVisible();
  await expectAccessible(page, 'New suggestion');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Suggestion is required')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill(text);
  await savePageAgainstFailures({
    page,
    context,
    world,
    submit: page.getByRole('button', { name: 'Save as Draft' }),
    operationId: 'createSuggestionBoxItem',
    isAsTyped: () => expect(field(page)).toHaveValue(text),
  });
  await expect(toasts(page)).toContainText('Item saved successfully');
  await expect(rows(page).filter({ hasText: text })).toContainText('Draft');

  await page.getByRole('link', { name: text, exact: true }).click();
  await expect(panel(page)).toBeVisible();
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page, 'Suggestion');
  await chooseNode(page, 'Regina');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).dblclick();
  await expect(toasts(page)).toContainText('Item Published');
  await expect(panel(page).getByRole('button', { name: 'Unpublish' })).toBeVisible();

  await openAsAnother(reader, address);
  await expect(rows(reader).filter({ hasText: text })).toContainText('Published');
  await expect(rows(reader).filter({ hasText: text })).toContainText('Regina');
});

test('a suggestion is changed over what others have saved, and deleted after confirmation', async ({ page, world }) => {
  await addPage(page, 'Suggestion Box', 'Ideas');
  await page.getByRole('main').getByRole('link', { name: 'Add suggestion' }).first().click();
  await field(page).fill(text);
  await world.control.fault({ operationId: 'createSuggestionBoxItem' }, { resetAfterCommit: true });
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  // N05: its response was lost, and it was found.
  await expect(rows(page).filter({ hasText: text })).toHaveCount(1);
  await page.getByRole('link', { name: text, exact: true }).click();
  await field(page).fill('Bicycle racks everywhere.');
  await world.control.fault({ operationId: 'updateSuggestionBoxItem' }, { resetAfterCommit: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(page.getByRole('heading', { name: 'Bicycle racks everywhere.', level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Ideas' }).click();
  await actOn(page, rows(page).filter({ hasText: 'Bicycle racks everywhere.' }), 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete item' });
  await expect(question).toContainText("'Bicycle racks everywhere.' will be deleted. This action cannot be undone.");
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No suggestions yet')).toBeVisible();
});

test('decisions-content O10: the settings of a suggestion box ask for the address that suggestions go to', async ({ page }) => {
  await addPage(page, 'Suggestion Box', 'Ideas');
  await page.getByRole('tab', { name: 'Settings' }).press('Enter');
  const email = page.getByRole('textbox', { name: 'Target email' });
  await email.fill('ideas');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Target email is not valid')).toBeVisible();
  await email.fill('ideas@prairie.example');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.getByRole('tab', { name: 'Suggestions' }).press('Enter');
  await expect(page.getByText(/^Suggestions go to ideas@prairie\.example/)).toBeVisible();
});
