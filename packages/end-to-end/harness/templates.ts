import type { Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { signIn } from './session.ts';
import { expect } from './test.ts';

/** Opens the e-mail templates and waits until both editor and preview are shown. */
export async function openEmailTemplates(page: Page, { account = 'super', path = '/app-settings/email-templates' }: { account?: Account; path?: string } = {}): Promise<void> {
  await signIn(page, account, { path });
  // The code of the editor is the console's largest part.
  await expect(source(page)).toBeVisible({ timeout: 20_000 });
  await expect(preview(page).locator('body')).not.toBeEmpty();
}

/** The editor of the template: of an e-mail 'HTML', of an SMS 'Text'. */
export const source = (page: Page) => page.getByRole('textbox', { name: /^(HTML|Text)$/ });

/** The document inside the preview frame on the page; `test` for the one in the test modal. */
export const preview = (page: Page, place: 'page' | 'test' = 'page') =>
  (place === 'test' ? page.getByRole('dialog') : page.getByRole('region', { name: 'Preview' })).locator('iframe').contentFrame();

/** Makes the standard text of an SMS the tenant's own. */
export async function startFromStandardText(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start from the standard text' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save as own text' }).click();
}

/** Replaces everything in the editor. */
export async function rewrite(page: Page, text: string): Promise<void> {
  await source(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Chooses the message whose template is shown. */
export async function chooseType(page: Page, kind: 'Email' | 'Text message', name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(kind) }).click();
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
}
