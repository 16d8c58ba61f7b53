import { expectAccessible } from '../harness/accessibility.ts';
import { bubble, conversationNamed, expectSent, openConversation } from '../harness/messages.ts';
import { nodeRow, openOrganization } from '../harness/organization.ts';
import { rows, toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { act as userAct, openUsers, userForm } from '../harness/users.ts';

const dialogOf = (page: Parameters<typeof rows>[0]) => page.getByRole('dialog', { name: 'New conversation' });
const chosenIn = (page: Parameters<typeof rows>[0]) => dialogOf(page).getByRole('searchbox', { name: 'Search people' });

test('CHAT-112: a message to someone starts from their row, nothing is created before it is sent, and a reload keeps the recipient', async ({ page, world }) => {
  await openUsers(page, 'super', { path: '/users/list?search=Jordan' });
  await userAct(page, 'Jordan Okafor', 'Write a message');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: /Remove Jordan Okafor/ })).toBeVisible();
  await expect(chosenIn(page)).toHaveAccessibleDescription(/^Chosen: Jordan Okafor\./);
  await expectAccessible(page, 'A new conversation with somebody who was chosen elsewhere');
  await page.reload();
  await expect(dialog.getByRole('button', { name: /Remove Jordan Okafor/ })).toBeVisible();
  expect((await world.control.traffic()).filter(({ operationId }) => operationId === 'createChatChannel')).toEqual([]);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Jordan Okafor' })).toBeVisible();
  await expect(page).toHaveURL(/\/messages\?channel=[\da-f-]+$/);
});

test('closing a conversation that was begun elsewhere asks nothing and creates nothing', async ({ page, world }) => {
  await openUsers(page, 'super', { path: '/users/list?search=Jordan' });
  await userAct(page, 'Jordan Okafor', 'Write a message');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByRole('button', { name: 'New conversation' }), 'what opened it is on the page before').toBeFocused();
  expect((await world.control.traffic()).filter(({ operationId }) => operationId === 'createChatChannel')).toEqual([]);
});

test('the form of a user opens a conversation with them, and nobody can write to themselves', async ({ page }) => {
  await openUsers(page, 'super', { path: '/users/list?search=Jordan' });
  await userAct(page, 'Jordan Okafor', 'Edit');
  await userForm(page, 'Edit User').getByRole('link', { name: 'Write a message' }).click();
  await expect(dialogOf(page).getByRole('button', { name: /Remove Jordan Okafor/ })).toBeVisible();
  await page.goto('/users/list?search=Margaret');
  await rows(page).getByRole('button', { name: 'Actions for Margaret Chen-Whitaker' }).click();
  await expect(page.getByRole('menuitem', { name: /Write a message/ })).toContainText('You cannot do this to yourself.');
});

test('CHAT-115: a tenant without chat offers nobody to write a message', async ({ page, world }) => {
  await world.control.changeTenant('Harbour Care', { isChatEnabled: false });
  await openUsers(page, 'super', { path: '/users/list?search=Jordan' });
  await rows(page).getByRole('button', { name: 'Actions for Jordan Okafor' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Write a message' })).toHaveCount(0);
  await page.goto('/organization');
  await nodeRow(page, 'Islands Region').getByRole('button', { name: 'Actions for Islands Region' }).click();
  await expect(page.getByRole('menuitem', { name: 'Organization Pages' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Write to administrators' })).toHaveCount(0);
});

test('the organization offers to write to the administrators of a unit', async ({ page }) => {
  await openOrganization(page);
  await nodeRow(page, 'North Region').getByRole('button', { name: 'Actions for North Region' }).click();
  await page.getByRole('menuitem', { name: 'Write to administrators' }).click();
  const list = page.getByRole('dialog', { name: 'Administrators of North Region' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Noémie Tremblay' })).toBeVisible();
  await expectAccessible(page, 'Administrators of a unit');
  await list.getByRole('link', { name: 'Write a message' }).click();
  await expect(dialogOf(page).getByRole('button', { name: /Remove Noémie Tremblay/ })).toBeVisible();
  await expect(chosenIn(page), 'a screen reader names who is chosen with the field that has the focus').toHaveAccessibleDescription(/^Chosen: Noémie Tremblay\./);
  // The user is the only administrator of this one.
  await page.goto('/organization');
  await nodeRow(page, 'Islands Region').getByRole('button', { name: 'Actions for Islands Region' }).click();
  await page.getByRole('menuitem', { name: 'Write to administrators' }).click();
  await expect(page.getByRole('dialog', { name: 'Administrators of Islands Region' })).toContainText('This unit has no other administrator of its own.');
});

test('a message to several people says how many get it, and reaches each once in a conversation of their own', async ({ page, other }) => {
  const ids = await idsOf(page, ['Jordan', 'Noémie']);
  await page.goto(`/messages?to=${ids.join(',')}`);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio', { name: /One conversation with all 2 people/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /2 conversations, one with each/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(dialog.getByText('Message is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('Please confirm the fire drill.');
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(toasts(page)).toContainText('Your message is on its way to 2 people');
  for (const name of ['Jordan Okafor', 'Noémie Tremblay']) {
    await expect(conversationNamed(page, name)).toContainText('You: Please confirm the fire drill.');
  }
  await signIn(other, 'unit', { path: '/messages' });
  await openConversation(other, 'Margaret Chen-Whitaker');
  await expect(bubble(other, 'Please confirm the fire drill.')).toBeVisible();
});

test('ERR-123: people who cannot be written to stay chosen with the reason, and the others are not written to twice', async ({ page, world }) => {
  const ids = await idsOf(page, ['Jordan', 'Noémie']);
  await page.goto(`/messages?to=${ids.join(',')}`);
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: /2 conversations, one with each/ }).check({ force: true });
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('Please confirm.');
  await world.control.fault({ operationId: 'createChatChannel', times: 1 }, { status: 500, body: {} });
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(toasts(page)).toContainText(/Error\s*Unable to create chat/);
  await expect(dialog.getByRole('alert')).toContainText('Unable to create chat with Jordan Okafor. Unable to process your request. Status code 500. The other person has been written to and is not written to again.');
  await dialog.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(toasts(page)).toContainText('Your message is on its way to 1 person');
  for (const name of ['Jordan Okafor', 'Noémie Tremblay']) {
    await openConversation(page, name);
    await expect(bubble(page, 'Please confirm.')).toHaveCount(1);
    await expectSent(page, 'Please confirm.');
  }
});

test('N09: people in an address who are gone are left out, with a notice', async ({ page }) => {
  const [jordan] = await idsOf(page, ['Jordan']);
  await page.goto(`/messages?to=${jordan},6f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3c,nonsense`);
  await expect(dialogOf(page)).toContainText('1 person is left out');
  await expect(dialogOf(page).getByRole('button', { name: /Remove Jordan Okafor/ })).toBeVisible();
});

/** Signs in and reads ids of people from the links in the list of users. */
async function idsOf(page: Parameters<typeof rows>[0], phrases: readonly string[]): Promise<string[]> {
  await openUsers(page, 'super');
  const ids: string[] = [];
  for (const phrase of phrases) {
    await page.goto(`/users/list?search=${encodeURIComponent(phrase)}`);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    const href = await page.getByRole('rowheader').getByRole('link').getAttribute('href');
    ids.push(/edit\/([\da-f-]+)/.exec(href ?? '')?.[1] ?? '');
  }
  return ids;
}
