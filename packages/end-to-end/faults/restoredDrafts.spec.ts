import { openAsAnother } from '../harness/contentKinds.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { addQuestion, makeSurvey, optionLabel, outline, questionText, surveyName } from '../harness/survey.ts';
import { expect, test } from '../harness/test.ts';
import { act, choose, field, openUsers, userForm } from '../harness/users.ts';
import { contactField, contactPath, draftOffer } from './unsavedForms.ts';

test('P12 a restored draft of a user reverts nothing that another administrator has saved since: neither address nor role', async ({ page, other, world }) => {
  const path = '/users/list?search=Chidi';
  await openUsers(page, 'super', { path });
  const edit = async (who: typeof page) => {
    await who.getByRole('link', { name: /^Chidi/ }).click();
    const form = userForm(who, 'Edit User');
    await expect(field(form, 'Name')).toHaveValue('Chidi Nwosu');
    return form;
  };
  const mine = await edit(page);
  await field(mine, 'Name').fill('Chidi Nwosu-Lamb');
  page.on('dialog', (dialog) => void dialog.accept());

  await openUsers(other, 'super', { path });
  const theirs = await edit(other);
  await field(theirs, 'Email').fill('chidi.new@harbourcare.example');
  await choose(other, theirs, 'Roles', 'Staff, Emergency – day team');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(other)).toContainText('Update Success');

  await page.reload();
  await draftOffer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(field(mine, 'Name')).toHaveValue('Chidi Nwosu-Lamb');
  await expect(field(mine, 'Email')).toHaveValue('chidi.new@harbourcare.example');
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(page)).toContainText('Update Success');
  expect(await world.control.callsOf('withdrawUserRole')).toEqual([]);

  await act(page, 'Chidi Nwosu-Lamb', 'Reset password');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Chidi/ }).click();
  await expect(field(mine, 'Email')).toHaveValue('chidi.new@harbourcare.example');
});

test('P12 a restored draft says what someone else has saved in the very field that was typed over', async ({ page, world }) => {
  await signIn(page, 'solo', { path: contactPath });
  await contactField(page).fill('mine@prairie.example');
  page.on('dialog', (dialog) => void dialog.accept());
  await world.control.fault({ operationId: 'getManagedTenant' }, { set: { contactEmail: 'theirs@prairie.example' } });
  await page.reload();
  await draftOffer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(contactField(page)).toHaveValue('mine@prairie.example');
  await expect(page.getByText('It is now: theirs@prairie.example. Saving replaces their version with yours.')).toBeVisible();
});

test('P12 a restored draft of a survey removes nothing from the questions that someone else has added and changed since', async ({ page, other, world }) => {
  await makeSurvey(page);
  await questionText(page).fill('What for lunch?');
  await openAsAnother(other, new URL(page.url()).pathname);
  await optionLabel(other, 1).fill('Broth');
  await addQuestion(other, 'Tea?', { type: 'Text' });
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(other)).toContainText('Changes saved successfully');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(outline(page)).toHaveCount(2);
  await draftOffer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(questionText(page)).toHaveValue('What for lunch?');
  await expect(optionLabel(page, 1)).toHaveValue('Broth');
  await expect(outline(page)).toHaveText([/What for lunch/, /Tea/]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await other.reload();
  await expect(outline(other)).toHaveText([/What for lunch/, /Tea/]);
  await expect(optionLabel(other, 1)).toHaveValue('Broth');
  expect(await world.control.callsOf('deleteSurveyQuestion')).toEqual([]);
});

test('SURV-118, P14: a restored draft has the saved close date where another was half typed, and none that was whole on the way', async ({ page }) => {
  await makeSurvey(page);
  const date = page.getByRole('group', { name: 'Close date' });
  const day = date.getByRole('spinbutton', { name: /^day/ });
  await day.press('1');
  await day.press('9');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await surveyName(page).fill('Meals');
  await day.press('Backspace');
  await day.press('Backspace');
  await expect(day).toHaveText('dd');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(surveyName(page)).toHaveValue('Meals');
  await expect(day).toHaveText('19');
});
