import { expectAccessible } from '../harness/accessibility.ts';
import { composer, conversationNamed, log, openConversation, write } from '../harness/messages.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('a conversation left with something half written says so in the list until it is sent or deleted', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  const islands = conversationNamed(page, 'Islands Region leads');
  const lastMessage = await islands.innerText();
  await openConversation(page, 'Islands Region leads');
  await composer(page).fill('Could you take\nthe early shift');
  await expect(islands, 'what is written in the open one is to be seen beside the list').not.toContainText('Draft:');
  await openConversation(page, 'Noémie Tremblay');
  await expect(islands).toHaveAccessibleName(/^Islands Region leads ?Draft: Could you take the early shift/);
  await expect(conversationNamed(page, 'Noémie Tremblay')).not.toContainText('Draft:');
  await expectAccessible(page, 'A list of conversations with a draft');
  await page.reload();
  await expect(islands).toContainText('Draft: Could you take the early shift');

  await openConversation(page, 'Islands Region leads');
  await composer(page).fill('');
  await openConversation(page, 'Noémie Tremblay');
  expect(await islands.innerText()).toBe(lastMessage);
  await openConversation(page, 'Islands Region leads');
  await composer(page).fill('I take the early shift');
  await openConversation(page, 'Noémie Tremblay');
  await expect(islands).toContainText('Draft:');
  await openConversation(page, 'Islands Region leads');
  await composer(page).press('Enter');
  await expect(log(page).getByText('I take the early shift')).toBeVisible();
  await openConversation(page, 'Noémie Tremblay');
  await expect(islands).toContainText('You: I take the early shift');
});

test('at 390 pixels a half-written message is named in the list that Back opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await composer(page).fill('Half a thought');
  await page.getByRole('button', { name: 'All conversations' }).click();
  await expect(conversationNamed(page, 'Islands Region leads')).toContainText('Draft: Half a thought');
});

test('a conversation left with only a message chosen to reply to says whom the reply is for', async ({ page }) => {
  await signIn(page, 'super', { path: '/messages' });
  await openConversation(page, 'Islands Region leads');
  await write(page, 'Who has the keys?');
  const asked = log(page).getByRole('article').filter({ hasText: 'Who has the keys?' });
  await asked.getByRole('button', { name: 'Reply to You' }).click();
  await openConversation(page, 'Noémie Tremblay');
  const islands = conversationNamed(page, 'Islands Region leads');
  await expect(islands).toContainText('Draft: In reply to You');
  await openConversation(page, 'Islands Region leads');
  await page.getByRole('button', { name: 'Cancel reply' }).click();
  await openConversation(page, 'Noémie Tremblay');
  await expect(islands).toContainText('You: Who has the keys?');
});
