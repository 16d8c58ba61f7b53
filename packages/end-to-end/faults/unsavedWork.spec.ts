import { holdAnswers } from '../harness/heldAnswers.ts';
import { openProfileMenu, signIn, topBar } from '../harness/session.ts';
import { openFeed } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';
import { pressScope, switchTenant } from './scopeSwitch.ts';
import {
  contactField,
  contactPath,
  countNativeQuestions,
  departmentsPath,
  draftOffer,
  keptDrafts,
  openNewDepartment,
  question,
  typeDepartment,
} from './unsavedForms.ts';

test('P13 Back with something typed in a modal asks once; Keep editing keeps it, Discard closes the modal, and the next Back goes on', async ({ page }) => {
  await signIn(page, 'solo', { path: '/users/tags' });
  await page.getByRole('tab', { name: 'Departments' }).click();
  const dialog = await typeDepartment(page, 'Night kitchen');
  const name = dialog.getByRole('textbox', { name: 'Name' });

  await page.evaluate(() => window.history.back());
  await expect(question(page)).toHaveCount(1);
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/users\/departments$/);
  await expect(name).toHaveValue('Night kitchen');

  await page.evaluate(() => window.history.back());
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/users\/departments$/);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/users\/tags$/);
  await expect(question(page)).toHaveCount(0);

  await page.evaluate(() => window.history.forward());
  await expect(page).toHaveURL(/\/users\/departments$/);
  await openNewDepartment(page);
  await expect(name, 'what was given up is not offered').toHaveValue('');
  await expect(draftOffer(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('P13 a question that was asked while a save was in flight closes when the save has succeeded', async ({ page }) => {
  await signIn(page, 'solo', { path: '/users/tags' });
  await page.getByRole('tab', { name: 'Departments' }).click();
  const dialog = await typeDepartment(page, 'Night kitchen');
  const letThrough = await holdAnswers(page, /\/organization-departments/, (request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.evaluate(() => window.history.back());
  await expect(dialog, 'nothing closes it while it is saved').toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(question(page)).toHaveCount(1);
  await letThrough();
  await expect(question(page), 'nothing is left to discard').toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/users\/departments$/);
  await expect(page.getByRole('rowheader', { name: 'Night kitchen' })).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page, 'Back works as ever').toHaveURL(/\/users\/tags$/);
  await expect(question(page)).toHaveCount(0);
});

test('P13 a link, another tenant, another role and signing out ask once while a form on a page is dirty', async ({ page, world }) => {
  await signIn(page, 'super', { path: contactPath });
  const field = contactField(page);
  const before = await field.inputValue();
  await field.fill('help.desk@harbour.example');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }).click();
  await expect(question(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);

  for (const other of [/^Prairie Homes/, /^Unit administrator/]) {
    await pressScope(page, other);
    await expect(question(page)).toHaveCount(1);
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(topBar(page)).toContainText('Harbour Care');
    await expect(field).toHaveValue('help.desk@harbour.example');
  }

  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
  await expect(field).toHaveValue('help.desk@harbour.example');

  await pressScope(page, /^Prairie Homes/);
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.locator('[data-shown-tenant]')).toContainText('Prairie Homes');
  await expect(question(page)).toHaveCount(0);
  expect(await keptDrafts(page)).toEqual([]);
  expect(await world.control.callsOf('updateManagedTenant'), 'nothing was saved by the way').toEqual([]);
  expect(before).not.toBe('help.desk@harbour.example');
});

test('P13 nothing is asked after a save, or once the text is typed back', async ({ page }) => {
  await signIn(page, 'super', { path: contactPath });
  const links = page.getByRole('navigation', { name: 'Main' });
  const field = contactField(page);
  const before = await field.inputValue();
  await field.fill('help.desk@harbour.example');
  await field.fill(before);
  expect(await keptDrafts(page)).toEqual([]);
  await links.getByRole('link', { name: 'Published Content' }).click();
  await expect(page).toHaveURL(/\/content$/);
  await page.goBack();
  await field.fill('help.desk@harbour.example');
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Update Success');
  await links.getByRole('link', { name: 'Published Content' }).click();
  await expect(page).toHaveURL(/\/content$/);
  await expect(question(page)).toHaveCount(0);
});

test('P14 a reload with something typed asks in the browser’s own words, and what was typed is offered on return', async ({ page }) => {
  const asked = countNativeQuestions(page);
  await signIn(page, 'super', { path: contactPath });
  await contactField(page).click();
  await page.reload();
  expect(asked(), 'nothing was typed').toBe(0);
  await contactField(page).fill('help.desk@harbour.example');
  await page.reload();
  expect(asked()).toBe(1);
  await expect(draftOffer(page)).toBeVisible();
  await draftOffer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(contactField(page)).toHaveValue('help.desk@harbour.example');
  await expect(draftOffer(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Update Success');
  await page.reload();
  await expect(contactField(page)).toHaveValue('help.desk@harbour.example');
  await expect(draftOffer(page), 'saved, it is forgotten').toHaveCount(0);
  expect(asked(), 'saved, nothing is asked').toBe(1);
});

test('P14 a number that is being typed counts before its field is left, and is offered on return', async ({ page }) => {
  const asked = countNativeQuestions(page);
  await openFeed(page, 'super');
  await page.getByRole('tab', { name: 'Settings' }).click();
  const order = page.getByRole('textbox', { name: 'Order' });
  await order.fill('');
  await order.pressSequentially('77');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await expect(order).toBeFocused();
  await page.reload();
  expect(asked()).toBe(1);
  await draftOffer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(order).toHaveValue('77');
});

test('P14 a draft of a modal is offered in its own tenant alone, can be discarded, and is gone after signing out', async ({ page }) => {
  countNativeQuestions(page);
  await signIn(page, 'super', { path: departmentsPath });
  await typeDepartment(page, 'Night kitchen');
  await page.reload();
  await switchTenant(page, 'Prairie Homes');
  await page.goto(departmentsPath);
  const elsewhere = await openNewDepartment(page);
  await expect(draftOffer(page), 'in the other tenant').toHaveCount(0);
  await elsewhere.getByRole('button', { name: 'Cancel' }).click();

  await switchTenant(page, 'Harbour Care');
  await page.goto(departmentsPath);
  const dialog = await openNewDepartment(page);
  await draftOffer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Night kitchen');
  await page.reload();
  await openNewDepartment(page);
  await draftOffer(page).getByRole('button', { name: 'Discard' }).click();
  await expect(draftOffer(page)).toHaveCount(0);
  expect(await keptDrafts(page)).toEqual([]);

  await dialog.getByRole('textbox', { name: 'Name' }).fill('Day kitchen');
  await page.reload();
  await expect.poll(() => keptDrafts(page)).toHaveLength(1);
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Noticeboard' })).toBeVisible();
  expect(await keptDrafts(page)).toEqual([]);
});

test('A23 where the browser keeps nothing, a form with something typed says so', async ({ page }) => {
  countNativeQuestions(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await signIn(page, 'solo');
  await page.goto(departmentsPath);
  // In one step, as a paste: no second letter follows.
  const dialog = await typeDepartment(page, 'Night kitchen');
  await expect(dialog.getByText('This browser cannot keep drafts.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toHaveCount(0);
});
