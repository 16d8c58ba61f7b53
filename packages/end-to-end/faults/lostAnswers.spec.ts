import { act, details, nodeRow, openOrganization } from '../harness/organization.ts';
import { png } from '../harness/pictures.ts';
import { namesShown, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const unconfirmed = 'Could not confirm whether this was done.';

test('N05 pages whose new order was taken, though its answer was lost, stand in that order, and move on from there', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/content' });
  await expect(rows(page)).toHaveCount(4);
  const [first = '', second = '', ...others] = await namesShown(page);
  await world.control.fault({ operationId: 'updateSocialFeed', times: 1 }, { resetAfterCommit: true });
  await rowNamed(page, first).getByRole('button', { name: `Move ${first} down` }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  const atHost = async () => {
    await page.reload();
    await expect(rows(page)).toHaveCount(4);
    return namesShown(page);
  };
  const shown = await namesShown(page);
  expect(await atHost()).toEqual(shown);
  if (shown[0] === first) await rowNamed(page, first).getByRole('button', { name: `Move ${first} down` }).click();
  await expect.poll(() => namesShown(page)).toEqual([second, first, ...others]);
});

test('N05 a node that was deleted, though the answer was lost, leaves the tree, and the question closes', async ({ page, world }) => {
  await openOrganization(page);
  await act(page, 'Islands Region', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete node' });
  await world.control.fault({ operationId: 'deleteOrganizationNode', times: 1 }, { resetAfterCommit: true });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(question).toHaveCount(0);
  await expect(nodeRow(page, 'Islands Region').and(page.locator(':visible'))).toHaveCount(0);
  await expect(details(page, 'Harbour Care')).toBeVisible();
  await page.getByRole('button', { name: /Change role$/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Prairie Homes' })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: /Islands Region/ })).toHaveCount(0);
});

test('N05 a node’s logo that was stored, though the answer was lost, keeps the form, and is sent once more when it is saved again', async ({ page, world, allow }) => {
  // The same picture is sent twice on purpose.
  allow.repeatedWrites = true;
  await openOrganization(page);
  await act(page, 'North Region', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Organization Node' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Northern Region');
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(600) });
  await expect(dialog.getByRole('img', { name: /^Logo of/ })).toBeVisible();
  await world.control.fault({ operationId: 'uploadNodeLogo', times: 1 }, { resetAfterCommit: true });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(dialog.getByRole('alert').last()).toContainText(unconfirmed);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Northern Region');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(nodeRow(page, 'Northern Region').locator('img')).toHaveAttribute('src', /^blob:/);
});
