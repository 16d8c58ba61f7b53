import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from 'playwright';
import { largeWorkbook, type SheetCell } from '../workbooks/largeWorkbook.ts';
import { pressOf } from './frames.ts';
import { measureAct, median, slowProcessor, watchPage } from './measure.ts';
import { api, inNewPage, inWorld, rows, signIn } from './product.ts';
import { report } from './report.ts';

const rounds = 3;
const people = 10_000;
/** Types of questions in the sandbox. */
const [choiceType, writtenType] = ['5e0001a0-6c42-4d5e-8f31-000000000001', '5e0001a0-6c42-4d5e-8f31-000000000004'];
/** Milliseconds after which the host responds: a workbook of this size is not made in an instant. */
const makingTime = 2000;
const labels = ['Good', 'Fair', 'Poor'];
const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const text = (place: number) => `How was dish ${place + 1}?`;
const isWritten = (place: number) => place % 4 === 3;

/** Everyone answers every question; what is written is different for each person. */
function* answersTo(questions: number): Generator<SheetCell[]> {
  const places = Array.from({ length: questions }, (_, place) => place);
  yield ['User', 'Answered (UTC)', ...places.map(text)];
  for (let person = 0; person < people; person += 1) {
    const answered = new Date(Date.UTC(2026, 9, 1 + (person % 30), 12, person % 60));
    yield [`Person ${person + 1}`, answered, ...places.map((place) => (isWritten(place) ? `Remark ${person + 1} of dish ${place % 8}` : labels[(person + place) % 3]!.toLowerCase()))];
  }
}

/** Pulse Checks has such a survey, and such answers to it, from now on. */
async function enlarge(questions: number, workbook: string): Promise<void> {
  const surveyQuestions = Array.from({ length: questions }, (_, place) => ({
    id: id(place),
    question: text(place),
    surveyQuestionTypeId: isWritten(place) ? writtenType : choiceType,
    isRequired: false,
    order: place,
    surveyQuestionOptions: isWritten(place) ? [] : labels.map((label, order) => ({ id: id(1000 + place * 3 + order), surveyQuestionId: id(place), label, value: label.toLowerCase(), order })),
  }));
  const rules = [
    { match: { operationId: 'getSurveyItem' }, do: { set: { surveyQuestions } } },
    { match: { operationId: 'downloadSurveyAnswers' }, do: { bodyFile: workbook, delayAnswerMs: makingTime } },
  ];
  const answer = await fetch(`${api}/__fault`, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(rules) });
  if (!answer.ok) throw new Error(`The survey could not be changed: ${answer.status}`);
}

/** Numbers of one opening, in milliseconds. */
interface Results {
  /** From the response to the first figures. */
  first: number;
  /** From the response to all of them. */
  whole: number;
  /** The longest frame after the response. */
  longest: number;
  /** From the press to the next paint. */
  press: number;
}

/** Opens the results once. */
async function measureOpening(browser: Browser): Promise<Results> {
  return inNewPage(browser, async (page) => {
    await page.addInitScript(watchPage);
    await signIn(page, 'super');
    await page.getByRole('link', { name: 'Pulse Checks', exact: true }).click();
    await page.locator(rows).filter({ hasText: 'Published' }).first().getByRole('link').first().click();
    await page.getByRole('heading', { name: text(0), exact: true }).waitFor();
    await slowProcessor(page);
    await page.evaluate(watchGaps);
    const open = await pressOf(page, page.getByRole('tab', { name: 'Results' }));
    const figure = (of: string) => `[...document.querySelectorAll('main p')].some((line) => ${of}.test(line.textContent))`;
    const act = await measureAct(page, open, figure('/^10,000$/'), { isShown: figure('/^responses?( so far)?$/'), answer: '/answers/file' });
    const answered = act.done - act.afterAnswer;
    const longest = await page.evaluate<number>(`Math.max(...window.benchGaps.filter(([end]) => end > window.benchInput + ${answered}).map(([, gap]) => gap))`);
    return { first: act.shown - answered, whole: act.afterAnswer, longest, press: act.first };
  });
}

/**
 * Runs in the page: records when each frame came, and how long after the last. Text, because the page's policy forbids it to make functions
 * of text.
 */
const watchGaps = `{
  window.benchGaps = [];
  let last = performance.now();
  const look = (now) => {
    window.benchGaps.push([now, now - last]);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** The results of surveys that 10,000 people answered, from the arrival of their workbook, with the processor of the page slowed four times. */
export async function measureResults(browser: Browser): Promise<void> {
  await inWorld('small', async () => {
    for (const questions of [20, 200]) {
      const body = largeWorkbook(answersTo(questions));
      const workbook = resolve(`.cache/answers-${questions}.xlsx`);
      await writeFile(workbook, body);
      await enlarge(questions, workbook);
      const measured: Results[] = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await measureOpening(browser));
      await fetch(`${api}/__fault`, { method: 'DELETE' });
      const of = (name: keyof Results) => median(measured.map((numbers) => numbers[name]));
      const survey = `Results of ${questions} questions (${(body.length / 1_000_000).toFixed(1)} MB, load ${loadavg()[0]?.toFixed(1)})`;
      report(`${survey}: first figures after the answer`, of('first'), 'ms', 300);
      report(`${survey}: all figures after the answer`, of('whole'), 'ms', null);
      report(`${survey}: longest frame after the answer`, of('longest'), 'ms', 100);
      report(`${survey}: press to next paint`, of('press'), 'ms', null);
    }
  });
}
