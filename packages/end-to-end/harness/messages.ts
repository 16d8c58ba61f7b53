import { expect, type Locator, type Page } from '@playwright/test';
import type { World } from './world.ts';

/** A conversation of the list, by its name. */
export const conversationNamed = (page: Page, name: string): Locator => page.getByRole('listbox', { name: 'Conversations' }).getByRole('option', { name: new RegExp(`^${name}`) });

/** The field for messages. */
export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });

/** The messages of the open conversation. */
export const log = (page: Page): Locator => page.getByRole('main').getByRole('log');

/** The message with a text, not its quotation in another one. */
export const bubble = (page: Page, text: string): Locator => log(page).getByRole('article').filter({ hasText: text }).first();

/** The state of an own message until the host has it, also while it waits behind others. */
export const notSentYet = /Sends|Sending|Not confirmed/;

/** Opens a conversation of the list. */
export async function openConversation(page: Page, name: string): Promise<void> {
  await conversationNamed(page, name).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Begins a conversation with one person, or opens the one there is. */
export async function startConversation(page: Page, phrase: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New conversation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New conversation' });
  await dialog.getByRole('searchbox').fill(phrase);
  await dialog.getByRole('row', { name: new RegExp(`^${name}`) }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Expects an own message at the host: one that waits or is being sent cannot be answered. */
export const expectSent = (page: Page, text: string): Promise<void> => expect(bubble(page, text).getByRole('button', { name: 'Reply to You' }).first()).toBeVisible();

/** Writes a message and sends it, without waiting for the result. */
export async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
}

/** Writes a message, not a reply, and sends it; it is then in the conversation and at the host. */
export async function say(page: Page, text: string): Promise<void> {
  await write(page, text);
  await expectSent(page, text);
}

/** Writes a message whose connection is cut before the host has it: the page does not know whether it arrived. */
export async function loseMessage(page: Page, world: World, text: string): Promise<void> {
  await say(page, 'Before');
  await world.control.hub('kill', { at: 'beforeSend' });
  await write(page, text);
  await expect(bubble(page, text)).toContainText('Not confirmed');
}

/** Reads the open conversation from its first message to its newest, by scrolling through it. Returns the text of every message, oldest first. */
export async function readWholeConversation(page: Page): Promise<string[]> {
  const older = page.getByRole('button', { name: 'Show older messages' });
  await expect(async () => {
    await log(page).evaluate((element) => element.scrollTo({ top: 0 }));
    if (await older.isVisible()) await older.click();
    expect(await older.count()).toBe(0);
  }).toPass({ intervals: [50] });
  return log(page).evaluate(async (element) => {
    const texts = new Map<string, string>();
    const frame = () => new Promise(requestAnimationFrame);
    const isNewerLoading = () => [...element.querySelectorAll('button')].some(({ textContent }) => textContent?.includes('Show newer messages'));
    element.scrollTop = 0;
    for (let isAtEnd = false; !isAtEnd; element.scrollTop += element.clientHeight / 2) {
      await frame();
      await frame();
      const { top, bottom } = element.getBoundingClientRect();
      for (const row of element.querySelectorAll<HTMLElement>('[data-index]')) {
        const place = row.getBoundingClientRect();
        // The focused one is rendered even out of sight.
        if (place.bottom < top || place.top > bottom) continue;
        for (const article of row.querySelectorAll<HTMLElement>('article')) texts.set(article.dataset['message'] ?? '', article.querySelector('p')?.textContent ?? '');
      }
      isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1 && !isNewerLoading();
    }
    return [...texts.values()];
  });
}
