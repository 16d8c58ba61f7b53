import type { Page } from '@playwright/test';
import { actsOf, openPublishedContent, rowAct, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { expectQuiet } from '../harness/quiet.ts';
import { addCollection, chooseFiles, textFile, windowOf } from '../harness/resources.ts';
import { openProfileMenu, signIn } from '../harness/session.ts';
import { details, nodeRow, openOrganization } from '../harness/organization.ts';
import { chooseNode, message, openFeed, openPost, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';
import { field, openUsers, userForm } from '../harness/users.ts';

/** Watches where the focus returns to on the page, and whether the layer over it was still there. Resolves once the watch has begun. */
async function watchReturn(page: Page, layer: 'dialog' | 'menu' | 'listbox'): Promise<() => Promise<unknown>> {
  const watch = await page.evaluateHandle((role) => {
    const returned = new Promise((done) => {
      document.querySelector('#root')?.addEventListener(
        'focusin',
        ({ target }) => done({ to: target instanceof Element ? (target.getAttribute('aria-label') ?? target.textContent) : null, isLayerThere: document.querySelector(`[role="${role}"]`) !== null }),
        { once: true },
      );
    });
    return { returned };
  }, layer);
  return () => watch.evaluate(({ returned }) => returned);
}

/** Exit animations take longer than any test: the next press is sure to come during one. */
const slowLeaving = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-exiting] { animation-duration: 600s !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

test('B03 focus returns to what opened a menu or a question, and goes to the heading of a new page', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?search=Exit+interview' });
  await openProfileMenu(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused();
  const acts = actsOf(rowNamed(page, 'Exit interview'));
  await acts.press('Enter');
  await rowAct(page, 'Delete').press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(acts).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeFocused();
});

test('B03 the focus is back at a filter with its new value before its list has left the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPublishedContent(page, 'super');
  const filter = page.getByRole('button', { name: /Filter by Content Type/ });
  await filter.press('Enter');
  await expect(page.getByRole('option', { name: 'Feedback Loop' })).toBeVisible();
  const returned = await watchReturn(page, 'listbox');
  await page.getByRole('option', { name: 'Feedback Loop' }).press('Enter');
  expect(await returned()).toEqual({ to: expect.stringContaining('Feedback Loop'), isLayerThere: true });
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(filter).toBeFocused();
});

test('B03 the focus is back at what opened a window before the window has left the page, saved or discarded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page, 'super', { path: '/users/departments' });
  const add = page.getByRole('button', { name: 'Add department' });
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await add.press('Enter');
  await expect(name).toBeFocused();
  const givenUp = await watchReturn(page, 'dialog');
  await page.keyboard.press('Escape');
  expect(await givenUp()).toEqual({ to: 'Add department', isLayerThere: true });
  await expect(dialog).toHaveCount(0);
  await add.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('Night porters');
  const saved = await watchReturn(page, 'dialog');
  await page.keyboard.press('Enter');
  expect(await saved()).toEqual({ to: 'Add department', isLayerThere: true });
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('B03 a window that opens again while it is leaving is a new one and takes the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page, 'super', { path: '/users/departments' });
  const add = page.getByRole('button', { name: 'Add department' });
  await slowLeaving(page);
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await add.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('N');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await page.keyboard.type('Night porters');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Department added');
});

test('B03 a question that opens again while it is leaving is empty', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openOrganization(page);
  await slowLeaving(page);
  await nodeRow(page, 'North Region').getByText('North Region', { exact: true }).click();
  const ask = details(page, 'North Region').getByRole('button', { name: 'Delete', exact: true });
  await ask.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete node' });
  const retyped = question.getByRole('textbox');
  await retyped.fill('North Region');
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.locator(':focus')).toBeVisible();
  await expect(retyped).toHaveValue('');
});

