import type { Browser, Page } from 'playwright';
import { framesOf, pressOf, typeSlowly } from './frames.ts';
import { type Act, measureAct, medians, slowProcessor, watchPage } from './measure.ts';
import { api, inNewPage, inWorld, rows, signIn } from './product.ts';
import { report } from './report.ts';

const rounds = 5;

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** Paragraphs of some length, no two alike. */
const words = (count: number) =>
  Array.from({ length: count }, (_, place) => `word${place % 97}${place % 20 === 19 ? '.' : ''}${place % 100 === 99 ? '\n\n' : ''}`).join(' ');

const questions = Array.from({ length: 200 }, (_, place) => ({
  id: id(place),
  question: `How was dish ${place + 1}?`,
  surveyQuestionTypeId: '5e0001a0-6c42-4d5e-8f31-000000000001',
  isRequired: place % 2 === 0,
  order: place,
  surveyQuestionOptions: ['Good', 'Fair', 'Poor'].map((label, order) => ({
    id: id(1_000 + place * 3 + order),
    surveyQuestionId: id(place),
    label,
    value: label.toLowerCase(),
    order,
  })),
}));

const folders = Array.from({ length: 2_000 }, (_, place) => ({ id: id(place), name: `Folder ${place + 1}`, parentId: null }));

const mainLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/**
 * What the host returns from now on, so that an item of the small world is as long as the longest. It takes a moment, as on any real line:
 * a response that is there before the pressed link has been handled says nothing of what comes after it.
 */
async function enlarge(operationId: string, set: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${api}/__fault`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: { operationId }, do: { set, delayAnswerMs: 400 } }),
  });
  if (!answer.ok) throw new Error(`${operationId} could not be changed: ${answer.status}`);
}

/** Opens the items of a page from its list, each round another, because one that was opened before is shown from the cache. */
function openItems(page: Page, pageName: string, isDone: string): Promise<Act> {
  let round = 0;
  return medians(rounds, async () => {
    await mainLink(page, pageName).click();
    await page.getByRole('heading', { name: pageName, level: 1 }).waitFor();
    const open = await pressOf(page, page.locator(rows).nth(round).getByRole('link').first());
    round += 1;
    return measureAct(page, open, isDone, { answer: '/content-items/' });
  });
}

/** The longest frame while some letters are typed into what has the focus. */
async function typing(page: Page): Promise<number> {
  const { measure, end } = await framesOf(page);
  await measure('types', () => typeSlowly(page, 'a few more words'));
  return Math.max(...(await end()).map(({ longest }) => longest));
}

/** A separate page, signed in and slowed: nothing that was typed in another has to be left first. */
const inSlowPage = (browser: Browser, act: (page: Page) => Promise<void>): Promise<void> =>
  inNewPage(browser, async (page) => {
    await page.addInitScript(watchPage);
    await signIn(page, 'super');
    await slowProcessor(page);
    await act(page);
  });

async function measurePost(page: Page): Promise<void> {
  await enlarge('getSocialFeedItem', { body: words(5_000) });
  const message = `document.querySelector('main form [role="textbox"], main form textarea')`;
  const opens = await openItems(page, 'News and Announcements', `(${message}?.value ?? ${message}?.textContent ?? '').length > 20000`);
  report('Post of 5,000 words opens', opens.done, 'ms', null);
  report('Post of 5,000 words, after its answer', opens.afterAnswer, 'ms', 120);
  await page.getByRole('textbox', { name: 'Message' }).focus();
  report('Post of 5,000 words, typing: longest frame', await typing(page), 'ms', 50);
}

async function measureSurvey(page: Page): Promise<void> {
  await enlarge('getSurveyItem', { surveyQuestions: questions });
  const opens = await openItems(page, 'Staff Surveys', `document.querySelector('[role="grid"][aria-label="Questions"] [role="row"]')`);
  report('Survey of 200 questions opens', opens.done, 'ms', null);
  report('Survey of 200 questions, after its answer', opens.afterAnswer, 'ms', 300);
  report('Survey of 200 questions opens: longest frame', opens.longest, 'ms', 100);
}

async function measureFolder(page: Page): Promise<void> {
  await enlarge('getResourceContainer', { folders });
  const opens = await openItems(page, 'Policies and Procedures', `document.querySelectorAll('${rows}').length > 10`);
  report('Folder of 2,000 entries opens', opens.done, 'ms', null);
  report('Folder of 2,000 entries, after its answer', opens.afterAnswer, 'ms', 300);
}

async function measureCalendar(page: Page): Promise<void> {
  const opens = await medians(rounds, async () => {
    await mainLink(page, 'Users').click();
    await page.locator(rows).first().waitFor();
    return measureAct(page, await pressOf(page, mainLink(page, 'Calendar')), `document.querySelector('[data-calendar-entry]')`);
  });
  report('Calendar: first entries of the month', opens.done, 'ms', 600);
  report('Calendar opens: longest frame', opens.longest, 'ms', 100);
}

/** Opening and typing in the largest items that a person writes, and the calendar, with the processor slowed four times. */
export async function measureEditors(browser: Browser): Promise<void> {
  await inWorld('small', async () => {
    for (const measure of [measurePost, measureSurvey, measureFolder, measureCalendar]) await inSlowPage(browser, measure);
  });
}
