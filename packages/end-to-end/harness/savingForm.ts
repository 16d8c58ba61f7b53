import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { toasts } from './publishedContent.ts';
import type { World } from './world.ts';

/** A form in a window, filled in and ready to be saved. */
export interface FilledForm {
  page: Page;
  context: BrowserContext;
  world: World;
  dialog: Locator;
  /** 'Save' or 'Add'. */
  submit: string;
  /** The operation that saving calls. */
  operationId: string;
  /** Checks that everything typed is still there. */
  isAsTyped: () => Promise<void>;
  /** Title of the failure toast. @default 'Update Error' */
  failureTitle?: string;
}

/**
 * Saves the form while the host refuses it (400 with a message, 403), breaks (500) and cannot be reached; each time the
 * window stays with its alert and all input. Then presses twice while the host is slow: one call
 * is made, and the window closes.
 */
export async function saveAgainstFailures({ page, context, world, dialog, submit, operationId, isAsTyped, failureTitle = 'Update Error' }: FilledForm): Promise<void> {
  const button = dialog.getByRole('button', { name: submit, exact: true });
  const alert = dialog.getByRole('alert');
  const failures = [
    { answer: { status: 400, body: { message: 'The name is kept for the head office.' } }, words: 'The name is kept for the head office.', title: `${failureTitle} (400)` },
    { answer: { status: 403, body: { message: 'Ask the head office.' } }, words: 'Ask the head office.', title: `${failureTitle} (403)` },
    { answer: { status: 500, body: {} }, words: 'Unable to process your request.', title: failureTitle },
  ];
  for (const { answer, words, title } of failures) {
    await world.control.fault({ operationId }, answer);
    await button.click();
    await expect(alert).toContainText(words);
    await expect(toasts(page).getByText(title, { exact: true }).first()).toBeVisible();
    await isAsTyped();
    await world.control.heal();
  }
  await context.setOffline(true);
  await button.click();
  await expect(alert).toContainText('Nothing was sent. You are offline.');
  await isAsTyped();
  await context.setOffline(false);
  await expect(page.locator('#root').getByText('You are offline. What you see may be out of date')).toHaveCount(0);

  const before = (await world.control.callsOf(operationId)).length;
  await world.control.fault({ operationId }, { delayMs: 700 });
  await button.dblclick();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf(operationId)).length - before).toBe(1);
  await world.control.heal();
}

/** Closing a changed form asks; 'Keep editing' leaves everything as it was, 'Discard' closes it. */
export async function leaveDirtyForm({ page, dialog, isAsTyped }: Pick<FilledForm, 'page' | 'dialog' | 'isAsTyped'>): Promise<void> {
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await isAsTyped();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: /Discard/ }).click();
  await expect(dialog).toHaveCount(0);
}
