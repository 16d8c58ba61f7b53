import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessibility.ts';
import { png } from '../harness/pictures.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** The form of the own profile, with its fields. */
function form(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    name: main.getByRole('textbox', { name: 'Name' }),
    phone: main.getByRole('textbox', { name: 'Phone number' }),
    phoneLogin: main.getByRole('switch', { name: 'Phone login' }),
    save: main.getByRole('button', { name: /^(Save|Working)/ }),
    discard: main.getByRole('button', { name: 'Discard' }),
    picture: main.locator('input[type="file"]'),
  };
}

const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });

test('Staff change their name and phone; without a number phone login is off, and the top bar follows immediately', async ({ page }) => {
  await signIn(page, 'staff', { path: '/me' });
  const { main, name, phone, phoneLogin, save, discard } = form(page);
  await expect(page.getByRole('heading', { name: 'Your Profile', level: 1 })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Staff, Emergency' })).toBeVisible();
  await expect(main.getByText('Push notifications')).toBeVisible();
  await expect(main.getByText('Saved', { exact: true })).toHaveCount(0);

  await name.fill('   ');
  await phone.fill('12');
  await save.click();
  await expect(name).toBeFocused();
  await expect(main.getByText('Name is required')).toBeVisible();
  await name.fill('Jordan Okafor-Lee');
  await save.click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(toasts(page).getByRole('group')).toHaveCount(0);

  await discard.click();
  await expect(name).toHaveValue('Jordan Okafor');
  await expect(phone).toHaveValue('+1 250 555 0102');
  await expect(phoneLogin).toBeChecked();

  await name.fill(' Jordan Okafor-Lee ');
  await phone.fill('');
  await expect(phoneLogin).not.toBeChecked();
  await expect(main.getByText('Phone login needs a phone number.')).toBeVisible();
  await name.press('Enter');
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(account(page, 'Jordan Okafor-Lee')).toBeVisible();
  await expect(name).toHaveValue('Jordan Okafor-Lee');
  await expect(main.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(name).toHaveValue('Jordan Okafor-Lee');
  await expect(phone).toHaveValue('');
  await phone.fill('2505550142');
  await main.getByText('Phone login', { exact: true }).click();
  await save.click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(phone).toHaveValue('+1 250 555 0142');
  await expect(phoneLogin).toBeChecked();
});

test('a super administrator sees why name and phone are locked, and may still change picture and phone login', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/me' });
  const { main, name, phone, save } = form(page);
  const locked = main.getByRole('group', { name: 'Contact details' });
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await expect(locked).toHaveAccessibleDescription(/A super administrator’s contact details are changed in the customer portal\./);
  await expect(name.or(phone)).toHaveCount(0);
  await expect(main.getByText(/changed in the customer portal/)).toHaveCount(1);
  await expectAccessible(page, '/me');
  await main.getByText('Phone login', { exact: true }).click();
  await save.click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect.poll(async () => (await world.control.callsOf('updateOwnProfile')).map(({ status }) => status)).toEqual([200]);
});

test('a save that fails keeps everything typed and says why; pressed twice it is sent once; leaving asks', async ({ page, context, world }) => {
  await signIn(page, 'unit', { path: '/me' });
  const { main, name, save } = form(page);
  await name.fill('Noémie Tremblay-Roy');
  for (const { answer, words } of [
    { answer: { status: 400, body: { message: 'Somebody else has this name.' } }, words: 'Somebody else has this name.' },
    { answer: { status: 403, body: {} }, words: 'You do not have sufficient permissions.' },
    { answer: { status: 500, body: {} }, words: 'Unable to process your request.' },
  ]) {
    await world.control.fault({ operationId: 'updateOwnProfile' }, answer);
    await save.click();
    await expect(main.getByRole('alert')).toContainText(words);
    await expect(toasts(page)).toContainText('Update Error');
    await expect(name).toHaveValue('Noémie Tremblay-Roy');
    await world.control.heal();
  }
  await context.setOffline(true);
  await save.click();
  await expect(main.getByRole('alert')).toContainText('Nothing was sent. You are offline.');
  await expect(name).toHaveValue('Noémie Tremblay-Roy');
  await context.setOffline(false);

  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Noémie Tremblay-Roy');

  const before = (await world.control.callsOf('updateOwnProfile')).length;
  await world.control.fault({ operationId: 'updateOwnProfile' }, { delayMs: 700 });
  await save.dblclick();
  await expect(account(page, 'Noémie Tremblay-Roy')).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('updateOwnProfile')).length - before).toBe(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }).click();
  await expect(page).toHaveURL(/\/content/);
});

test('a new picture shows in the top bar immediately; an unusable one is refused with the reason, and a failed one is sent again', async ({ page, world }, testInfo) => {
  await signIn(page, 'unit', { path: '/me' });
  const { main, picture } = form(page);
  const inTopBar = account(page, 'Noémie Tremblay').locator('img');
  const before = (await inTopBar.count()) === 0 ? null : await inTopBar.getAttribute('src');

  await picture.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(main.getByRole('alert')).toContainText('notes.pdf is not of an accepted type: PNG, JPG, GIF.');
  const large = testInfo.outputPath('large.png');
  await writeFile(large, Buffer.alloc(10_485_761));
  await picture.setInputFiles(large);
  await expect(main.getByRole('alert')).toContainText('the limit is 10 MB');
  expect(await world.control.callsOf('uploadOwnAvatar')).toEqual([]);

  await world.control.fault({ operationId: 'uploadOwnAvatar' }, { status: 500, body: {} });
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(300) });
  await expect(toasts(page)).toContainText('Unable to upload me.png file');
  await expect(main.getByText('Unable to process your request.').first()).toBeVisible();
  await world.control.heal();
  await world.control.fault({ operationId: 'uploadOwnAvatar' }, { delayMs: 1_000 });
  // Recorded by the page: on a busy machine the test would look too late.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [role="progressbar"]')) document.documentElement.dataset['progressWasShown'] = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(page.locator('html')).toHaveAttribute('data-progress-was-shown', '');
  await expect(inTopBar).toHaveAttribute('src', /^blob:/);
  expect(await inTopBar.getAttribute('src')).not.toBe(before);
  expect(await inTopBar.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([128, 128]);
  await page.reload();
  await expect(main.getByRole('img', { name: 'Noémie Tremblay' })).toHaveAttribute('src', /^blob:/);
});

test('a profile that cannot be loaded says so and recovers with Try again', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/diag' });
  await world.control.fault({ operationId: 'getOwnProfile' }, { status: 500, body: {} });
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Your Profile' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your profile could not be loaded');
  await world.control.heal();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByText('Dale Kowalchuk', { exact: true })).toBeVisible();
});
