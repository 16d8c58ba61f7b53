import type { Locator, Page } from '@playwright/test';
import { attach, attachment, pictureFile } from '../harness/postFiles.ts';
import { rows } from '../harness/publishedContent.ts';
import { chooseNode, feedName, message, openFeed, openPost, writePost } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const text = 'Flu clinics are back on site';
const phone = { width: 390, height: 844 };

const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Publish' });
const question = (page: Page): Locator => page.getByRole('alertdialog');
const openDrawer = (page: Page): Promise<void> => page.getByRole('button', { name: 'Publish…' }).click();
const expectList = (page: Page): Promise<void> => expect(page.getByRole('heading', { name: feedName, level: 1 })).toBeVisible();

/** A draft on a phone, opened from the list. */
async function openDraft(page: Page): Promise<void> {
  await openFeed(page, 'super');
  await page.setViewportSize(phone);
  await writePost(page, text);
  await openPost(page, text);
}

test('B03 Back closes the publish drawer of a phone and keeps what was chosen; the next Back leaves the post', async ({ page }) => {
  await openDraft(page);
  const address = page.url();
  await openDrawer(page);
  await chooseNode(page, 'North Region', drawerOf(page));
  await page.goBack();
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(message(page)).toBeVisible();
  await expect(page).toHaveURL(address);
  await openDrawer(page);
  await expect(drawerOf(page).getByText(/^North Region/)).toBeVisible();
  await page.goBack();
  await expect(drawerOf(page)).toHaveCount(0);
  await page.goBack();
  await expectList(page);
  await page.goForward();
  await expect(message(page)).toBeVisible();
  await expect(drawerOf(page)).toHaveCount(0);
  await page.goBack();
  await expectList(page);
});

test('B03 Back leaves the post with one press after its drawer was closed by its button, and after a reload', async ({ page }) => {
  await openDraft(page);
  await openDrawer(page);
  await drawerOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(drawerOf(page)).toHaveCount(0);
  await page.goBack();
  await expectList(page);
  await page.goForward();
  await expect(message(page)).toBeVisible();
  await openDrawer(page);
  await expect(drawerOf(page)).toBeVisible();
  await page.reload();
  await expect(message(page)).toBeVisible();
  await page.goBack();
  await expectList(page);
});

test('P13 Back closes the drawer over a changed post without a question, and asks once before it leaves', async ({ page }) => {
  await openDraft(page);
  await message(page).fill(`${text} today`);
  await openDrawer(page);
  await page.goBack();
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(message(page)).toHaveValue(`${text} today`);
  await openDrawer(page);
  await page.goBack();
  await expect(drawerOf(page)).toHaveCount(0);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expectList(page);
  await expect(question(page)).toHaveCount(0);
});

test('B03 Back closes a picture that is shown large, and then leaves the post', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('link', { name: 'Add new post' }).click();
  await attach(page, pictureFile());
  await attachment(page, 'clinic-arm.png').getByRole('button', { name: 'Open clinic-arm.png' }).click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toBeVisible();
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  await expect(attachment(page, 'clinic-arm.png').getByRole('button', { name: 'Open clinic-arm.png' }), 'the focus is where it was').toBeFocused();
  await expect(page).toHaveURL(/\/add$/);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expectList(page);
});

test('P13 Back asks once before it closes a form with something typed, and leaves neither form nor page when the user stays', async ({ page }) => {
  await openFeed(page, 'super');
  await page.goto('/users/tags');
  await page.getByRole('button', { name: 'Add Tag' }).click();
  const form = page.getByRole('dialog', { name: 'Add Tag' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Night shift');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Night shift');
  await page.goBack();
  await expect(question(page)).toHaveCount(1);
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/users\/tags$/);
  await page.goBack();
  await expectList(page);
});

test('B03 a question over the publish drawer is closed by the first Back, the drawer by the second', async ({ page }) => {
  await openDraft(page);
  await openDrawer(page);
  await chooseNode(page, 'North Region', drawerOf(page));
  await drawerOf(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await drawerOf(page).getByRole('button', { name: 'Unpublish' }).click();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(drawerOf(page).getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await page.goBack();
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(message(page)).toBeVisible();
});

test('B03 what a window over a list sets in the address is undone by one Back, and done again by one Forward', async ({ page }) => {
  await openFeed(page, 'super');
  await page.goto('/content');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'All. Filter by organization' }).click();
  const picker = page.getByRole('dialog', { name: 'Filter by organization' });
  await picker.getByRole('row', { name: 'North Region' }).click();
  await picker.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(picker).toHaveCount(0);
  const filtered = page.url();
  expect(filtered).not.toMatch(/\/content$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/content$/);
  await page.goForward();
  await expect(page).toHaveURL(filtered);
  await page.goBack();
  await page.goBack();
  await expectList(page);
});

test('B03 a link to the open page in the navigation of a phone adds no step to the way back', async ({ page }) => {
  await openFeed(page, 'super');
  await page.setViewportSize(phone);
  const navigation = page.getByRole('dialog');
  for (const name of ['Users', 'Users']) {
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await navigation.getByRole('link', { name }).click();
    await expect(navigation).toHaveCount(0);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expectList(page);
});

test('B03 Back and Forward find the list as a typed search left it, also after a window over it was closed', async ({ page }) => {
  await openFeed(page, 'super');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Published Content' }).click();
  await page.getByRole('button', { name: 'All. Filter by organization' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('searchbox').fill('pulse');
  await expect(page).toHaveURL(/search=pulse/);
  await rows(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/items\/edit\//);
  await page.goBack();
  await expect(page).toHaveURL(/search=pulse/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('pulse');
  await page.goBack();
  await expectList(page);
  await page.goForward();
  await expect(page).toHaveURL(/search=pulse/);
  await page.goForward();
  await expect(page).toHaveURL(/\/items\/edit\//);
});
