import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { toasts } from './publishedContent.ts';
import { signIn } from './session.ts';
import type { World } from './world.ts';

/** Adds an empty page of a type to Prairie Homes, and opens it from the navigation; returns its address. */
export async function addPage(page: Page, template: string, name: string): Promise<string> {
  await signIn(page, 'solo', { path: '/app-settings/content' });
  await page.getByRole('button', { name: 'Add Content Instance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Content Instance' });
  await expect(dialog.getByRole('button', { name: /Template/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: new RegExp(`^${template}`) }).click();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Opens an address as the other administrator of Prairie Homes. */
export async function openAsAnother(page: Page, path: string): Promise<void> {
  await signIn(page, 'super', { path, tenant: 'Prairie Homes' });
}

/** A form on a page filled in and ready to be saved. */
interface FilledPage {
  page: Page;
  context: BrowserContext;
  world: World;
  /** The button that saves. */
  submit: Locator;
  /** The operation that saving calls. */
  operationId: string;
  /** Checks that everything typed is still there. */
  isAsTyped: () => Promise<void>;
}

/**
 * Saves while the host refuses it (403), breaks (500) and cannot be reached; each time the page says so and the input stays.
 * Then presses twice: one call is made, and another page is shown.
 */
export async function savePageAgainstFailures({ page, context, world, submit, operationId, isAsTyped }: FilledPage): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert');
  for (const { answer, words } of [
    { answer: { status: 403, body: { message: 'Ask the head office.' } }, words: 'Ask the head office.' },
    { answer: { status: 500, body: {} }, words: 'Unable to process your request.' },
  ]) {
    await world.control.fault({ operationId }, answer);
    await submit.click();
    await expect(alert.filter({ hasText: words })).toBeVisible();
    await expect(toasts(page)).toContainText(words);
    await isAsTyped();
    await world.control.heal();
  }
  await context.setOffline(true);
  await submit.click();
  await expect(alert.filter({ hasText: 'Nothing was sent. You are offline.' })).toBeVisible();
  await isAsTyped();
  await context.setOffline(false);
  await expect(page.locator('#root').getByText('You are offline. What you see may be out of date')).toHaveCount(0);

  const before = (await world.control.callsOf(operationId)).length;
  await submit.dblclick();
  await expect(submit).toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf(operationId)).length - before).toBe(1);
}

/** Opens the window that adds to an item. By key: at the former place of 'Save as Draft', a press would count as the second of a double click. */
export const openAdding = (page: Page, name: 'Add option' | 'Add contact'): Promise<void> => page.getByRole('button', { name }).press('Enter');
