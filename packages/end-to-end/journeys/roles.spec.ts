import type { Locator, Page } from '@playwright/test';
import { actOn, actsOf, namesShown, rowAct, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { leaveDirtyForm, saveAgainstFailures } from '../harness/savingForm.ts';
import { signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const path = '/users/roles';
const form = (page: Page, title: 'Add New Role' | 'Edit Role') => page.getByRole('dialog', { name: title });
const node = (dialog: Locator, name: RegExp) => dialog.getByRole('row', { name });

async function chooseType(page: Page, dialog: Locator, name: RegExp): Promise<void> {
  await dialog.getByRole('button', { name: /Role type/ }).click();
  await page.getByRole('option', { name }).click();
}

async function openNode(dialog: Locator, name: RegExp): Promise<void> {
  await dialog.getByRole('searchbox', { name: 'Search organization' }).fill(name.source);
  await node(dialog, name).click();
}

test('roles are listed with type, node and permissions; search, type and order are in the address', async ({ page }) => {
  await signIn(page, 'super', { path });
  await expect(rowNamed(page, 'Communications office')).toContainText(/Unit administrator.*Harbour Care.*Reads 11 pages, deletes on 7/);
  await expect(rowNamed(page, 'Regional director')).toContainText(/Super administrator.*Harbour City Region.*Everything/);
  await page.getByRole('searchbox', { name: 'Search roles' }).fill('emergency');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByRole('button', { name: /Filter by Type/ }).click();
  await page.getByRole('option', { name: 'Super administrator' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('columnheader', { name: /Name/ }).getByRole('button', { name: /Name/ }).first().click();
  await expect.poll(() => namesShown(page)).toEqual(['Super administrator', 'Regional director, Harbour City']);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect.poll(() => namesShown(page)).toEqual(['Super administrator', 'Regional director, Harbour City']);
});

test('an address with a type that no role has shows every role, and no filter', async ({ page }) => {
  await signIn(page, 'super', { path: `${path}?type=garbage` });
  await expect(rowNamed(page, 'Communications office')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);
});

test('a role needs a name, a type and a node whose depth fits; another type clears the node', async ({ page, world }) => {
  await signIn(page, 'super', { path });
  await page.getByRole('button', { name: 'Add role' }).click();
  const dialog = form(page, 'Add New Role');
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByText('Role type is required', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night porters');

  await chooseType(page, dialog, /Super administrator/);
  await node(dialog, /^Harbour Care/).click();
  await expect(node(dialog, /^Harbour Care/)).toHaveAttribute('aria-selected', 'true');
  await chooseType(page, dialog, /^Staff/);
  await expect(node(dialog, /^Harbour Care.*Depth 0, needs 4/)).not.toHaveAttribute('aria-selected', 'true');
  // Playwright itself would wait for a refused row to be enabled.
  await node(dialog, /^Harbour Care/).click({ force: true });
  await add.click();
  await expect(dialog.getByText('Organization node is required')).toBeVisible();
  await openNode(dialog, /Emergency – day team/);
  await add.click();
  await expect(toasts(page)).toContainText('Role added');
  await expect(rowNamed(page, 'Night porters')).toContainText('Emergency – day team');

  await chooseTypeRefused(page);
  await expect.poll(() => world.control.callsOf('createRole')).toHaveLength(1);
});

/** Editing shows the type but does not let it be changed. */
async function chooseTypeRefused(page: Page): Promise<void> {
  await actOn(page, rowNamed(page, 'Night porters'), 'Edit');
  const dialog = form(page, 'Edit Role');
  await expect(dialog.getByText('The type of a role cannot be changed.')).toBeVisible();
  await dialog.getByRole('button', { name: /Role type/ }).click({ force: true });
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('a role that another system put at another depth is renamed and stays there, with its permissions', async ({ page, world }) => {
  await signIn(page, 'super', { path });
  await actOn(page, rowNamed(page, 'Care aides, Residential Care'), 'Edit');
  const dialog = form(page, 'Edit Role');
  await expect(dialog.getByText(/is at depth \d, although its type belongs at depth 4\. It can stay there\./)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Care aides');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowNamed(page, 'Care aides')).toContainText(/Staff.*Residential Care.*Reads 3 pages/);
  await expect.poll(() => world.control.callsOf('updateRole')).toHaveLength(1);
});

test('the form of a role keeps what was typed through every failure, sends once and asks before it is left', async ({ page, context, world }) => {
  await signIn(page, 'super', { path });
  const open = () => page.getByRole('button', { name: 'Communications office', exact: true }).click();
  const dialog = form(page, 'Edit Role');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const isAsTyped = async () => {
    await expect(name).toHaveValue('Press office');
    await expect(node(dialog, /^Harbour Care/)).toHaveAttribute('aria-selected', 'true');
  };
  await open();
  await name.fill('Press office');
  await leaveDirtyForm({ page, dialog, isAsTyped });
  await open();
  await name.fill('regional director, harbour city');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText("A role named 'regional director, harbour city' exists already.");
  await name.fill('Press office');
  await saveAgainstFailures({ page, context, world, dialog, submit: 'Save', operationId: 'updateRole', isAsTyped });
  await expect(rowNamed(page, 'Press office')).toBeVisible();
});

test('the permissions of a role are granted page by page and kept through every failure', async ({ page, context, world }) => {
  await signIn(page, 'super', { path });
  const open = () => actOn(page, rowNamed(page, 'Care aides, Residential Care'), 'Permissions');
  await open();
  const dialog = page.getByRole('dialog', { name: 'Edit Role Permissions' });
  const box = (right: string, instance: string) => dialog.getByRole('checkbox', { name: `${right}: ${instance}` });
  await expect(box('Read', 'News and Announcements')).toBeChecked();
  await box('Write', 'Pulse Checks').press('Space');
  await expect(box('Read', 'Pulse Checks')).toBeChecked();
  await box('Delete', 'News and Announcements').press('Space');
  const isAsTyped = async () => {
    await expect(box('Write', 'Pulse Checks')).toBeChecked();
    await expect(box('Delete', 'News and Announcements')).toBeChecked();
  };
  await saveAgainstFailures({ page, context, world, dialog, submit: 'Save', operationId: 'updateRole', isAsTyped });
  await expect(rowNamed(page, 'Care aides')).toContainText('Reads 4 pages, deletes on 1');
  await open();
  await isAsTyped();
  await expect(box('Delete', 'Pulse Checks')).not.toBeChecked();
});

test('a unit administrator manages the roles of the own nodes, grants no more than the own role has, and sees why', async ({ page }) => {
  await signIn(page, 'unit', { path });
  await expect(rowNamed(page, 'Site administrator, Cedar Point Hospital')).toBeVisible();
  await expect(rowNamed(page, 'Communications office')).toHaveCount(0);
  await actsOf(rowNamed(page, 'Unit administrator, North Region')).click();
  const own = rowAct(page, 'Edit');
  await own.press('Enter');
  await expect(form(page, 'Edit Role')).toHaveCount(0);
  await expect(own).toHaveAccessibleDescription('You are using this role, so someone else has to change it.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add role' }).click();
  const dialog = form(page, 'Add New Role');
  await dialog.getByRole('button', { name: /Role type/ }).click();
  await expect(page.getByRole('option')).toHaveCount(2);
  const outOfReach = page.getByRole('option', { name: /Unit administrator/ });
  await expect(outOfReach).toHaveAttribute('aria-disabled', 'true');
  await expect(outOfReach).toContainText('Roles of this type belong outside your unit.');
  await page.getByRole('option', { name: /^Staff/ }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('North porters');
  await openNode(dialog, /Emergency – day team/);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(rowNamed(page, 'North porters')).toContainText('Emergency – day team');
});

test('deleting a role asks first, and a refusal of the host is shown in the question', async ({ page }) => {
  await signIn(page, 'super', { path });
  await actsOf(page.locator('[data-row-id]', { has: page.getByRole('rowheader', { name: 'Super administrator', exact: true }) })).click();
  await expect(rowAct(page, 'Delete')).toHaveAccessibleDescription('You are using this role. Choose another role before you delete it.');
  await page.keyboard.press('Escape');
  await actOn(page, rowNamed(page, 'Communications office'), 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete role' });
  await expect(question).toContainText("'Communications office' will be deleted and removed from everyone who has it.");
  await page.keyboard.press('Escape');
  await expect(rowNamed(page, 'Communications office')).toBeVisible();
  await actOn(page, rowNamed(page, 'Communications office'), 'Delete');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(rowNamed(page, 'Communications office')).toHaveCount(0);
});

test('in a tenant without an organization its first role is renamed without a node', async ({ page, world }) => {
  await signIn(page, 'new', { path });
  await expect(rowNamed(page, 'Super administrator')).toContainText('No node yet');
  await page.getByRole('button', { name: 'Super administrator', exact: true }).click();
  const dialog = form(page, 'Edit Role');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Owner');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rowNamed(page, 'Owner')).toBeVisible();
  // It is the acting role: the top bar follows.
  await expect(topBar(page)).toContainText('Owner');
  await expect.poll(async () => (await world.control.callsOf('updateRole')).map(({ status }) => status)).toEqual([200]);
});
