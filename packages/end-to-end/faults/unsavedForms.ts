import { expect, type Locator, type Page } from '@playwright/test';

/** A modal over a page: 'Add department', which has one field. */
export const departmentsPath = '/users/departments';
/** A form on a separate page. */
export const contactPath = '/app-settings/app';

/** The only question before input is lost. */
export const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });

/** The offer of earlier unsaved input. */
export const draftOffer = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'You have unsaved work here' });

/** Opens the modal of a new department, which must not be open. */
export async function openNewDepartment(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add department' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add department' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  return dialog;
}

/** Opens the modal of a new department and types a name. */
export async function typeDepartment(page: Page, name: string): Promise<Locator> {
  const dialog = await openNewDepartment(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  return dialog;
}

/** The support address, on the page 'App and Contact'. */
export const contactField = (page: Page): Locator => page.getByRole('main').getByRole('textbox', { name: 'Support contact email' });

/** Counts the browser's own dialogs, and accepts each. */
export function countNativeQuestions(page: Page): () => number {
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  return () => asked;
}

/** Names and texts of all drafts in the tab. */
export const keptDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.startsWith('noticeboard.draft'))
      .map(([key, text]) => `${key} ${String(text)}`),
  );
