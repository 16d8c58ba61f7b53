import { expect, type Locator, type Page } from '@playwright/test';
import { addPage } from './contentKinds.ts';

/** The field of a survey's name. */
export const surveyName = (page: Page): Locator => page.getByRole('textbox', { name: 'Survey name' });

/** The text of the open question. */
export const questionText = (page: Page): Locator => page.getByRole('main').getByRole('textbox', { name: 'Question' });

/** The questions of the survey, in order. */
export const outline = (page: Page): Locator => page.getByRole('grid', { name: 'Questions' }).getByRole('row');

/** The label of an option, by its place from 1. */
export const optionLabel = (page: Page, place: number): Locator => page.getByRole('textbox', { name: `Label of option ${place}`, exact: true });

/** The value of an option, by its place from 1. */
export const optionValue = (page: Page, place: number): Locator => page.getByRole('textbox', { name: `Value of option ${place}`, exact: true });

/** Adds a question; with options, one of choices. */
export async function addQuestion(page: Page, text: string, { type, options = [] }: { type?: string; options?: readonly string[] } = {}): Promise<void> {
  const before = await outline(page).count();
  await page.getByRole('button', { name: 'Add question' }).click();
  await expect(outline(page)).toHaveCount(before + 1);
  await expect(questionText(page)).toBeFocused();
  await questionText(page).fill(text);
  if (type !== undefined) {
    await page.getByRole('radiogroup', { name: 'Type' }).getByRole('radio', { name: type, exact: true }).press('Space');
  }
  for (const [index, option] of options.entries()) {
    await page.getByRole('button', { name: 'Add option' }).click();
    await optionLabel(page, index + 1).fill(option);
  }
}

/** Creates a page with a draft survey, 'Menus', of one question with two options, and leaves it open. Returns its path. */
export async function makeSurvey(page: Page): Promise<string> {
  await addPage(page, 'Survey', 'Polls');
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  await surveyName(page).fill('Menus');
  await addQuestion(page, 'Lunch?', { options: ['Soup', 'Salad'] });
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
  return new URL(page.url()).pathname;
}
