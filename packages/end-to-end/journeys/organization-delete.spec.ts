import { holdAnswers } from '../harness/heldAnswers.ts';
import { act, details, nodeRow, openOrganization, retypeNode } from '../harness/organization.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('deleting a node first says what it affects, and removes it with everything below', async ({ page, world }) => {
  await openOrganization(page);
  await act(page, 'North Region', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete node' });
  await expect(question).toContainText(/'North Region' will be deleted with \d+ units below it\. This action cannot be undone\./);
  await expect(question).toContainText(/This affects \d+ roles, \d+ published items, and \d+ scheduled items\. Roles are deleted, items become drafts\./);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(nodeRow(page, 'North Region')).toBeVisible();

  await world.control.fault({ operationId: 'deleteOrganizationNode' }, { status: 409, body: { message: 'Staff work there today.' } });
  await act(page, 'North Region', 'Delete');
  const confirm = await retypeNode(page, 'North Region');
  await confirm.click();
  await expect(question.getByRole('alert')).toContainText('Staff work there today.');
  await expect(toasts(page)).toContainText('Delete Error (409)');
  await world.control.heal();
  await world.control.fault({ operationId: 'deleteOrganizationNode' }, { delayMs: 800 });
  await confirm.dblclick();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(question).toHaveCount(0);
  await expect(nodeRow(page, 'North Region')).toHaveCount(0);
  await expect(details(page, 'Harbour Care')).toBeVisible();
  const calls = await world.control.callsOf('deleteOrganizationNode');
  expect(calls.filter(({ isExecuted }) => isExecuted)).toHaveLength(1);
});

test('a user’s own role that is deleted with a node is no longer offered in the frame', async ({ page, world }) => {
  await openOrganization(page);
  const roles = page.getByRole('button', { name: /Change role$/ });
  const ofIslands = page.getByRole('menuitemradio', { name: /^Unit administrator, Islands Region/ });
  await roles.click();
  await expect(ofIslands).toBeVisible();
  await page.keyboard.press('Escape');

  await act(page, 'Islands Region', 'Delete');
  await (await retypeNode(page, 'Islands Region')).click();
  await expect(nodeRow(page, 'Islands Region')).toHaveCount(0);
  await expect.poll(async () => (await world.control.callsOf('getOwnProfile')).length).toBeGreaterThan(1);
  await roles.click();
  await expect(page.getByRole('menuitemradio', { name: 'Prairie Homes' })).toBeVisible();
  await expect(ofIslands).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(details(page, 'Harbour Care')).toBeVisible();
});

test('a node that is already gone is reported, and the tree is read again', async ({ page, world }) => {
  await openOrganization(page);
  await act(page, 'Islands Region', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete node' });
  await expect(question).toContainText(/This affects|It affects no roles/);
  await world.control.fault({ operationId: 'deleteOrganizationNode', times: 1 }, { status: 404, body: { message: 'There is no such node.' } });
  const before = (await world.control.callsOf('getOrganizationTree')).length;
  await (await retypeNode(page, 'Islands Region')).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await expect.poll(async () => (await world.control.callsOf('getOrganizationTree')).length).toBeGreaterThan(before);
});

test('deleting the root needs its name and opens Add Organization, where the next one is created', async ({ page, world }) => {
  await openOrganization(page);
  await act(page, 'Harbour Care', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete node' });
  const confirm = question.getByRole('button', { name: 'Delete', exact: true });
  await confirm.press('Enter');
  expect(await world.control.callsOf('deleteOrganizationNode')).toEqual([]);
  await question.getByRole('textbox').fill('Harbour Care');
  await confirm.click();
  await expect(page).toHaveURL(/\/organization\/add$/);
  await expect(page.getByRole('heading', { name: 'Add Organization', level: 1 })).toBeVisible();

  await page.getByRole('textbox', { name: 'Organization name' }).fill('Harbour Anew');
  await page.getByRole('group', { name: 'Template 1' }).getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: 'Survey' }).click();
  await page.getByRole('group', { name: 'Template 1' }).getByRole('textbox', { name: 'Name' }).fill('First questions');
  await page.getByRole('button', { name: 'Add Organization' }).click();
  await expect(page).toHaveURL(/\/organization$/);
  await expect(nodeRow(page, 'Harbour Anew')).toBeVisible();
});

test('deleting the last node opens Add Organization, too', async ({ page, world }) => {
  await signIn(page, 'new', { path: '/organization' });
  await page.getByRole('textbox', { name: 'Organization name' }).fill('Summit');
  await page.getByRole('group', { name: 'Template 1' }).getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: 'Gallery', exact: true }).click();
  await page.getByRole('group', { name: 'Template 1' }).getByRole('textbox', { name: 'Name' }).fill('Pictures');
  await page.getByRole('button', { name: 'Add Organization' }).click();
  await nodeRow(page, 'Summit').press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete node' });
  await expect(question).toContainText('It affects no roles and no published or scheduled items.');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/organization\/add$/);
  await expect.poll(() => world.control.callsOf('deleteOrganizationNode')).toHaveLength(1);
});

test('what a deletion of a node affects is counted again each time, and roles that stay are not reported as deleted', async ({ page, world }) => {
  await openOrganization(page);
  const question = page.getByRole('alertdialog', { name: 'Delete node' });
  const confirm = question.getByRole('button', { name: 'Delete', exact: true });
  await act(page, 'Harbour Care', 'Delete');
  await expect(question).toContainText(/This affects \d+ roles.*roles? of (a )?super administrators? stays?/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await act(page, 'Islands Region', 'Delete');
  await expect(question).toContainText(/\d+ published items/);
  await question.getByRole('button', { name: 'Cancel' }).click();

  await world.control.fault({ operationId: 'listPublishedItems' }, { status: 503 });
  const letThrough = await holdAnswers(page, /\/tenant\/all-published-items/);
  await act(page, 'Islands Region', 'Delete');
  await expect(question).toContainText('Counting what this affects…');
  await expect(confirm).toHaveAccessibleDescription('What this affects is still being counted.');
  await letThrough();
  await expect(question).toContainText('The number of published items and scheduled items could not be counted.');
  await expect(question).not.toContainText(/\d+ published items/);
  await expect(question.getByRole('textbox')).toBeVisible();
});