test('B03 the focus is back at the button of a menu before the menu has left the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPublishedContent(page, 'super', { path: '/content?search=Exit+interview' });
  for (const button of [actsOf(rowNamed(page, 'Exit interview')), page.getByRole('button', { name: /^Account of/ })]) {
    await button.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    const returned = await watchReturn(page, 'menu');
    await page.keyboard.press('Escape');
    expect(await returned()).toEqual({ to: expect.stringMatching(/Actions for Exit interview|Account of/), isLayerThere: true });
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('B03 the focus is back at the button of the menu that a window was opened from before the window has left the page, saved or discarded', async ({ page }) => {
  await addCollection(page, 'Infection control');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const add = page.getByRole('main').getByRole('button', { name: 'Add', exact: true });
  const dialog = windowOf(page, 'Files');
  const open = async () => {
    await add.press('Enter');
    await rowAct(page, 'Files').press('Enter');
    await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toBeVisible();
  };
  await open();
  const givenUp = await watchReturn(page, 'dialog');
  await page.keyboard.press('Escape');
  expect(await givenUp()).toEqual({ to: 'Add', isLayerThere: true });
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  await open();
  await chooseFiles(page, textFile('door.txt'));
  const saved = await watchReturn(page, 'dialog');
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  expect(await saved()).toEqual({ to: 'Add', isLayerThere: true });
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('B03 a page is announced when its heading takes the focus from the heading of the previous page', async ({ page }) => {
  await signIn(page, 'super', { path: '/organization' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Organization', level: 1 })).toBeFocused();
  await expect(page.getByRole('status').getByText('Organization', { exact: true })).toBeAttached();
});

test('B03 after a row is deleted the focus is in the list, not lost to the page', async ({ page }) => {
  await openPublishedContent(page, 'super', { path: '/content?search=pulse' });
  await expect(rows(page).nth(1)).toBeVisible();
  const count = await rows(page).count();
  await actsOf(rows(page).nth(1)).press('Enter');
  await rowAct(page, 'Delete').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(rows(page)).toHaveCount(count - 1);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body && document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

/** The list with one user in it, and that user's form, opened by key. */
async function openOnlyUser(page: Page) {
  await openUsers(page, 'super', { path: '/users/list?search=Fiona' });
  const edit = rows(page).getByRole('link', { name: 'Fiona MacIntyre' });
  const form = userForm(page, 'Edit User');
  await edit.press('Enter');
  await expect(field(form, 'Name')).toBeFocused();
  return { edit, form };
}

test('a form that is opened again while its page is leaving is shown as it was first opened', async ({ page }) => {
  const { form } = await openOnlyUser(page);
  const name = await field(form, 'Name').inputValue();
  // Escape closes the form immediately, and its page is removed in another task: the link is pressed in between.
  await page.evaluate(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    document.querySelector<HTMLAnchorElement>('[data-row-id] a')?.click();
  });
  await expect(page).toHaveURL(/\/users\/edit\//);
  await expect(field(form, 'Name')).toHaveValue(name);
  await expect(field(form, 'Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/users\/list\?search=Fiona/);
});

test('B03 a form over the list gives the focus back to what opened it, and to the heading where nothing did', async ({ page }) => {
  const { edit, form } = await openOnlyUser(page);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await expect(field(form, 'Name')).toBeVisible();
  await page.goBack();
  await expect(edit).toBeFocused();
  const acts = actsOf(rows(page).first());
  await acts.press('Enter');
  await rowAct(page, 'Edit').press('Enter');
  await expect(field(form, 'Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(acts).toBeFocused();
  const add = page.getByRole('button', { name: 'Add user' });
  await add.press('Enter');
  await expect(field(userForm(page, 'Add New User'), 'Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page, 'Back opens no form that was closed').toHaveURL(/\/users\/list/);
  await edit.press('Enter');
  await expect(field(form, 'Name')).toBeVisible();
  await page.reload();
  await expect(field(form, 'Name')).toHaveValue('Fiona MacIntyre');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeFocused();
});

test('B03 what a field shows when it is left does not move the button that takes the focus from it', async ({ page }) => {
  await signIn(page, 'super', { path: '/app-settings/app' });
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: 'Support contact email' });
  const before = await email.inputValue();
  await email.fill('nobody@');
  const discard = main.getByRole('button', { name: 'Discard' });
  const box = await discard.boundingBox();
  if (box === null) throw new Error('The button is not on screen.');
  await page.mouse.move(box.x + box.width / 2, box.y + 2);
  await page.mouse.down();
  await expect(discard).toBeFocused();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  expect(await discard.boundingBox()).toEqual(box);
  await page.mouse.up();
  await expect(email).toHaveValue(before);
  await expect(discard).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Save' })).toBeFocused();
});

test('B03 a renewed session leaves the focus and the caret where they are', async ({ page, world }) => {
  await page.clock.install();
  await signIn(page, 'super', { path: '/content' });
  const field = page.getByRole('searchbox', { name: 'Filter by Name' });
  await field.fill('pulse');
  await field.press('ArrowLeft');
  await expectQuiet(world.control);
  const renewals = (await world.control.callsOf('token')).length;
  await page.clock.fastForward('01:00:00');
  await expect.poll(async () => (await world.control.callsOf('token')).length).toBeGreaterThan(renewals);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => [input.value, input.selectionStart])).toEqual(['pulse', 4]);
});

test('B03 Try again gives the focus to the heading of the page whose list it loads', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listPublishedItems' }, { status: 500, body: {} });
  await signIn(page, 'super', { path: '/content' });
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await world.control.heal();
  await again.press('Enter');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Published Content', level: 1 })).toBeFocused();
});

test('B03 Try again gives the focus to the tab whose board of confirmations it loads', async ({ page, world }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await message(page).fill('Fire doors stay closed.');
  await page.getByRole('switch', { name: /confirm/ }).press('Space');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await openPost(page, 'Fire doors stay closed.');
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await world.control.fault({ operationId: 'listRoles' }, { status: 500, body: {} });
  await page.reload();
  await page.getByRole('tab', { name: /^Read Confirmations/ }).press('Enter');
  const tab = page.getByRole('tabpanel');
  const again = tab.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await world.control.heal();
  await again.press('Enter');
  await expect(page.getByRole('region', { name: 'Who has confirmed' })).toContainText(/0 of \d+ confirmed/);
  await expect(tab).toBeFocused();
});

test('B03 Try again gives the focus to the navigation whose pages it loads', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listContentInstances' }, { status: 500, body: {} });
  await signIn(page, 'solo', { path: '/diag' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('button', { name: 'Try again' })).toBeVisible();
  await world.control.heal();
  await navigation.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(navigation.locator('a[href^="/content/"]')).toHaveCount(4);
  await expect(navigation.locator(':focus').or(navigation.and(page.locator(':focus')))).toHaveCount(1);
});

test('B03 Try again in the inbox of comments leaves the focus in its list', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listSocialFeedItemComments', times: 4 }, { status: 500, body: {} });
  await signIn(page, 'super', { path: '/comments' });
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await again.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Comments' }).and(page.locator(':focus'))).toHaveCount(1);
});
