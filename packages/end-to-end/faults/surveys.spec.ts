import type { Page } from '@playwright/test';
import { comeBackToWindow } from '../harness/clock.ts';
import { addPage, openAsAnother } from '../harness/contentKinds.ts';
import type { Control } from '../harness/control.ts';
import { toasts } from '../harness/publishedContent.ts';
import { chooseNode, panel } from '../harness/socialFeed.ts';
import { addQuestion, makeSurvey, optionLabel, optionValue, outline, questionText, surveyName } from '../harness/survey.ts';
import { expect, test } from '../harness/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const notSaved = (page: Page) => page.getByRole('group', { name: 'Unsaved changes' }).filter({ hasText: 'Not saved' });
const state = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /Saved|Saving|Not saved/ });

/** A published survey of one question, with its question open for editing. */
async function published(page: Page): Promise<string> {
  const address = await makeSurvey(page);
  await chooseNode(page, 'Regina');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  await expect(questionText(page)).toBeFocused();
  return address;
}

/** Another user publishes it in the meantime, and leaves. */
async function publishAsAnother(other: Page, address: string): Promise<void> {
  await openAsAnother(other, address);
  await chooseNode(other, 'Regina');
  await panel(other).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(other)).toContainText('Item Published');
  await other.context().close();
}

test('N05: a survey, its questions and options whose creations got no response are found, and created once', async ({ page, world }) => {
  await world.control.fault({ operationId: 'createSurveyItem' }, { resetAfterCommit: true });
  await world.control.fault({ operationId: 'createSurveyQuestion', times: 1 }, { resetAfterCommit: true });
  await makeSurvey(page);
  await world.control.heal();
  await world.control.fault({ operationId: 'createSurveyQuestionOption', times: 1 }, { resetAfterCommit: true });
  await page.getByRole('button', { name: 'Add option' }).click();
  await optionLabel(page, 3).fill('Bread');
  await save(page).dblclick();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.reload();
  await expect(outline(page)).toHaveCount(1);
  await expect(optionLabel(page, 3)).toHaveValue('Bread');
  await expect(optionLabel(page, 4)).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('createSurveyItem')).toHaveLength(1);
  await expect.poll(() => world.control.callsOf('createSurveyQuestion')).toHaveLength(1);
  await expect.poll(() => world.control.callsOf('createSurveyQuestionOption')).toHaveLength(3);
});

for (const { what, operationId, change, shows } of [
  { what: 'a survey', operationId: 'updateSurveyItem', change: (page: Page) => surveyName(page).fill('Meals'), shows: (page: Page) => expect(surveyName(page)).toHaveValue('Meals') },
  { what: 'a question', operationId: 'updateSurveyQuestion', change: (page: Page) => questionText(page).fill('Dinner?'), shows: (page: Page) => expect(questionText(page)).toHaveValue('Dinner?') },
  { what: 'an option', operationId: 'updateSurveyQuestionOption', change: (page: Page) => optionLabel(page, 1).fill('Broth'), shows: (page: Page) => expect(optionLabel(page, 1)).toHaveValue('Broth') },
  { what: 'a new question', operationId: 'createSurveyQuestion', change: (page: Page) => addQuestion(page, 'Tea?'), shows: (page: Page) => expect(outline(page)).toHaveCount(2) },
  {
    what: 'a deleted option',
    operationId: 'deleteSurveyQuestionOption',
    change: (page: Page) => page.getByRole('button', { name: 'Delete option 2' }).click(),
    shows: (page: Page) => expect(optionLabel(page, 2)).toHaveCount(0),
  },
  {
    what: 'a deleted question',
    operationId: 'deleteSurveyQuestion',
    change: (page: Page) => page.getByRole('button', { name: 'Delete question 1' }).click(),
    shows: (page: Page) => expect(outline(page)).toHaveCount(0),
  },
]) {
  test(`N05: ${what} that is refused, breaks or cannot be sent stays as typed, and two presses save it once`, async ({ page, context, world }) => {
    await makeSurvey(page);
    const executed = async () => (await world.control.callsOf(operationId)).filter(({ isExecuted }) => isExecuted).length;
    const before = await executed();
    await change(page);
    for (const { status, words } of [{ status: 403, words: 'Ask the head office.' }, { status: 500, words: 'Unable to process your request.' }]) {
      await world.control.fault({ operationId }, { status, body: status === 403 ? { message: words } : {} });
      await save(page).click();
      await expect(alert(page).filter({ hasText: words })).toBeVisible();
      await shows(page);
      await world.control.heal();
    }
    await context.setOffline(true);
    await save(page).click();
    await expect(alert(page).filter({ hasText: 'Nothing was sent. You are offline.' })).toBeVisible();
    await shows(page);
    await context.setOffline(false);
    await expect(page.locator('#root').getByText('You are offline. What you see may be out of date')).toHaveCount(0);
    await world.control.fault({ operationId, times: 1 }, { resetAfterCommit: true });
    await save(page).dblclick();
    await expect(toasts(page)).toContainText('Changes saved successfully');
    await page.reload();
    await shows(page);
    await expect.poll(async () => (await executed()) - before).toBe(1);
  });
}

