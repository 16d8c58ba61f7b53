import type { Page } from '@playwright/test';
import { addPage, openAsAnother } from '../harness/contentKinds.ts';
import { nextYear } from '../harness/days.ts';
import { actOn, rowNamed, toasts } from '../harness/publishedContent.ts';
import { addCollection, addFolder, openFolder } from '../harness/resources.ts';
import { makeSurvey, optionLabel, optionValue, outline, questionText } from '../harness/survey.ts';
import { expect, test } from '../harness/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const closeYear = (page: Page) => page.getByRole('group', { name: 'Close date' }).getByRole('spinbutton', { name: /year/ });
const openValues = (page: Page) => page.getByRole('button', { name: 'Values', exact: true }).click();

async function saveAndSee(page: Page): Promise<void> {
  await save(page).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
}

test('P12: two people change where a suggestion box sends and its place: the second is warned of both before they are replaced', async ({ page, other, world }) => {
  const address = (await addPage(page, 'Suggestion Box', 'Ideas')).replace(/items$/, 'settings');
  await page.getByRole('tab', { name: 'Settings' }).click();
  const email = (who: Page) => who.getByRole('textbox', { name: 'Target email' });
  const order = (who: Page) => who.getByRole('textbox', { name: 'Order' });
  await email(page).fill('mine@prairie.example');
  await order(page).fill('7');
  await openAsAnother(other, address);
  await email(other).fill('theirs@prairie.example');
  await order(other).fill('4');
  await saveAndSee(other);

  await save(page).click();
  await expect(alert(page).filter({ hasText: /It is now: (theirs@prairie\.example, order 4|order 4, theirs@prairie\.example)\./ })).toBeVisible();
  await expect(email(page)).toHaveValue('mine@prairie.example');
  await expect.poll(() => world.control.callsOf('updateSuggestionBox'), 'nothing was replaced yet').toHaveLength(1);
  await saveAndSee(page);
  await other.reload();
  await expect(email(other)).toHaveValue('mine@prairie.example');
  await expect(order(other)).toHaveValue('7');
});

test('P12: two people change the close date of a survey and the value of an option: the second is warned of both before they are replaced', async ({ page, other }) => {
  const address = await makeSurvey(page);
  await openAsAnother(other, address);
  await closeYear(other).pressSequentially(String(nextYear + 2));
  await openValues(other);
  await optionValue(other, 1).fill('theirs');
  await saveAndSee(other);

  await closeYear(page).pressSequentially(String(nextYear + 1));
  await openValues(page);
  await optionValue(page, 1).fill('mine');
  await save(page).click();
  await expect(alert(page).filter({ hasText: new RegExp(`It is now: close date .*${nextYear + 2}, value theirs\\.`) })).toBeVisible();
  await expect(optionValue(page, 1)).toHaveValue('mine');
  await saveAndSee(page);
  await other.reload();
  await openValues(other);
  await expect(optionValue(other, 1)).toHaveValue('mine');
  await expect(closeYear(other)).toHaveText(String(nextYear + 1));
});

test('P12: a question that another user deleted while it was being edited is reported as deleted, and is created again by the next save', async ({ page, other }) => {
  const address = await makeSurvey(page);
  await openAsAnother(other, address);
  await other.getByRole('button', { name: 'Delete question 1' }).click();
  await saveAndSee(other);

  await questionText(page).fill('What for lunch?');
  await save(page).click();
  await expect(alert(page).filter({ hasText: 'It is now: ‘Lunch?’ is deleted.' })).toBeVisible();
  await expect(questionText(page)).toHaveValue('What for lunch?');
  await saveAndSee(page);
  await page.reload();
  await expect(outline(page)).toHaveCount(1);
  await expect(questionText(page)).toHaveValue('What for lunch?');
  await expect(optionLabel(page, 2)).toHaveValue('Salad');
});

test('P12: a folder that another user has moved in the meantime is not moved again before that was reported', async ({ page, other, world }) => {
  const address = await addCollection(page, 'Infection control');
  for (const name of ['Forms', 'Archive', 'Drafts']) await addFolder(page, name);
  await openAsAnother(other, address);
  const move = async (who: Page, target: string) => {
    const dialog = who.getByRole('dialog', { name: 'Move ‘Forms’' }).or(who.getByRole('alertdialog', { name: 'Move ‘Forms’' }));
    if ((await dialog.count()) === 0) {
      await actOn(who, rowNamed(who, 'Forms'), 'Move to…');
      await dialog.getByRole('button', { name: target, exact: true }).click();
    }
    await dialog.getByRole('button', { name: 'Move here' }).click();
    return dialog;
  };
  await expect(rowNamed(page, 'Forms')).toBeVisible();
  await expect(rowNamed(other, 'Forms')).toBeVisible();
  await expect(await move(other, 'Archive')).toHaveCount(0);

  const dialog = await move(page, 'Drafts');
  await expect(dialog.getByRole('alert')).toContainText('Someone else has taken it out of this folder since you opened it.');
  await expect.poll(() => world.control.callsOf('updateResourceFolder')).toHaveLength(1);
  await expect(await move(page, 'Drafts')).toHaveCount(0);
  await openFolder(page, 'Drafts');
  await expect(rowNamed(page, 'Forms')).toBeVisible();
});
