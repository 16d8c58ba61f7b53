import type { Page } from '@playwright/test';
import { addPage } from '../harness/contentKinds.ts';
import { rows } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { addQuestion, surveyName } from '../harness/survey.ts';
import { feedName, message, openDraft, openFeed, writePost } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const text = 'Flu clinics are back on site';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('Back after the first save of a post opens the page where the list was opened, not the blank form', async ({ page }) => {
  await openFeed(page, 'super');
  await writePost(page, text);
  await expect(rows(page).filter({ hasText: text })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goForward();
  await expect(heading(page, feedName)).toBeVisible();
});

test('Back after a new post was discarded opens the page where the list was opened', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill(text);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(heading(page, feedName)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const { kind, add, write } of [
  {
    kind: 'Survey',
    add: 'Add survey',
    write: async (page: Page) => {
      await surveyName(page).fill('Menus');
      await addQuestion(page, 'Lunch?', { type: 'Text' });
    },
  },
  { kind: 'Feedback Loop', add: 'Add question', write: (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Question' }).fill('Was it warm enough?') },
  { kind: 'Suggestion Box', add: 'Add suggestion', write: (page: Page) => page.getByRole('textbox', { name: 'Suggestion' }).fill('Bicycle racks, under a roof.') },
]) {
  test(`Back after the first save in a page of the kind ${kind} opens no blank form`, async ({ page }) => {
    const list = await addPage(page, kind, 'Bad days');
    await page.getByRole('main').getByRole('link', { name: add }).first().click();
    await write(page);
    const form = page.url();
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(page).not.toHaveURL(form);
    const saved = page.url();
    if (saved.endsWith(list)) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    }
    await page.goBack();
    await expect(heading(page, 'Bad days')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  });
}

test('Back after a post was deleted from its page does not open the deleted post', async ({ page }) => {
  await openDraft(page, text);
  await page.getByRole('button', { name: /^(Actions|More)/ }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(heading(page, feedName)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a search that was typed a moment before a row was opened is what Back finds', async ({ page }) => {
  await signIn(page, 'super', { path: '/content' });
  await expect(rows(page).first()).toBeVisible();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('pulse');
  // Pressed before the pause after the last letter is over.
  await rows(page).getByRole('link').first().evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/items\/edit\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/content\?search=pulse$/);
  await expect(search).toHaveValue('pulse');
  await expect(rows(page).first()).toContainText(/pulse/i);
});

test('a search that was typed a moment before a window over its list was opened is still there when the window is closed', async ({ page }) => {
  await signIn(page, 'super', { path: '/users/list' });
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('Fiona');
  await page.getByRole('button', { name: 'Add user' }).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog', { name: 'Add New User' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Fiona');
  await expect(page).toHaveURL(/search=Fiona/);
});