test('P15, SURV-119: what is typed into a published survey is saved automatically, and what is typed during that save after it', async ({ page, world }) => {
  await published(page);
  await world.control.fault({ operationId: 'updateSurveyQuestion' }, { hang: true });
  await questionText(page).fill('Dinner?');
  await expect(state(page)).toHaveText('Saving…');
  await questionText(page).press('End');
  await questionText(page).pressSequentially(' And tea?');
  await world.control.heal();
  await expect(state(page)).toHaveText(/^Saved \d\d:\d\d$/);
  await expect(questionText(page)).toHaveValue('Dinner? And tea?');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dinner? And tea?' })).toBeVisible();
});

test('P16: a published survey that could not be saved automatically says so and never that it is saved, keeps the text, and saves it with a button', async ({ page, world }) => {
  await published(page);
  await world.control.fault({ operationId: 'updateSurveyQuestion' }, { status: 500 });
  await questionText(page).fill('Dinner?');
  await expect(notSaved(page)).toBeVisible();
  await expect(page.getByText(/^Saved/)).toHaveCount(0);
  await expect(questionText(page)).toHaveValue('Dinner?');
  await world.control.heal();
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(state(page)).toHaveText(/^Saved \d\d:\d\d$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dinner?' })).toBeVisible();
});

test('SURV-119: while the network is gone nothing is lost, and it is sent when it is back', async ({ page, context }) => {
  await published(page);
  await context.setOffline(true);
  await questionText(page).fill('Dinner?');
  await expect(notSaved(page)).toBeVisible();
  await expect(questionText(page)).toHaveValue('Dinner?');
  await context.setOffline(false);
  await expect(state(page)).toHaveText(/^Saved/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dinner?' })).toBeVisible();
});

test('SURV-118: a half-typed close date is not saved as no date, neither manually nor automatically', async ({ page, world }) => {
  const day = page.getByRole('main').getByRole('spinbutton', { name: /^day/ });
  const half = page.getByText('Complete the date or clear it.');
  const kept = async () => (await world.control.callsOf('updateSurveyItem')).length;
  await page.clock.install();
  await addPage(page, 'Survey', 'Polls');
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  await surveyName(page).fill('Menus');
  await addQuestion(page, 'Lunch?', { options: ['Soup', 'Salad'] });
  await day.press('Backspace');
  await day.press('Backspace');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(half).toBeVisible();
  expect(await world.control.callsOf('createSurveyItem')).toHaveLength(0);
  await day.press('9');
  await expect(half).toBeHidden();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
  await chooseNode(page, 'Regina');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel(page).getByRole('button', { name: 'Unpublish' })).toBeVisible();
  const before = await kept();
  const sent = async () => (await world.control.callsOf('updateSurveyItem')).length - before;
  await day.press('Backspace');
  await surveyName(page).fill('Menus of the week');
  await expect(half).toBeVisible();
  await day.click();
  // '1' is a day, too: it is not saved on the way to '18', however long that takes.
  await day.press('1');
  await expect(day).toHaveText('01');
  await page.clock.fastForward(10_000);
  await day.press('8');
  await expect(day).toHaveText('18');
  expect(await sent()).toBe(0);
  await surveyName(page).focus();
  await expect(state(page)).toHaveText(/^Saved/);
  await page.reload();
  await expect(surveyName(page)).toHaveValue('Menus of the week');
  await expect(day).toHaveText('18');
  // One for the whole date and the other input, none for half a date.
  await expect.poll(sent).toBe(1);
});

test('SURV-129, SURV-130: an option whose value is wrong keeps the survey and the option’s label from being saved', async ({ page }) => {
  await addPage(page, 'Survey', 'Polls');
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  await surveyName(page).fill('Menus');
  await addQuestion(page, 'Lunch?', { options: ['Soup', 'Salad'] });
  await page.getByRole('button', { name: 'Values' }).click();
  await optionValue(page, 1).fill('soup of the day');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(optionValue(page, 1)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'New survey' })).toBeVisible();
  await optionValue(page, 1).fill('soup');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
  await expect(optionLabel(page, 1)).toHaveValue('Soup');
});

