import type { Page } from '@playwright/test';
import { addPage, openAsAnother } from '../harness/contentKinds.ts';
import { actOn, rowNamed } from '../harness/publishedContent.ts';
import { addCollection, addFolder, addTo, windowOf } from '../harness/resources.ts';
import { message, openFeed, openPost } from '../harness/socialFeed.ts';
import { addQuestion, questionText, surveyName } from '../harness/survey.ts';
import { expect, test } from '../harness/test.ts';

const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const missing = (page: Page) => page.getByText('This item does not exist');

async function addPost(page: Page, text: string): Promise<void> {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await openPost(page, text);
}

test('N09: a post that was deleted in the meantime is reported as gone when it is saved; what was typed stays until it is discarded', async ({ page, world }) => {
  await addPost(page, 'The lift is out of order.');
  await message(page).fill('The lift works again.');
  await world.control.deleteItem(idIn(page));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no such content item.');
  await expect(message(page)).toHaveValue('The lift works again.');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(missing(page)).toBeVisible();
});

test('N09: a survey that was deleted in the meantime keeps what was typed until it is discarded', async ({ page, world }) => {
  await addPage(page, 'Survey', 'Polls');
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  await surveyName(page).fill('Menus');
  await addQuestion(page, 'Lunch?', { type: 'Text' });
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
  await questionText(page).fill('Lunch at noon?');
  await world.control.deleteItem(idIn(page));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no such content item.');
  await expect(questionText(page)).toHaveValue('Lunch at noon?');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(missing(page)).toBeVisible();
});

test('N09: the window of a document that another tab deleted stays with what was typed until it is discarded', async ({ page, context }) => {
  const address = await addCollection(page, 'Infection control');
  await addTo(page, 'Document');
  const dialog = windowOf(page, 'Document');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Visitors');
  await dialog.getByRole('textbox', { name: /^Content/ }).fill('Wear masks.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await rowNamed(page, 'Visitors').getByRole('link').first().click();
  await dialog.getByRole('textbox', { name: /^Content/ }).fill('An hour of writing.');
  const other = await context.newPage();
  await other.goto(address);
  await actOn(other, rowNamed(other, 'Visitors'), 'Delete');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByText('This folder is empty')).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('This folder is empty'), 'the list knows').toBeAttached();
  await expect(dialog.getByRole('textbox', { name: /^Content/ })).toHaveText('An hour of writing.');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a post that is deleted with unsaved text opens the list, and asks nothing about the text', async ({ page }) => {
  await addPost(page, 'The lift is out of order.');
  await message(page).fill('The lift works again.');
  await page.getByRole('button', { name: /^Actions/ }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/items$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('N09: a folder that is gone when something is to be moved into it is reported as gone, and another can be chosen', async ({ page, other }) => {
  const address = await addCollection(page, 'Infection control');
  await addFolder(page, 'Signs');
  await addFolder(page, 'Plans');
  await actOn(page, rowNamed(page, 'Plans'), 'Move to…');
  const window = page.getByRole('alertdialog', { name: /^Move/ });
  await expect(window.getByRole('button', { name: 'Signs' })).toBeVisible();
  await openAsAnother(other, address);
  await actOn(other, rowNamed(other, 'Signs'), 'Delete');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rowNamed(other, 'Signs')).toHaveCount(0);
  await other.context().close();
  await window.getByRole('button', { name: 'Signs' }).press('Enter');
  await expect(window).toContainText('Into Signs');
  await expect(window.getByRole('alert')).toContainText('This folder does not exist any more.');
  await window.getByRole('button', { name: 'Back to where it is' }).press('Enter');
  await expect(window).toContainText('Into Infection control');
  await expect(window.getByRole('alert')).toHaveCount(0);
});
