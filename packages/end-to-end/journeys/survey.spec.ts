import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from '../harness/accessibility.ts';
import { addPage, openAsAnother, savePageAgainstFailures } from '../harness/contentKinds.ts';
import { typedDay } from '../harness/days.ts';
import { untilHeld } from '../harness/heldAnswers.ts';
import { coveredFocus } from '../harness/keyboard.ts';
import { rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { chooseNode, panel, typeDate } from '../harness/socialFeed.ts';
import { addQuestion, makeSurvey, optionLabel, optionValue, outline, questionText, surveyName } from '../harness/survey.ts';
import { expect, test } from '../harness/test.ts';

test('LIM-128: a new survey is open until this day of the next month, or the last day of a shorter one', async ({ page }) => {
  await addPage(page, 'Survey', 'Polls');
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  const expected = await page.evaluate(() => {
    const now = new Date();
    const lastDay = new Date(now.getFullYear(), now.getMonth() + 2, 0);
    return [lastDay.getFullYear(), lastDay.getMonth() + 1, Math.min(now.getDate(), lastDay.getDate())].map(String);
  });
  const date = page.getByRole('group', { name: 'Close date' });
  for (const [place, part] of ['year', 'month', 'day'].entries()) {
    await expect(date.getByRole('spinbutton', { name: new RegExp(`^${part}`) })).toHaveAttribute('aria-valuenow', expected[place] ?? '');
  }
});

test('SURV-101 to SURV-116: from an empty page a user gets to a published survey that another account reads back', async ({ page, other: reader, context, world }) => {
  const address = await addPage(page, 'Survey', 'Polls');
  await expect(page.getByText('No surveys yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Survey name is required')).toBeVisible();
  await expect(surveyName(page)).toBeFocused();
  await surveyName(page).fill('How was your orientation?');

  await addQuestion(page, '', { options: ['Yes, fully', 'Yes fully', 'Hardly'] });
  await page.getByRole('button', { name: 'Values' }).click();
  await expect(optionValue(page, 1)).toHaveValue('yes__fully');
  await expect(optionValue(page, 2)).toHaveValue('yes_fully');
  await optionLabel(page, 3).fill('Yes fully');
  await expect(optionValue(page, 3)).toHaveValue(/^yes_fully_[0-9a-z]{4}$/);
  await optionValue(page, 3).fill('no');
  await optionLabel(page, 3).fill('No');
  await expect(optionValue(page, 3)).toHaveValue('no');
  await expect(page.getByRole('region', { name: 'As staff see it' })).toContainText('Yes, fully');
  await addQuestion(page, 'What is your role?', { type: 'Text' });
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Question is required')).toBeVisible();
  await questionText(page).fill('Did it prepare you?');
  await page.getByRole('switch', { name: 'Required' }).press('Space');
  await page.getByRole('button', { name: 'Move question 1 down' }).click();
  await expect(outline(page)).toHaveText([/What is your role/, /Did it prepare you/]);
  await expectAccessible(page, 'New survey');
  await savePageAgainstFailures({
    page,
    context,
    world,
    submit: page.getByRole('button', { name: 'Save as Draft' }),
    operationId: 'createSurveyItem',
    isAsTyped: () => expect(questionText(page)).toHaveValue('Did it prepare you?'),
  });

  await expect(page.getByRole('heading', { name: 'How was your orientation?', level: 1 })).toBeVisible();
  await page.reload();
  await expect(outline(page)).toHaveText([/What is your role/, /Did it prepare you/]);
  await chooseNode(page, 'Regina');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Published');
  await expect(page.getByText(/Questions and options cannot be added or deleted/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add question' })).toHaveCount(0);

  await openAsAnother(reader, address);
  await expect(rowNamed(reader, 'How was your orientation?')).toContainText('Published');
  await expect(rowNamed(reader, 'How was your orientation?')).toContainText(/\d+ days, open/);
  await reader.getByRole('link', { name: 'How was your orientation?', exact: true }).click();
  await expect(reader.getByRole('heading', { name: 'Did it prepare you?' })).toBeVisible();
  await expect(reader.getByText('Yes, fully', { exact: true })).toBeVisible();
  await expectAccessible(reader, 'Published survey');
});

test('SURV-101 to SURV-103: the parts of a page of surveys are Items and Settings, and its list has the columns of the specification', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  await page.getByRole('link', { name: 'Pulse Checks', exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('tab')).toHaveText(['Items', 'Settings']);
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Posted By', 'Published', 'Duration', 'Level', 'Posted', 'Actions']);
});

test('SURV-110, SURV-111, SURV-117, SURV-118: a new survey closes in a month and never before today, and is switched to closed and open again', async ({ page, world }) => {
  const address = await addPage(page, 'Survey', 'Polls');
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  const day = page.getByRole('group', { name: 'Close date' });
  const open = page.getByRole('switch', { name: 'Open' });
  const inAMonth = await page.evaluate(() => {
    const now = new Date();
    // A shorter month ends sooner.
    const last = new Date(now.getFullYear(), now.getMonth() + 2, 0);
    return [last.getMonth() + 1, Math.min(now.getDate(), last.getDate()), last.getFullYear()].join('/');
  });
  await expect(day).toHaveText(inAMonth);
  await surveyName(page).fill('Menus');
  await addQuestion(page, 'Lunch?', { type: 'Text' });
  await typeDate(day, '03152020');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Close date cannot be earlier than today')).toBeVisible();
  expect(await world.control.callsOf('createSurveyItem')).toEqual([]);
  await typeDate(day, typedDay(3, 15, ''));
  await expect(open).toBeChecked();
  await open.press('Space');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
  await page.goto(address);
  await expect(rowNamed(page, 'Menus')).toContainText(/\d+ days, closed/);
  await page.getByRole('link', { name: 'Menus', exact: true }).click();
  await expect(open).not.toBeChecked();
  await open.press('Space');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await page.goto(address);
  await expect(rowNamed(page, 'Menus')).toContainText(/\d+ days, open/);
});

test('SURV-119 to SURV-123: whatever can be changed in a published survey is saved automatically, and its questions and options stay', async ({ page, world, allow }) => {
  // Each change reads the survey before it is saved and after that.
  allow.storms = true;
  await makeSurvey(page);
  await addQuestion(page, 'Tea?', { type: 'Text' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await chooseNode(page, 'Regina');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  await page.getByRole('button', { name: 'Values' }).click();
  const sent = async (operationId: string) => (await world.control.callsOf(operationId)).length;
  for (const { operationId, calls, change } of [
    { operationId: 'updateSurveyItem', calls: 1, change: () => page.getByRole('switch', { name: 'Open' }).press('Space') },
    { operationId: 'updateSurveyQuestion', calls: 1, change: () => page.getByRole('switch', { name: 'Required' }).press('Space') },
    { operationId: 'updateSurveyQuestionOption', calls: 1, change: () => optionValue(page, 1).fill('broth') },
    { operationId: 'updateSurveyQuestionOption', calls: 2, change: () => page.getByRole('button', { name: 'Move option 1 down' }).click() },
    { operationId: 'updateSurveyQuestion', calls: 2, change: () => page.getByRole('button', { name: 'Move question 1 down' }).click() },
  ]) {
    const before = await sent(operationId);
    await change();
    await expect.poll(() => sent(operationId)).toBe(before + calls);
    await expect(page.getByRole('main').getByText('Unsaved changes')).toHaveCount(0);
  }
  for (const name of ['Delete question 2', 'Add option', 'Delete option 1', 'Delete option 2']) {
    await expect(page.getByRole('button', { name }), name).toHaveAttribute('aria-disabled', 'true');
  }
  await expect(page.getByRole('button', { name: 'Add question' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Open' })).not.toBeChecked();
  await expect(outline(page)).toHaveText([/Tea/, /Lunch/]);
  await page.getByRole('button', { name: 'Edit question 2' }).click();
  await expect(page.getByRole('switch', { name: 'Required' })).toBeChecked();
  await page.getByRole('button', { name: 'Values' }).click();
  await expect(optionLabel(page, 1)).toHaveValue('Salad');
  await expect(optionValue(page, 2)).toHaveValue('broth');
});

/** Opens the first published survey of Pulse Checks, which staff have answered. */
async function openAnswered(page: Page): Promise<void> {
  await signIn(page, 'super', { path: '/dashboard' });
  await page.getByRole('link', { name: 'Pulse Checks', exact: true }).click();
  await rows(page).filter({ hasText: 'Published' }).first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Download answers' })).toBeVisible();
}

/** The answers of the downloaded workbook. */
async function downloadedAnswers(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download answers' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^answers-.+\.xlsx$/);
  return readSheet(await readFile(await file.path()));
}

test('SURV-114, ERR-127: the answers come as a workbook with real dates, and a failure only ends the spinner', async ({ page, world }) => {
  await openAnswered(page);
  await world.control.fault({ operationId: 'downloadSurveyAnswers' }, { hold: true, status: 500, body: {} });
  const download = page.getByRole('button', { name: /Download answers/ });
  await download.click();
  await expect(download.getByRole('progressbar'), 'LIM-121').toHaveCSS('animation-delay', '0s');
  await untilHeld(world.control, 'downloadSurveyAnswers');
  await world.control.release();
  await expect(download.getByRole('progressbar')).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
  await world.control.heal();
  const [head, first] = await downloadedAnswers(page);
  expect(head?.slice(0, 2)).toEqual(['User', 'Answered (UTC)']);
  expect(first?.[1]).toBeInstanceOf(Date);
});

test('every answer is counted in the results, as a chart and as a table, and by days', async ({ page, world }) => {
  await openAnswered(page);
  const [head = [], ...people] = await downloadedAnswers(page);
  await world.control.fault({ operationId: 'downloadSurveyAnswers' }, { status: 500, body: {} });
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.getByText('The answers could not be loaded')).toBeVisible();
  await world.control.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(String(people.length), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Responses per day' })).toBeVisible();

  const question = page.getByRole('region', { name: String(head[2]), exact: true });
  await expect(question.getByText(new RegExp(`${people.filter((row) => row[2] !== null).length} answered`))).toBeVisible();
  await expectAccessible(page, 'Results of a survey');
  await question.getByRole('button', { name: 'Show as table' }).click();
  await expect(question.getByRole('columnheader', { name: 'Share (%)' })).toBeVisible();
  const counts = await question.getByRole('row').locator('td:first-of-type').allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBeGreaterThanOrEqual(people.filter((row) => row[2] !== null).length);

  await page.reload();
  await expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Responses per day' })).toBeVisible();
});

test('days that are half typed over leave the results of the former ones, until they are whole or cleared', async ({ page }) => {
  await openAnswered(page);
  const [, ...people] = await downloadedAnswers(page);
  await page.getByRole('tab', { name: 'Results' }).click();
  const main = page.getByRole('main');
  const responses = (count: number) => main.getByText(String(count), { exact: true }).first();
  const part = (name: RegExp) => main.getByRole('spinbutton', { name });
  await expect(responses(people.length)).toBeVisible();
  await part(/^month, Start/).focus();
  await page.keyboard.type('0101202001022020');
  const none = main.getByText('responses', { exact: true }).locator('xpath=preceding-sibling::p[1]');
  await expect(none).toHaveText('0');

  await part(/^day, End/).press('Backspace');
  await part(/^day, End/).press('Backspace');
  await expect(part(/^day, End/)).toHaveText('dd');
  await part(/^year, End/).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Complete the date or clear it.')).toBeVisible();
  await expect(none, 'no range would be all days').toHaveText('0');

  await page.getByRole('button', { name: 'All days' }).click();
  await expect(responses(people.length)).toBeVisible();
  await expect(part(/^year, Start/)).toHaveText('yyyy');
  await expect(page.getByText('Complete the date or clear it.')).toHaveCount(0);
});

test('SURV-112: questions are put in order by the keyboard, and saved so', async ({ page }) => {
  await addPage(page, 'Survey', 'Polls');
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  await surveyName(page).fill('Menus');
  for (const text of ['Lunch?', 'Dinner?', 'Tea?']) await addQuestion(page, text, { type: 'Text' });
  await page.getByRole('button', { name: 'Move Tea?' }).focus();
  await page.keyboard.press('Enter');
  // The drop positions appear before the focus has moved to one of them.
  await expect(page.getByRole('button', { name: /^Insert/ }).and(page.locator(':focus'))).toBeAttached();
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: /^Insert before Lunch/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outline(page)).toHaveText([/Tea/, /Lunch/, /Dinner/]);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
  await page.reload();
  await expect(outline(page)).toHaveText([/Tea/, /Lunch/, /Dinner/]);
});

test('a question that is moved stays the edited one, also if it was shown without having been chosen', async ({ page }) => {
  await addPage(page, 'Survey', 'Polls');
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  await surveyName(page).fill('Menus');
  for (const text of ['Lunch?', 'Dinner?', 'Tea?']) await addQuestion(page, text, { type: 'Text' });
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
  await page.reload();
  await expect(questionText(page)).toHaveValue('Lunch?');
  await page.getByRole('button', { name: 'Move question 1 down' }).dblclick();
  await expect(outline(page)).toHaveText([/Dinner/, /Tea/, /Lunch/]);
  await expect(questionText(page)).toHaveValue('Lunch?');
});

test('arrow keys walk through the outline and stay in it, also on the question that was added last', async ({ page }) => {
  await addPage(page, 'Survey', 'Polls');
  await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
  for (const text of ['Soup?', 'Salad?', 'Pie?']) await addQuestion(page, text);
  await outline(page).first().click();
  await page.keyboard.press('End');
  await expect(questionText(page)).toHaveValue('Pie?');
  await expect(outline(page).last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(questionText(page)).toHaveValue('Salad?');
});

test('a survey of 200 questions has those in sight in the document; any can be reached, and edited beside the outline', async ({ page, world }) => {
  await makeSurvey(page);
  const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
  const surveyQuestions = Array.from({ length: 200 }, (_, index) => ({
    id: id(index),
    question: `How was dish ${index + 1}?`,
    surveyQuestionTypeId: '5e0001a0-6c42-4d5e-8f31-000000000001',
    isRequired: index % 2 === 0,
    order: index,
    surveyQuestionOptions: ['Good', 'Fair', 'Poor'].map((label, order) => ({ id: id(1000 + index * 3 + order), surveyQuestionId: id(index), label, value: label.toLowerCase(), order })),
  }));
  await world.control.fault({ operationId: 'getSurveyItem' }, { set: { surveyQuestions } });
  await page.reload();
  const row = (number: number) => outline(page).filter({ hasText: `How was dish ${number}?` });
  await expect(page.getByRole('grid', { name: 'Questions' })).toHaveAttribute('aria-rowcount', '200');
  await row(1).click();
  await page.keyboard.press('End');
  await expect(row(200)).toBeFocused();
  await expect(questionText(page)).toHaveValue('How was dish 200?');
  await expect(questionText(page), 'what is chosen at the end is written beside it').toBeInViewport();
  await expect(row(200)).toBeInViewport();
  await questionText(page).fill('How was the last dish?');
  await expect(outline(page).last()).toContainText('How was the last dish?');
  expect(await page.locator('main *').count()).toBeLessThan(1_500);

  // Without room beside it, a question is below the outline: it scrolls into view, and the outline stays.
  await page.setViewportSize({ width: 1280, height: 720 });
  await outline(page).first().focus();
  await page.keyboard.press('Home');
  await expect(questionText(page)).toHaveValue('How was dish 1?');
  await expect(questionText(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => coveredFocus(page), 'there is room for both').toBeNull();
  for (const [chosen, choose] of [['How was dish 5?', () => row(5).click()], ['How was the last dish?', () => page.keyboard.press('End')]] as const) {
    await choose();
    await expect(questionText(page)).toHaveValue(chosen);
    await expect(questionText(page)).toBeInViewport({ ratio: 1 });
    await expect(outline(page).and(page.locator('[aria-selected="true"]'))).toBeInViewport();
  }
});

test('PERM-112, PERM-113: a user who may not change a survey reads it, and nothing in it can be typed over', async ({ page }) => {
  await signIn(page, 'unit', { path: '/dashboard' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff Surveys', exact: true }).click();
  // Names of units come after the rows: one without a name yet would count as one of another unit.
  await expect(rows(page).filter({ hasText: 'North Region' }).first()).toBeVisible();
  await rows(page).filter({ hasText: 'Published' }).filter({ hasNotText: 'North Region' }).first().getByRole('link').first().click();
  await expect(surveyName(page)).toHaveAttribute('readonly');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit question/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add question' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
});

test('a schedule that is half chosen outlives a look at the results', async ({ page }) => {
  await signIn(page, 'super', { path: '/dashboard' });
  await page.getByRole('link', { name: 'Pulse Checks', exact: true }).click();
  await rows(page).filter({ hasText: 'Draft' }).first().getByRole('link').first().click();
  const panel = page.getByRole('complementary');
  await panel.getByText('Scheduled Date', { exact: true }).click();
  const hour = panel.getByRole('spinbutton', { name: /^hour/ }).first();
  await hour.press('ArrowUp');
  const typed = await hour.innerText();
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(hour).toBeHidden();
  await page.getByRole('tab', { name: /^Questions/ }).click();
  await expect(panel.getByRole('radio', { name: 'Scheduled Date' })).toBeChecked();
  await expect(hour).toHaveText(typed);
});
