import { holdAnswers } from '../harness/heldAnswers.ts';
import { bubble, composer, conversationNamed, log, openConversation, say, startConversation } from '../harness/messages.ts';
import { openPublishedContent, range, rows } from '../harness/publishedContent.ts';
import { countRenders } from '../harness/renders.ts';
import { signIn } from '../harness/session.ts';
import { makeSurvey, optionLabel, questionText } from '../harness/survey.ts';
import { expect, test } from '../harness/test.ts';

test('sorting a list or opening another page of it renders neither its rows nor its filters nor the navigation, and each row keeps its place until others are there', async ({ page }) => {
  const rendersOf = await countRenders(page, { navigation: 'nav[aria-label="Main"]', filters: '[role="group"][aria-label="Filters"]', rows: 'tr[data-row-id]' });
  await openPublishedContent(page, 'super', { path: '/content?size=50' });
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  // The last data to arrive in the navigation: the number of unread messages.
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages \(\d+\)/ })).toBeVisible();
  const release = await holdAnswers(page, /all-published-items/);
  const byName = page.getByRole('columnheader', { name: /^Name/ });
  const asked = await rendersOf(async () => {
    const leaves = page.waitForRequest(/all-published-items.*page=1.*sort=name/);
    await byName.getByRole('button').first().click();
    await expect(byName).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Next page' }).click();
    await leaves;
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });
  expect(asked).toMatchObject({ navigation: 0, filters: 0, rows: 0 });
  expect(asked.elsewhere).toBeGreaterThan(0);
  await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '2');
  await release();
  await expect(range(page)).toHaveText('51–100 of 140');
  await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '52');
});

test('another page renders only the entries of the navigation that it changes', async ({ page }) => {
  const rendersOf = await countRenders(page, { entries: 'nav[aria-label="Main"] li' });
  await openPublishedContent(page, 'super');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: /^Messages \(\d+\)/ })).toBeVisible();
  const users = navigation.getByRole('link', { name: 'Users' });
  await users.focus();
  const changed = await rendersOf(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
    await expect(users).toHaveAttribute('aria-current', 'page');
  });
  expect(changed.entries).toBeGreaterThan(0);
  // Two entries of 24: each is about ten components.
  expect(changed.entries).toBeLessThan(60);
});

test('a message that arrives renders nothing of the header of its conversation', async ({ page, other }) => {
  const rendersOf = await countRenders(page, { header: 'header:has(h2)', messages: '[role="log"]' });
  await signIn(page, 'super', { path: '/messages' });
  await startConversation(page, 'Noémie', 'Noémie Tremblay');
  await signIn(other, 'unit', { path: '/messages' });
  await openConversation(other, 'Margaret Chen-Whitaker');
  const arrived = await rendersOf(async () => {
    await say(other, 'I have arrived');
    await expect(bubble(page, 'I have arrived')).toBeVisible();
    await expect(conversationNamed(page, 'Noémie Tremblay')).not.toContainText('unread');
  });
  expect(arrived.header).toBe(0);
  expect(arrived.messages).toBeGreaterThan(0);
});

test('a page of history renders none of the conversations beside it, and what is typed none of the messages', async ({ page, world }) => {
  const rendersOf = await countRenders(page, { messages: '[role="log"]', conversations: '[role="option"] > *' });
  await world.control.makeChannel({ tenant: 'Harbour Care', name: 'Long', participants: ['super', 'unit'], messages: 200 });
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Long');
  await expect(bubble(page, 'Message 200')).toBeVisible();
  // Its number disappears once the host has recorded the read; the element that loses the focus renders, too.
  await expect(conversationNamed(page, 'Long')).not.toContainText('unread');
  await log(page).focus();
  const read = await rendersOf(async () => {
    await log(page).evaluate((element) => element.scrollTo({ top: 0 }));
    await page.getByRole('button', { name: 'Show older messages' }).click();
    await expect(bubble(page, 'Message 170')).toBeAttached();
  });
  expect(read.conversations).toBe(0);
  expect(read.messages).toBeGreaterThan(0);
  await composer(page).focus();
  const typed = await rendersOf(() => composer(page).pressSequentially('Hello'));
  expect(typed.messages).toBe(0);
  expect(typed.elsewhere).toBeGreaterThan(0);
});

test('a letter in a question of a survey renders neither the header of the survey nor the options of the question', async ({ page }) => {
  const rendersOf = await countRenders(page, { path: 'nav[aria-label="Breadcrumbs"]', options: '[role="group"][aria-label="Options"]' });
  await makeSurvey(page);
  await expect(optionLabel(page, 2)).toHaveValue('Salad');
  await questionText(page).focus();
  const typed = await rendersOf(() => questionText(page).pressSequentially('Dinner'));
  expect(typed).toMatchObject({ path: 0, options: 0 });
  expect(typed.elsewhere).toBeGreaterThan(0);
});
