import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { largeWorkbook, type SheetCell } from '../../../tools/workbooks/largeWorkbook.ts';
import { rows } from './publishedContent.ts';
import { signIn } from './session.ts';
import { expect } from './test.ts';
import type { World } from './world.ts';

/** The options of the first question. */
const dishes = ['Soup', 'Salad', 'Bread'];
/** The questions: one of choices, one of text. */
export const asked = ['Which dish did you have?', 'How was it?'];

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const firstMoment = Date.UTC(2026, 9, 1, 12);
const oneDay = 86_400_000;

/** Everyone answers both; each dish gets a third, over three days in turn. */
function* answersOf(people: number): Generator<SheetCell[]> {
  yield ['User', 'Answered (UTC)', ...asked];
  for (let person = 0; person < people; person += 1) {
    yield [`Person ${person + 1}`, new Date(firstMoment + (person % 3) * oneDay), dishes[person % 3]!.toLowerCase(), `Remark ${person + 1}`];
  }
}

/** Gives the first published survey of Pulse Checks these questions, and a workbook of this many answers. @returns the path, and the length in bytes */
export async function makeAnswers(world: World, people: number, path: string): Promise<{ path: string; length: number }> {
  const surveyQuestions = asked.map((question, place) => ({
    id: id(place),
    question,
    surveyQuestionTypeId: `5e0001a0-6c42-4d5e-8f31-00000000000${place === 0 ? 1 : 4}`,
    isRequired: false,
    order: place,
    surveyQuestionOptions: place === 0 ? dishes.map((label, order) => ({ id: id(100 + order), surveyQuestionId: id(place), label, value: label.toLowerCase(), order })) : [],
  }));
  await world.control.fault({ operationId: 'getSurveyItem' }, { set: { surveyQuestions } });
  const workbook = largeWorkbook(answersOf(people));
  await writeFile(path, workbook);
  return { path, length: workbook.length };
}

/** Opens the results of that survey. */
export async function openResults(page: Page): Promise<void> {
  await signIn(page, 'super', { path: '/dashboard' });
  await page.getByRole('link', { name: 'Pulse Checks', exact: true }).click();
  await rows(page).filter({ hasText: 'Published' }).first().getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Results' }).click();
}

/** The progress while answers are counted. */
export const counting = (page: Page): Locator => page.getByRole('main').getByText(/^Counting answers: [\d,]+ so far$/);

/** The number that it shows so far. */
export async function countedSoFar(page: Page): Promise<number> {
  await expect(counting(page)).toBeVisible();
  return Number((await counting(page).innerText()).replaceAll(/\D/g, ''));
}
