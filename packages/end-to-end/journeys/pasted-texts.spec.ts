import type { Locator } from '@playwright/test';
import { rowNamed, rows } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';
import { field, openUsers, userForm, userSearch } from '../harness/users.ts';

/** The characters that an address book puts around copied text (ADR 0187). */
const copied = (text: string): string => `\u202A${text}\u202C`;

/** Puts a text into a field in one step, as pasting does. */
async function paste(into: Locator, text: string): Promise<void> {
  await into.click();
  await into.page().keyboard.insertText(text);
}

test('ADR 0187: a search finds a person whose name is pasted with a no-break space', async ({ page }) => {
  await openUsers(page, 'super');
  await paste(userSearch(page), copied('Aaliyah\u00A0Hassan\u200B'));
  await expect(userSearch(page)).toHaveValue('Aaliyah Hassan');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowNamed(page, 'Aaliyah Hassan')).toBeVisible();
  await expect(page).toHaveURL(/\?search=Aaliyah\+Hassan$/);
});

test('ADR 0187: an email address and a phone number that are pasted from an address book are accepted', async ({ page }) => {
  await openUsers(page, 'super');
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = userForm(page, 'Add New User');
  await paste(field(form, 'Name'), copied('Wren Pasteur'));
  await expect(field(form, 'Username')).toHaveValue('wrenpasteur');
  await paste(field(form, 'Email'), copied('wren@harbourcare.example'));
  await paste(field(form, 'Phone number'), copied('+1 250 555 7788'));
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toHaveCount(0);
  await userSearch(page).fill('+12505557788');
  await expect(rowNamed(page, 'Wren Pasteur')).toBeVisible();
  await page.getByRole('link', { name: 'Wren Pasteur', exact: true }).click();
  await expect(field(userForm(page, 'Edit User'), 'Email')).toHaveValue('wren@harbourcare.example');
});

test('ADR 0189: an email address whose domain has letters beyond ASCII is saved', async ({ page }) => {
  await openUsers(page, 'super');
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = userForm(page, 'Add New User');
  await paste(field(form, 'Name'), 'Lise Bücher');
  await paste(field(form, 'Email'), 'lise@bücher.example');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toHaveCount(0);
  await userSearch(page).fill('Lise Bücher');
  await expect(rowNamed(page, 'Lise Bücher')).toContainText('lise@xn--bcher-kva.example');
});
