import { expect, type Page } from '@playwright/test';
import type { Account } from '../harness/accounts.ts';
import type { FaultMatch } from '../../sandbox/src/control/faultRules.ts';
import { untilLookedAt } from '../harness/comments.ts';
import { bar, pictures } from '../harness/galleries.ts';
import { act as actOnNode } from '../harness/organization.ts';
import { png } from '../harness/pictures.ts';
import { actOn, rowNamed, rows } from '../harness/publishedContent.ts';
import { rewrite, source } from '../harness/templates.ts';
import { act as actOnUser, field, userForm } from '../harness/users.ts';

/** A write of the console as a user makes it. */
export interface WriteOnScreen {
  what: string;
  account: Account;
  path: string;
  /** The call that changes something. */
  operationId: string;
  /** Calls that fail with it, if there are several. @default that one */
  failing?: FaultMatch;
  /** Opens the page with the control, with everything filled in. */
  open: (page: Page) => Promise<void>;
  /** Presses the control that sends it; again after a failure. */
  press: (page: Page) => Promise<void>;
  /** The toast when it is done; null if the change itself is visible. */
  told: string | null;
}

const dialogNamed = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const pressIn = (role: 'dialog' | 'alertdialog', button: string) => (page: Page) => page.getByRole(role).last().getByRole('button', { name: button, exact: true }).click();
const pressOnPage = (button: string) => (page: Page) => page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();

const saved = 'Changes saved successfully';

async function fillName(page: Page, button: string, dialog: RegExp, name: string): Promise<void> {
  await press(page, button);
  await dialogNamed(page, dialog).getByRole('textbox', { name: 'Name' }).fill(name);
}

async function deleteRow(page: Page, name: string, typed?: string): Promise<void> {
  await rows(page).getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  if (typed !== undefined) await question(page).getByRole('textbox').fill(typed);
}

/** A refused colour reverts: to choose again, it must differ from the shown one. */
async function chooseRed(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Red' })).not.toBeChecked();
  await page.getByText('Red', { exact: true }).click();
}

/** Turning off needs confirmation each time. */
async function turnTicketsOff(page: Page): Promise<void> {
  const tickets = page.getByRole('switch', { name: /support tickets/ });
  await expect(question(page)).toHaveCount(0);
  await expect(tickets).toBeChecked();
  await tickets.press('Space');
  // By key: a second press so soon at one place would count as a double click.
  await question(page).getByRole('button', { name: 'Turn off' }).press('Enter');
}

/** Opens the first gallery of the page with albums, or one of its albums, if named. */
async function openGallery(page: Page, album?: string): Promise<void> {
  await page.getByRole('link', { name: 'Events and Celebrations', exact: true }).click();
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Open pictures and albums' }).click();
  if (album !== undefined) await page.getByRole('list', { name: 'Albums' }).getByRole('link').filter({ hasText: album }).click();
  await page.getByRole('heading', { name: new RegExp(`^${album ?? 'Pictures'} \\d`), level: 2 }).waitFor();
}

async function openWithPicture(page: Page, album?: string): Promise<void> {
  await openGallery(page, album);
  await pictures(page).first().focus();
  await page.keyboard.press('Space');
}

const pressInBar = (button: string) => (page: Page) => bar(page).getByRole('button', { name: button }).click();

const ofUser = (label: string) => (page: Page) => actOnUser(page, 'Fiona MacIntyre', label);
const fiona = '/users/list?search=Fiona';

