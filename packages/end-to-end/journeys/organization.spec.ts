import { act, details, nodeRow, openOrganization } from '../harness/organization.ts';
import { toasts } from '../harness/publishedContent.ts';
import { leaveDirtyForm, saveAgainstFailures } from '../harness/savingForm.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const rows = '[role="treegrid"] [role="row"]';

test('nodes of the organization are opened, searched, and chosen by link and by keyboard', async ({ page }) => {
  await openOrganization(page);
  const shown = await page.locator(rows).count();
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '49');
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect(page.locator(rows)).toHaveCount(1);
  await nodeRow(page, 'Harbour Care').press('ArrowRight');
  await expect(page.locator(rows)).toHaveCount(shown);

  await nodeRow(page, 'Islands Region').getByRole('button', { name: /^Expand/ }).click();
  await expect(nodeRow(page, 'Gull Island Health Centre')).toBeVisible();
  await expect(nodeRow(page, 'Islands Region')).toHaveAttribute('aria-selected', 'false');
  await nodeRow(page, 'Islands Region').getByRole('button', { name: /^Collapse/ }).click();
  await expect(page.locator(rows)).toHaveCount(shown);
  await nodeRow(page, 'Islands Region').getByRole('button', { name: 'Actions for Islands Region' }).click();
  await page.getByRole('menuitem', { name: 'Organization Pages' }).click();
  await page.getByRole('dialog', { name: 'Organization Pages' }).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(nodeRow(page, 'Islands Region')).toBeFocused();
  await expect(nodeRow(page, 'Harbour Care')).toHaveAttribute('aria-selected', 'true');

  const search = page.getByRole('searchbox', { name: 'Search organization' });
  await search.pressSequentially('emergency');
  await expect(nodeRow(page, 'Cedar Point Hospital')).toBeVisible();
  await expect(search).toHaveValue('emergency');
  await expect(search).toBeFocused();
  await search.fill('');
  await nodeRow(page, 'North Region').getByText('North Region').click();
  await expect(details(page, 'North Region')).toContainText('Harbour Care');
  await expect(page).toHaveURL(/\/organization\?node=/);
  await page.reload();
  await expect(details(page, 'North Region')).toBeVisible();
  await expect(nodeRow(page, 'North Region')).toHaveAttribute('aria-selected', 'true');
});

test('a node is added below the first two levels only, with the reason elsewhere', async ({ page, world }) => {
  await openOrganization(page);
  await act(page, 'North Region', 'Add below');
  const dialog = page.getByRole('dialog', { name: 'Add Organization Node' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(name).toBeFocused();
  expect(await world.control.callsOf('createOrganizationNode')).toEqual([]);
  await name.fill('Harvest House');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toasts(page)).toContainText('Item saved successfully');
  await expect(dialog).toHaveCount(0);
  await expect(nodeRow(page, 'Harvest House')).toHaveAttribute('aria-selected', 'true');
  const add = details(page, 'Harvest House').getByRole('button', { name: 'Add below' });
  await expect(add).toHaveAccessibleDescription('Nodes can be added to the first 2 levels only.');
  await add.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await nodeRow(page, 'Harvest House').press('Insert');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await nodeRow(page, 'North Region').press('Insert');
  await expect(dialog).toContainText('Under North Region');
  await page.keyboard.press('Escape');
  await expect(nodeRow(page, 'North Region')).toBeFocused();
});

test('a node is renamed and closed to publishing, and its form loses nothing when saving fails', async ({ page, context, world }) => {
  await openOrganization(page);
  await act(page, 'Islands Region', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Organization Node' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const isAsTyped = () => expect(name).toHaveValue('Outer Islands');
  await name.fill('Outer Islands');
  await dialog.getByRole('switch', { name: 'Publish' }).press('Space');
  await leaveDirtyForm({ page, dialog, isAsTyped });
  await act(page, 'Islands Region', 'Edit');
  await name.fill('Outer Islands');
  await dialog.getByRole('switch', { name: 'Publish' }).press('Space');
  await saveAgainstFailures({ page, context, world, dialog, submit: 'Save', operationId: 'updateOrganizationNode', isAsTyped });
  await expect(nodeRow(page, 'Outer Islands')).toHaveAccessibleName(/Publishing off/);
  await expect(details(page, 'Outer Islands')).toContainText('Off');
  // The role at this node shows the new name, without another request.
  await page.getByRole('button', { name: /Change role$/ }).click();
  await expect(page.getByRole('menuitemradio', { name: /^Unit administrator, Islands Region/ })).toContainText('Outer Islands');
});

test('a page is hidden at a node and shown again, immediately', async ({ page, world }) => {
  await openOrganization(page);
  await act(page, 'Home and Community Care', 'Organization Pages');
  const dialog = page.getByRole('dialog', { name: 'Organization Pages' });
  await expect(dialog.getByRole('list', { name: 'Hidden (1)' })).toContainText('Residents’ Art');
  const news = dialog.getByRole('switch').first();
  const name = await dialog.getByRole('listitem').first().innerText();
  await news.press('Space');
  await expect(dialog.getByRole('list', { name: 'Hidden (2)' })).toBeVisible();
  await expect.poll(() => world.control.callsOf('hideContentInstance')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await act(page, 'Home and Community Care', 'Organization Pages');
  await dialog.getByRole('searchbox', { name: 'Search pages' }).fill(name.split('\n')[0] ?? '');
  await dialog.getByRole('list', { name: 'Hidden (1)' }).getByRole('switch').press('Space');
  await expect(dialog.getByRole('list', { name: 'Visible (1)' })).toBeVisible();
  await expect.poll(() => world.control.callsOf('showContentInstance')).toHaveLength(1);
});

test('a user who acts as a unit administrator sees which role prevents access, and nothing is requested in vain', async ({ page, world }) => {
  await signIn(page, 'super', { path: '/organization', role: 'Unit administrator, Islands Region' });
  const main = page.getByRole('main');
  for (const address of ['/organization', '/organization/add']) {
    await page.goto(address);
    await expect(main.getByText('This page belongs to the whole tenant')).toBeVisible();
    await expect(main).toContainText('Acting as unit administrator of Islands Region: choose your super administrator role in the top bar first.');
    await expect(main.getByRole('button')).toHaveCount(0);
  }
  expect(await world.control.callsOf('getOrganizationTree')).toEqual([]);
});