test('SURV-119: a right that was withdrawn is reported, and trying again saves once it is granted again', async ({ page, world }) => {
  await published(page);
  await world.control.fault({ operationId: 'updateSurveyQuestionOption' }, { status: 403, body: { message: 'Ask the head office.' } });
  await optionLabel(page, 1).fill('Broth');
  await expect(alert(page).filter({ hasText: 'Ask the head office.' })).toBeVisible();
  await world.control.heal();
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(state(page)).toHaveText(/^Saved/);
});

test('P12: two people who type into one published survey each keep their own text, and a text that both changed is reported before it is replaced', async ({ page, other, world }) => {
  const address = await published(page);
  await openAsAnother(other, address);
  await other.getByRole('button', { name: 'Edit question 1' }).click();
  await optionLabel(other, 1).fill('Broth');
  await expect(state(other)).toHaveText(/^Saved/);
  await optionLabel(page, 2).fill('Green salad');
  await expect(state(page)).toHaveText(/^Saved/);
  await expect(optionLabel(page, 1)).toHaveValue('Broth');

  await questionText(other).fill('Theirs?');
  await expect(state(other)).toHaveText(/^Saving|^Saved/);
  await expect.poll(async () => (await world.control.callsOf('updateSurveyQuestion')).length).toBe(1);
  await questionText(page).fill('Mine?');
  await expect(alert(page).filter({ hasText: 'Theirs?' })).toBeVisible();
  await expect(questionText(page)).toHaveValue('Mine?');
  // Losing and regaining the network is not consent.
  await page.context().setOffline(true);
  await expect(page.locator('#root').getByText('You are offline. What you see may be out of date')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are back online.')).toBeAttached();
  await expect(alert(page).filter({ hasText: 'Theirs?' })).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('updateSurveyQuestion')).length).toBe(1);
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(state(page)).toHaveText(/^Saved/);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Mine?' })).toBeVisible();
  await expect(other.getByText('Green salad', { exact: true })).toBeVisible();
});

test('decisions-content A7: a survey that someone publishes in the meantime says why its new question was not added', async ({ page, other }) => {
  const address = await makeSurvey(page);
  await addQuestion(page, 'Tea?');
  await publishAsAnother(other, address);
  await save(page).click();
  await expect(alert(page).filter({ hasText: 'The questions of a published survey stay as they are. Unpublish it first.' })).toBeVisible();
  await expect(outline(page)).toHaveCount(2);
});

