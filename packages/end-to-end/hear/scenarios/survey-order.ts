import type { Scenario } from '../scenario.ts';
import { addPage } from '../../harness/contentKinds.ts';
import { addQuestion, outline, surveyName } from '../../harness/survey.ts';

export const scenario: Scenario = {
  title: 'Puts the questions of a survey in another order',
  account: 'solo',
  path: '/dashboard',
  prepare: async (page) => {
    await addPage(page, 'Survey', 'Polls');
    await page.getByRole('main').getByRole('link', { name: 'Add survey' }).first().click();
    await surveyName(page).fill('Menus');
    for (const text of ['Lunch?', 'Dinner?', 'Tea?']) await addQuestion(page, text, { type: 'Text' });
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await page.getByRole('heading', { name: 'Menus', level: 1 }).waitFor();
    return { path: new URL(page.url()).pathname, words: 'a survey of three questions' };
  },
  // react-aria announces the selection and the drop position, and Orca the row and the position; the title takes the focus as the bar disappears,
  // and is also announced as text.
  mayRepeat: [/^tea\?$/, /^insert after tea\?$/, /^menus$/],
  run: async ({ page, reach, press }) => {
    await reach(outline(page).first(), 'the questions');
    await press('to the last one', 'End');
    await press('to its handle', 'Right');
    await press('takes the question up', 'Return');
    await press('the place before', 'Up');
    await press('one further up', 'Up');
    await press('drops it', 'Return');
    await reach(page.getByRole('button', { name: 'Save changes' }));
    await press('saves', 'Return');
  },
};