/** Every kind of write that an administrator makes, except those of one screen that work in the same way. */
export const writesOnScreen: readonly WriteOnScreen[] = [
  { what: 'a new department', account: 'super', path: '/users/departments', operationId: 'createDepartment', open: (page) => fillName(page, 'Add department', /^Add department$/i, 'Pharmacy'), press: pressIn('dialog', 'Add'), told: 'Department added' },
  { what: 'a renamed department', account: 'super', path: '/users/departments', operationId: 'updateDepartment', open: (page) => fillName(page, 'Nursing', /^Edit department$/i, 'Nursing and care'), press: pressIn('dialog', 'Save'), told: saved },
  { what: 'a deleted department', account: 'super', path: '/users/departments', operationId: 'deleteDepartment', open: (page) => actOn(page, rowNamed(page, 'Nursing'), 'Delete'), press: pressIn('alertdialog', 'Delete'), told: 'Item Removed' },
  { what: 'a new tag', account: 'super', path: '/users/tags', operationId: 'createTag', open: (page) => fillName(page, 'Add tag', /^Add tag$/i, 'lifeguards'), press: pressIn('dialog', 'Add'), told: 'Tag added' },
  { what: 'a deleted tag', account: 'super', path: '/users/tags', operationId: 'deleteTag', open: (page) => actOn(page, rowNamed(page, '@nurses'), 'Delete'), press: pressIn('alertdialog', 'Delete'), told: 'Item Removed' },
  { what: 'a renamed role', account: 'super', path: '/users/roles', operationId: 'updateRole', open: (page) => fillName(page, 'Communications office', /^Edit role$/i, 'Press office'), press: pressIn('dialog', 'Save'), told: saved },
  {
    what: 'permissions of a role',
    account: 'super',
    path: '/users/roles',
    operationId: 'updateRole',
    open: async (page) => {
      await actOn(page, rowNamed(page, 'Care aides, Residential Care'), 'Permissions');
      await dialogNamed(page, 'Edit Role Permissions').getByRole('checkbox', { name: 'Write: Pulse Checks' }).press('Space');
    },
    press: pressIn('dialog', 'Save'),
    told: saved,
  },
  { what: 'a deleted role', account: 'super', path: '/users/roles', operationId: 'deleteRole', open: (page) => actOn(page, rowNamed(page, 'Communications office'), 'Delete'), press: pressIn('alertdialog', 'Delete'), told: 'Item Removed' },
  {
    what: 'a new user',
    account: 'super',
    path: '/users/list',
    operationId: 'createUser',
    open: async (page) => {
      await press(page, 'Add user');
      await field(userForm(page, 'Add New User'), 'Name').fill('Lena Lifeguard');
    },
    press: pressIn('dialog', 'Add'),
    told: 'User added',
  },
  {
    what: 'a changed user',
    account: 'super',
    path: fiona,
    operationId: 'updateUser',
    open: async (page) => {
      await rows(page).getByRole('link').click();
      await field(userForm(page, 'Edit User'), 'Name').fill('Fiona MacIntyre-Wong');
    },
    press: pressIn('dialog', 'Save'),
    told: saved,
  },
  { what: 'a deactivated user', account: 'super', path: fiona, operationId: 'updateUser', open: ofUser('Deactivate'), press: pressIn('alertdialog', 'Deactivate'), told: saved },
  { what: 'a password that is reset', account: 'super', path: fiona, operationId: 'resetUserPassword', open: ofUser('Reset password'), press: pressIn('alertdialog', 'Reset password'), told: 'Password reset link sent' },
  { what: 'a deleted user', account: 'super', path: fiona, operationId: 'deleteUser', open: ofUser('Delete'), press: pressIn('alertdialog', 'Delete'), told: 'Item Removed' },
  {
    what: 'the own profile',
    account: 'staff',
    path: '/me',
    operationId: 'updateOwnProfile',
    open: (page) => page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill('Noémie Tremblay-Roy'),
    press: pressOnPage('Save'),
    told: saved,
  },
  {
    what: 'name and contact address of the tenant',
    account: 'solo',
    path: '/app-settings/app',
    operationId: 'updateManagedTenant',
    open: (page) => page.getByRole('main').getByRole('textbox', { name: 'Support contact email' }).fill('help.desk@prairie.example'),
    press: pressOnPage('Save'),
    told: saved,
  },
  { what: 'a switch of the tenant', account: 'super', path: '/app-settings/app/settings', operationId: 'updateManagedTenant', open: (page) => page.getByRole('switch', { name: /support tickets/ }).focus(), press: turnTicketsOff, told: saved },
  { what: 'the theme', account: 'super', path: '/app-settings/theme', operationId: 'updateTenantTheme', open: (page) => page.getByRole('radio', { name: 'Red' }).waitFor({ state: 'attached' }), press: chooseRed, told: saved },
  {
    what: 'a new content page',
    account: 'solo',
    path: '/app-settings/content',
    operationId: 'createSurvey',
    open: async (page) => {
      await press(page, 'Add Content Instance');
      const dialog = dialogNamed(page, 'Add Content Instance');
      await dialog.getByRole('button', { name: /Template/ }).click();
      await page.getByRole('option', { name: 'Survey' }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Mood');
    },
    press: pressIn('dialog', 'Add'),
    told: 'Item saved successfully',
  },
  { what: 'a moved content page', account: 'solo', path: '/app-settings/content', operationId: 'updateContactDirectory', failing: { method: 'PUT', path: '/api/management/**' }, open: (page) => page.getByRole('button', { name: 'Move Office Directory up' }).focus(), press: (page) => press(page, 'Move Office Directory up'), told: saved },
  { what: 'a deleted content page', account: 'solo', path: '/app-settings/content', operationId: 'deleteContactDirectory', open: (page) => deleteRow(page, 'Office Directory', 'Office Directory'), press: pressIn('alertdialog', 'Delete'), told: 'Item Removed' },
  {
    what: 'an email template',
    account: 'super',
    path: '/app-settings/email-templates',
    operationId: 'updateEmailTemplate',
    open: async (page) => {
      await source(page).waitFor({ timeout: 20_000 });
      await rewrite(page, '<p>Mine {{userName}}</p>');
    },
    press: pressOnPage('Save'),
    told: saved,
  },
  {
    what: 'the first text of an SMS',
    account: 'super',
    path: '/app-settings/sms-templates',
    operationId: 'createSmsTemplate',
    open: async (page) => {
      await press(page, 'Write a text');
      await rewrite(page, 'Welcome {{userName}}');
    },
    press: pressOnPage('Save'),
    told: saved,
  },
  {
    what: 'a new organization node',
    account: 'super',
    path: '/organization',
    operationId: 'createOrganizationNode',
    open: async (page) => {
      await actOnNode(page, 'North Region', 'Add below');
      await dialogNamed(page, 'Add Organization Node').getByRole('textbox', { name: 'Name' }).fill('Harvest House');
    },
    press: pressIn('dialog', 'Add'),
    told: 'Item saved successfully',
  },
  {
    what: 'a changed organization node',
    account: 'super',
    path: '/organization',
    operationId: 'updateOrganizationNode',
    open: async (page) => {
      await actOnNode(page, 'Islands Region', 'Edit');
      await dialogNamed(page, 'Edit Organization Node').getByRole('textbox', { name: 'Name' }).fill('Outer Islands');
    },
    press: pressIn('dialog', 'Save'),
    told: saved,
  },
  {
    what: 'the logo of an organization node',
    account: 'super',
    path: '/organization',
    operationId: 'uploadNodeLogo',
    open: async (page) => {
      await actOnNode(page, 'Islands Region', 'Edit');
      const dialog = dialogNamed(page, 'Edit Organization Node');
      await dialog.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(600) });
      await dialog.getByRole('img', { name: /^Logo of/ }).waitFor();
    },
    press: pressIn('dialog', 'Save'),
    told: saved,
  },
  {
    what: 'a deleted organization node',
    account: 'super',
    path: '/organization',
    operationId: 'deleteOrganizationNode',
    open: async (page) => {
      await actOnNode(page, 'Islands Region', 'Delete');
      await question(page).getByText(/items become drafts|stay/).first().waitFor();
      const typed = question(page).getByRole('textbox');
      if (await typed.isVisible()) await typed.fill('Islands Region');
    },
    press: pressIn('alertdialog', 'Delete'),
    told: 'Item Removed',
  },
  {
    what: 'a page that is hidden at a node',
    account: 'super',
    path: '/organization',
    operationId: 'hideContentInstance',
    open: async (page) => {
      await actOnNode(page, 'Home and Community Care', 'Organization Pages');
      await dialogNamed(page, 'Organization Pages').getByRole('switch').first().focus();
    },
    press: (page) => dialogNamed(page, 'Organization Pages').getByRole('switch').first().press('Space'),
    told: null,
  },
  {
    what: 'a deleted content item',
    account: 'super',
    path: '/content?search=Exit+interview',
    operationId: 'deleteSurveyItem',
    open: (page) => actOn(page, rowNamed(page, 'Exit interview'), 'Delete'),
    press: pressIn('alertdialog', 'Delete'),
    told: 'Item Removed',
  },
  {
    what: 'a comment that is hidden',
    account: 'super',
    path: '/comments?view=all',
    operationId: 'hideSocialFeedItemComment',
    open: untilLookedAt,
    press: pressOnPage('Hide'),
    told: null,
  },
  {
    what: 'a comment that is deleted',
    account: 'super',
    path: '/comments?view=all',
    operationId: 'deleteSocialFeedItemComment',
    open: async (page) => {
      await untilLookedAt(page);
      await pressOnPage('Delete')(page);
    },
    press: pressIn('alertdialog', 'Delete'),
    told: 'Item Removed',
  },
  {
    what: 'a new album',
    account: 'super',
    path: '/dashboard',
    operationId: 'createImageGalleryAlbum',
    open: async (page) => {
      await openGallery(page);
      await fillName(page, 'New album', /^New album$/, 'Evening');
    },
    press: pressIn('dialog', 'Add'),
    told: 'Item saved successfully',
  },
  {
    what: 'a renamed album',
    account: 'super',
    path: '/dashboard',
    operationId: 'updateImageGalleryAlbum',
    open: async (page) => {
      await openGallery(page, 'Before lunch');
      await press(page, 'Actions for Before lunch');
      await page.getByRole('menuitem', { name: 'Rename…' }).click();
      await dialogNamed(page, 'Rename album').getByRole('textbox', { name: 'Name' }).fill('Morning');
    },
    press: pressIn('dialog', 'Save'),
    told: saved,
  },
  {
    what: 'a deleted album',
    account: 'super',
    path: '/dashboard',
    operationId: 'deleteImageGalleryAlbum',
    open: async (page) => {
      await openGallery(page, 'Before lunch');
      await press(page, 'Actions for Before lunch');
      await page.getByRole('menuitem', { name: 'Delete album…' }).click();
    },
    press: pressIn('alertdialog', 'Delete'),
    told: 'Item Removed',
  },
  {
    what: 'a picture that is put into an album',
    account: 'super',
    path: '/dashboard',
    operationId: 'addImageGalleryAlbumFiles',
    open: (page) => openWithPicture(page, 'Before lunch'),
    press: async (page) => {
      await pressInBar('Add to album')(page);
      await page.getByRole('menuitem', { name: 'In the afternoon' }).click();
    },
    told: saved,
  },
  {
    what: 'a picture that is taken out of its album',
    account: 'super',
    path: '/dashboard',
    operationId: 'removeImageGalleryAlbumFile',
    open: (page) => openWithPicture(page, 'Before lunch'),
    press: pressInBar('Take out of album'),
    told: saved,
  },
  {
    what: 'a deleted picture of an album',
    account: 'super',
    path: '/dashboard',
    operationId: 'deleteImageGalleryFile',
    open: async (page) => {
      await openWithPicture(page, 'Before lunch');
      await pressInBar('Delete…')(page);
    },
    press: pressIn('alertdialog', 'Delete'),
    told: 'Item Removed',
  },
];
