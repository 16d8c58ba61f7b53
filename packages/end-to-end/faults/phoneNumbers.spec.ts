import type { Page } from '@playwright/test';
import { addPage, openAdding } from '../harness/contentKinds.ts';
import { rowNamed, rows } from '../harness/publishedContent.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const beingChecked = 'The number is being checked. It is saved as soon as that is done.';

/** Keeps the numbering plans of all countries pending. The returned function lets them arrive. */
async function holdNumberingPlans(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/min-[^/]+\.js$/u, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Fills in a contact, whose phone number can't be checked yet. */
async function fillInUnchecked(page: Page) {
  await addPage(page, 'Contact Directory', 'Numbers');
  await page.getByRole('main').getByRole('link', { name: 'Add contact group' }).first().click();
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill('Night desk');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await openAdding(page, 'Add contact');
  const dialog = page.getByRole('dialog', { name: 'Add Contact' });
  const letArrive = await holdNumberingPlans(page);
  await dialog.getByRole('textbox', { name: /^First name/ }).fill('Ada');
  await dialog.getByRole('textbox', { name: /^Last name/ }).fill('Lund');
  const phone = dialog.getByRole('textbox', { name: 'Phone', exact: true });
  await phone.fill('416 555 0123');
  return { dialog, phone, add: dialog.getByRole('button', { name: 'Add', exact: true }), letArrive };
}

/** Adds a contact, whose phone number can't be checked yet. */
async function addUnchecked(page: Page) {
  const filled = await fillInUnchecked(page);
  await filled.add.click();
  await expect(filled.phone).toBeFocused();
  return filled;
}

test('N06 a contact that is added while its phone number cannot be checked yet says so, and is added once when it can', async ({ page, world }) => {
  const { dialog, letArrive } = await addUnchecked(page);
  // Visible and announced: the focus is not moved back to the number's field.
  await expect(page.getByText(beingChecked)).toHaveCount(2);
  await expect(dialog.getByText(beingChecked)).toBeVisible();
  letArrive();
  await expect(dialog).toHaveCount(0);
  await expect(rowNamed(page, 'Ada Lund').getByRole('link', { name: '+1 416 555 0123' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect.poll(() => world.control.callsOf('createContact')).toHaveLength(1);
});

test('N06 a contact that is added by a double click while its phone number cannot be checked yet is added once when it can', async ({ page, world }) => {
  const { dialog, phone, add, letArrive } = await fillInUnchecked(page);
  await add.dblclick();
  await expect(dialog.getByText(beingChecked)).toBeVisible();
  // The line under the field has moved the button away from under the second press.
  await expect(phone).toBeFocused();
  letArrive();
  await expect(dialog).toHaveCount(0);
  await expect(rowNamed(page, 'Ada Lund')).toBeVisible();
  await expect.poll(() => world.control.callsOf('createContact')).toHaveLength(1);
});

test('N06 text that is typed after a refused try is not sent automatically once the phone number can be checked', async ({ page, world }) => {
  const { dialog, phone, letArrive } = await addUnchecked(page);
  await phone.fill('416 555 0124');
  letArrive();
  await dialog.getByRole('button', { name: /^Country/ }).first().click();
  await expect(page.getByRole('option', { name: /^Canada/ })).toBeVisible();
  expect(await world.control.callsOf('createContact')).toHaveLength(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowNamed(page, 'Ada Lund').getByRole('link', { name: '+1 416 555 0124' })).toBeVisible();
});

test('P12 a save that was stopped by a warning about another’s change is not sent again once an untouched number can be checked', async ({ page, world }) => {
  const letArrive = await holdNumberingPlans(page);
  await signIn(page, 'staff', { path: '/me' });
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Name' }).fill('Jordan Okafor-Lee');
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { name: 'Jo Okafor', phoneNumber: '+1 250 555 0142' } });
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('It is now: Jo Okafor.');
  const plans = page.waitForResponse(/\/assets\/min-[^/]+\.js$/u);
  letArrive();
  await plans;
  // Read and rendered a few frames after that; the focus stays on the button, since leaving it cancels the resend.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expectQuiet(world.control);
  expect(await world.control.callsOf('updateOwnProfile')).toEqual([]);
});
