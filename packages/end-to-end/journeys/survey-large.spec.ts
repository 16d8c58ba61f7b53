import type { Page } from '@playwright/test';
import { largeWorkbook, type SheetCell } from '../../../tools/workbooks/largeWorkbook.ts';
import { rows } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import type { World } from '../harness/world.ts';

const questionCount = 200;
const peopleCount = 10_000;
const labels = ['Good', 'Fair', 'Poor'];
const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const text = (place: number) => `How was dish ${place + 1}?`;
const isWritten = (place: number) => place % 4 === 3;

/** Everyone answers one question in five; the numbers follow from the index. */
function* answers(): Generator<SheetCell[]> {
  yield ['User', 'Answered (UTC)', ...Array.from({ length: questionCount }, (_, place) => text(place))];
  for (let person = 0; person < peopleCount; person += 1) {
    const answered = new Date(Date.UTC(2026, 9, 1 + (person % 30), 12, person % 60));
    yield [`Person ${person + 1}`, answered, ...Array.from({ length: questionCount }, (_, place) => answerOf(person, place))];
  }
}

function answerOf(person: number, place: number): SheetCell {
  if ((person + place) % 5 !== 0) return null;
  return isWritten(place) ? `Dish ${place + 1} was remark ${person + 1}` : labels[person % 3]!.toLowerCase();
}

/** A published survey of 200 questions that 10,000 people have answered, with its results open. */
async function openResults(page: Page, world: World): Promise<void> {
  await signIn(page, 'super', { path: '/dashboard' });
  const types = page.waitForResponse((response) => response.url().endsWith('/api/types/survey-questions'));
  await page.getByRole('link', { name: 'Pulse Checks', exact: true }).click();
  await rows(page).filter({ hasText: 'Published' }).first().getByRole('link').first().click();
  const typeId = async (name: string) => ((await (await types).json()) as { id: string; name: string }[]).find((type) => type.name === name)!.id;
  const [radio, area] = [await typeId('Radio'), await typeId('TextArea')];
  const surveyQuestions = Array.from({ length: questionCount }, (_, place) => ({
    id: id(place),
    question: text(place),
    surveyQuestionTypeId: isWritten(place) ? area : radio,
    isRequired: false,
    order: place,
    surveyQuestionOptions: isWritten(place) ? [] : labels.map((label, order) => ({ id: id(1000 + place * 3 + order), surveyQuestionId: id(place), label, value: label.toLowerCase(), order })),
  }));
  await world.control.fault({ operationId: 'getSurveyItem' }, { set: { surveyQuestions } });
  const body = largeWorkbook(answers());
  await page.route(/\/answers\/file$/, async (route) => route.fulfill({ response: await route.fetch(), body }));
  await page.reload();
  await page.getByRole('tab', { name: 'Results' }).click();
}

test('10,000 answers to 200 questions are all counted and found, and the document holds what is in sight', async ({ page, world }) => {
  await openResults(page, world);
  const main = page.getByRole('main');
  await expect(main.getByText('10,000', { exact: true })).toBeVisible({ timeout: 60_000 });
  const elements = () => page.locator('main *').count();
  await expect(main.getByRole('region', { name: text(0), exact: true })).toContainText('2,000 answered');
  expect(await elements()).toBeLessThan(5_000);
  // From the first question to the last, and back: nothing accumulates.
  const last = main.getByRole('heading', { name: text(questionCount - 1), exact: true });
  await last.scrollIntoViewIfNeeded();
  const remarks = main.getByRole('region', { name: text(questionCount - 1), exact: true });
  const search = remarks.getByRole('searchbox', { name: 'Search 2,000 answers' });
  await search.fill('remark 9997');
  await expect(remarks.getByRole('listitem')).toHaveCount(1);
  await expect(remarks).toContainText(`Dish ${questionCount} was remark 9997`);
  for (const place of [150, 100, 50, 0]) {
    await main.getByRole('heading', { name: text(place), exact: true }).scrollIntoViewIfNeeded();
    await expect(main.getByRole('region', { name: text(place), exact: true })).toContainText('answered');
    expect(await elements()).toBeLessThan(5_000);
  }
  // The search is still there.
  await last.scrollIntoViewIfNeeded();
  await expect(search).toHaveValue('remark 9997');
});
