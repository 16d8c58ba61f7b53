import type { Browser, Locator, Page } from 'playwright';
import { framesOf, pressOf, typeSlowly } from './frames.ts';
import { enlarge, id, mainLink, openItems, rounds } from './largeItems.ts';
import { measureAct, medians, slowProcessor, watchPage } from './measure.ts';
import { inNewPage, inWorld, rows, signIn } from './product.ts';
import { report } from './report.ts';

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

const pictures = Array.from({ length: 1_000 }, (_, place) => ({ id: id(place), fileName: `stored-${place}.png`, originalFileName: `picture-${place + 1}.png`, thumbnail: null }));

/** One page of them. */
const contacts = Array.from({ length: 10 }, (_, place) => ({
  id: id(place),
  firstName: 'Ada',
  lastName: `Lund ${place}`,
  position: 'Nurse',
  emailAddress: `ada.${place}@prairie.example`,
  phone: '+1 416 555 0123',
  alternatePhone: null,
  organizationUnitId: null,
  organizationUnit: null,
  order: place,
  avatarFileName: null,
  contactAvatar: null,
}));

/** The longest frame while some letters are typed into what has the focus. */
async function typing(page: Page): Promise<number> {
  const { measure, end } = await framesOf(page);
  await measure('types', () => typeSlowly(page, 'a few more words'));
  return Math.max(...(await end()).map(({ longest }) => longest));
}

/** The longest frame while something is dragged over the next ones, and dropped on the third. */
async function dragging(page: Page, items: Locator): Promise<number> {
  const places = await Promise.all([0, 1, 2, 3].map((place) => items.nth(place).boundingBox()));
  const { measure, end } = await framesOf(page);
  await measure('drags', async () => {
    for (const [step, box] of places.entries()) {
      if (!box) throw new Error('What is to be dragged cannot be seen.');
      // Over the upper half of a row: a drop lands before it.
      await page.mouse.move(box.x + box.width / 3, box.y + box.height / 4, { steps: 8 });
      if (step === 0) await page.mouse.down();
    }
    await page.mouse.up();
  });
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
  // The questions of a published one can no longer be moved.
  await mainLink(page, 'Staff Surveys').click();
  await page.locator(rows).filter({ hasText: 'Draft' }).first().getByRole('link').first().click();
  await page.getByRole('grid', { name: 'Questions' }).getByRole('button', { name: /^Move / }).first().waitFor();
  report('Survey of 200 questions, a question is dragged: longest frame', await dragging(page, page.getByRole('grid', { name: 'Questions' }).getByRole('row')), 'ms', 100);
  await page.getByRole('textbox', { name: 'Question' }).first().focus();
  report('Survey of 200 questions, typing: longest frame', await typing(page), 'ms', 100);
}

async function measureFolder(page: Page): Promise<void> {
  await enlarge('getResourceContainer', { folders });
  const opens = await openItems(page, 'Policies and Procedures', `document.querySelectorAll('${rows}').length > 10`);
  report('Folder of 2,000 entries opens', opens.done, 'ms', null);
  report('Folder of 2,000 entries, after its answer', opens.afterAnswer, 'ms', 300);
  report('Folder of 2,000 entries, one is dragged: longest frame', await dragging(page, page.locator(rows)), 'ms', 100);
}

async function measureGallery(page: Page): Promise<void> {
  await enlarge('getGalleryItem', { contentFiles: pictures });
  const opens = await openItems(page, 'Residents’ Art', `document.querySelector('main [role="grid"] [role="row"][aria-label^="picture-"]')`);
  report('Gallery of 1,000 pictures opens', opens.done, 'ms', null);
  report('Gallery of 1,000 pictures, after its answer', opens.afterAnswer, 'ms', 300);
  report('Gallery of 1,000 pictures opens: longest frame', opens.longest, 'ms', 100);
}

async function measureDirectory(page: Page): Promise<void> {
  await enlarge('listContacts', { results: contacts, totalElementCount: 5_000 });
  const opens = await openItems(page, 'Who to Call', `document.querySelectorAll('${rows}').length === 10`);
  report('Directory of 5,000 contacts opens', opens.done, 'ms', null);
  report('Directory of 5,000 contacts, after its answer', opens.afterAnswer, 'ms', 300);
  report('Directory of 5,000 contacts opens: longest frame', opens.longest, 'ms', 100);
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
    for (const measure of [measurePost, measureSurvey, measureFolder, measureGallery, measureDirectory, measureCalendar]) await inSlowPage(browser, measure);
  });
}
