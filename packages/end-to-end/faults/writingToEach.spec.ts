import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../harness/accessibility.ts';
import { bubble, expectSent, openConversation } from '../harness/messages.ts';
import { toasts } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';
import { act, idOfUser, openUsers } from '../harness/users.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New conversation' });

test('P14: a reload in the middle of writing to each of several people writes to nobody twice, and keeps the message', async ({ page }) => {
  await openUsers(page, 'super');
  const ids = [await idOfUser(page, 'Jordan'), await idOfUser(page, 'Noémie')];
  await page.goto(`/messages?to=${ids.join(',')}`);
  await writeToBoth(page, ids[1] ?? '');
  await page.reload();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: /Remove Noémie Tremblay/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Remove Jordan Okafor/ })).toHaveCount(0);
  await expect(dialog).toContainText('1 person is left out: your message is on its way to them already.');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByRole('button', { name: /Remove Jordan Okafor/ })).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveValue('Please confirm the fire drill.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await dialog.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(toasts(page)).toContainText('Your message is on its way to 1 person');
  await expectWrittenOnce(page);
});

test('Back in the middle of writing to each of several people ends it, says how many were written to, and nobody is written to twice', async ({ page }) => {
  await openUsers(page, 'super');
  const noemie = await idOfUser(page, 'Noémie');
  await page.goto('/users/list?search=Jordan');
  await act(page, 'Jordan Okafor', 'Write a message');
  const dialog = dialogOf(page);
  await dialog.getByRole('searchbox', { name: 'Search people' }).fill('Noémie');
  await dialog.getByRole('row', { name: /Noémie Tremblay/ }).click();
  await writeToBoth(page, noemie);
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/users\/list\?search=Jordan/);
  await expect(toasts(page)).toContainText('The message is on its way to 1 of 2 people. The others get nothing.');
  await page.goForward();
  await expect(dialog).toContainText('1 person is left out: your message is on its way to them already.');
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

test('writing to each of several people is stopped in the middle, and the rest can be written to', async ({ page }) => {
  await openUsers(page, 'super');
  const ids = [await idOfUser(page, 'Jordan'), await idOfUser(page, 'Noémie')];
  await page.goto(`/messages?to=${ids.join(',')}`);
  const breakLine = await writeToBoth(page, ids[1] ?? '');
  const dialog = dialogOf(page);
  await expectAccessible(page, 'Writing to each of several people');
  await dialog.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(dialog).toContainText('Stopped. The message is on its way to 1 of 2 people. The others are still chosen.');
  await breakLine();
  const send = dialog.getByRole('button', { name: 'Send to 1 person' });
  await expect(send).toBeFocused();
  await send.press('Enter');
  await expect(toasts(page)).toContainText('Your message is on its way to 1 person');
  await expectWrittenOnce(page);
});

/** Sends to the two chosen people separately; the call for one gets no response. The returned function cuts that call and lets later ones through. */
async function writeToBoth(page: Page, unansweredId: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/api/chat-channels', (route) => (route.request().postData()?.includes(unansweredId) ? void held.push(route) : route.continue()));
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: /2 conversations, one with each/ }).check({ force: true });
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('Please confirm the fire drill.');
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(dialog).toContainText('Writing: 1 of 2');
  return async () => {
    await Promise.all(held.map((route) => route.abort()));
    await page.unroute('**/api/chat-channels');
  };
}

async function expectWrittenOnce(page: Page): Promise<void> {
  for (const name of ['Jordan Okafor', 'Noémie Tremblay']) {
    await openConversation(page, name);
    await expect(bubble(page, 'Please confirm the fire drill.')).toHaveCount(1);
    await expectSent(page, 'Please confirm the fire drill.');
  }
}