test('P14: what was typed into a survey is offered again after a reload', async ({ page }) => {
  await makeSurvey(page);
  await addQuestion(page, 'Tea?');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(outline(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(outline(page)).toHaveText([/Lunch/, /Tea/]);
});

test('a question that a half-failed save has created is gone once it is deleted and the survey is saved again', async ({ page, world }) => {
  await addPage(page, 'Survey', 'Polls');
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  await surveyName(page).fill('Menus');
  await addQuestion(page, 'Lunch?', { type: 'Text' });
  await addQuestion(page, 'Tea?', { type: 'Text' });
  await world.control.fault({ operationId: 'createSurveyQuestion', nth: 2 }, { status: 500, body: {} });
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(alert(page).first()).toBeVisible();
  await world.control.heal();
  await outline(page).filter({ hasText: 'Lunch?' }).click();
  await page.getByRole('button', { name: 'Delete question 1' }).click();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
  await expect(outline(page)).toHaveCount(1);
  await page.reload();
  await expect(outline(page)).toHaveText([/Tea\?/]);
});

test('a link that is pressed right after typing into a published survey is followed once that is saved, without a question', async ({ page, other }) => {
  const address = await published(page);
  await questionText(page).fill('Dinner?');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await openAsAnother(other, address);
  await expect(outline(other).first()).toContainText('Dinner?');
});

test('a problem that keeps a published survey from being saved is marked at its question while another one is edited', async ({ page }) => {
  await published(page);
  await questionText(page).fill('');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(outline(page).first().getByRole('img', { name: 'Something is missing' })).toBeVisible();
});

test('SURV-124: a published survey whose name was emptied says so at its name, and is saved automatically once it has one', async ({ page, world }) => {
  await published(page);
  await surveyName(page).fill('');
  await expect(page.getByText('Survey name is required', { exact: true })).toBeVisible();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  expect(await world.control.callsOf('updateSurveyItem')).toEqual([]);
  await surveyName(page).fill('Meals');
  await expect(page.getByText('Survey name is required')).toHaveCount(0);
  await expect(state(page)).toHaveText(/^Saved/);
  await expect.poll(() => world.control.callsOf('updateSurveyItem')).toHaveLength(1);
});

/** A new survey whose save stops before its second question: its draft is already in the list. */
async function begun(page: Page, control: Control): Promise<void> {
  await addPage(page, 'Survey', 'Polls');
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  await surveyName(page).fill('Menus');
  await addQuestion(page, 'Lunch?', { type: 'Text' });
  await addQuestion(page, 'Tea?', { type: 'Text' });
  await control.fault({ operationId: 'createSurveyQuestion', nth: 2 }, { status: 500, body: {} });
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(alert(page).filter({ hasText: 'Unable to process your request.' })).toBeVisible();
  await control.heal();
}

const rowOf = (page: Page, name: string) => page.getByRole('main').getByRole('row').filter({ hasText: name });

test('Discard of a new survey that was saved half way deletes the draft that is in the list by then', async ({ page, world }) => {
  await begun(page, world.control);
  await expect(page.getByRole('main').getByText('‘Menus’ is in the list already, as a draft without all of its questions.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the draft?' });
  await expect(question).toContainText('‘Menus’');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(surveyName(page)).toHaveValue('Menus');
  await world.control.fault({ operationId: 'deleteSurveyItem' }, { status: 403, body: { message: 'Ask the head office.' } });
  await page.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Delete draft' }).click();
  await expect(question).toContainText('Ask the head office.');
  await world.control.heal();
  await question.getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByText('No surveys yet')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a link away from a new survey that was saved half way says that its draft stays in the list', async ({ page, world }) => {
  await begun(page, world.control);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Polls', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('‘Menus’ stays in the list as a draft without all of its questions.');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(rowOf(page, 'Menus')).toBeVisible();
});

test('a new survey that was saved half way and deleted by someone else is created again with everything that was typed', async ({ page, other, world, allow }) => {
  // The survey that was deleted is created a second time.
  allow.repeatedWrites = true;
  await begun(page, world.control);
  await openAsAnother(other, new URL(page.url()).pathname.replace(/\/add$/, ''));
  await other.getByRole('button', { name: 'Actions for Menus' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('No surveys yet')).toBeVisible();
  await other.context().close();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
  await expect(outline(page)).toHaveText([/Lunch/, /Tea/]);
});

test('text typed into a draft survey that someone else publishes waits to be saved, and what is typed after that is saved automatically', async ({ page, other, world }) => {
  await page.clock.install();
  const address = await makeSurvey(page);
  await surveyName(page).fill('Half of a name');
  await publishAsAnother(other, address);
  await comeBackToWindow(page);
  await expect(page.getByText('What you typed is not saved automatically.')).toBeVisible();
  await expect(save(page)).toBeVisible();
  await expect.poll(() => world.control.callsOf('updateSurveyItem')).toHaveLength(0);
  await save(page).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(save(page)).toHaveCount(0);
  await surveyName(page).fill('A whole name');
  await expect(state(page)).toHaveText(/^Saved \d\d:\d\d$/);
  await expect.poll(() => world.control.callsOf('updateSurveyItem')).toHaveLength(2);
});

test('a draft that is restored into a survey that was published in the meantime waits to be saved', async ({ page, other, world }) => {
  const address = await makeSurvey(page);
  await surveyName(page).fill('Half of a name');
  await publishAsAnother(other, address);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(surveyName(page)).toHaveValue('Half of a name');
  await expect(page.getByText('What you typed is not saved automatically.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(surveyName(page)).toHaveValue('Menus');
  await expect.poll(() => world.control.callsOf('updateSurveyItem')).toHaveLength(0);
});
