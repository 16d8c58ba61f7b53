import type { Page } from '@playwright/test';
import { act, details, nodeRow, openOrganization } from '../harness/organization.ts';
import { expectNoPictureTaken, isAlive, png, svg } from '../harness/pictures.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

async function edit(page: Page) {
  await act(page, 'North Region', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Organization Node' });
  const choose = (name: string, mimeType: string, buffer: Buffer) => dialog.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  return { dialog, choose, save: dialog.getByRole('button', { name: 'Save' }) };
}

test('a logo is shown before it is saved, then in the tree and beside it, and cleared again', async ({ page, world }) => {
  await openOrganization(page);
  const first = await edit(page);
  await first.choose('logo.png', 'image/png', png(600));
  await expect(first.dialog.getByRole('img', { name: 'Logo of North Region' })).toBeVisible();
  await first.save.click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(nodeRow(page, 'North Region').locator('img')).toHaveAttribute('src', /^blob:/);
  const shown = details(page, 'North Region').locator('img');
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([250, 250]);

  const second = await edit(page);
  await second.dialog.getByRole('button', { name: 'Remove image' }).click();
  await second.save.click();
  await expect(second.dialog).toHaveCount(0);
  await expect(nodeRow(page, 'North Region').locator('img')).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('deleteNodeLogo')).toHaveLength(1);
  // The node itself did not change.
  expect(await world.control.callsOf('updateOrganizationNode')).toEqual([]);
});

test('a stored logo that cannot be shown can be cleared', async ({ page, world }) => {
  await openOrganization(page);
  const first = await edit(page);
  await first.choose('logo.png', 'image/png', png(64));
  await first.save.click();
  await expect(nodeRow(page, 'North Region').locator('img')).toBeVisible();
  await world.control.fault({ operationId: 'getTenantLogo' }, { status: 404, body: {} });
  await page.reload();

  const second = await edit(page);
  await expect(second.dialog.getByText('The image cannot be shown.')).toBeVisible();
  await second.dialog.getByRole('button', { name: 'Remove image' }).click();
  await second.save.click();
  await expect(second.dialog).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('deleteNodeLogo')).toHaveLength(1);
  await (await edit(page)).dialog.getByRole('button', { name: 'Choose image' }).waitFor();
});

test('a logo that the host refuses leaves the node saved and the form open, and the next try sends the rest', async ({ page, world }) => {
  await openOrganization(page);
  await act(page, 'North Region', 'Add below');
  const dialog = page.getByRole('dialog', { name: 'Add Organization Node' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Logo House');
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(64) });
  await expect(dialog.getByRole('img')).toBeVisible();
  await world.control.fault({ operationId: 'uploadNodeLogo' }, { status: 400, body: { message: 'The picture cannot be read.' } });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('The node was saved, but its logo was not: The picture cannot be read.');
  await expect(toasts(page), 'ERR-129').toContainText(/Unable to upload logo\.png file\s*The picture cannot be read\./);
  await world.control.heal();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(nodeRow(page, 'Logo House').locator('img')).toBeVisible();
  await expect.poll(() => world.control.callsOf('createOrganizationNode')).toHaveLength(1);
});

test('X06 files that are not pictures, or are too large, are refused before they are sent, and the tab keeps working', async ({ page, world }) => {
  await openOrganization(page);
  const { dialog, save } = await edit(page);
  await expectNoPictureTaken(page, dialog);
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('North Region again');
  await save.click();
  await expect(nodeRow(page, 'North Region again')).toBeVisible();
  expect(await world.control.callsOf('uploadNodeLogo')).toEqual([]);
});

test('X06 a logo of the host that is an SVG with a script, 30,000 pixels wide or a page is rendered as a picture and runs nothing', async ({ page, world }) => {
  const strayed: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('127.0.0.1:9/')) strayed.push(request.url());
  });
  const hostile = [
    { contentType: 'image/svg+xml', body: Buffer.from(svg) },
    { contentType: 'image/png', body: png(30_000) },
    { contentType: 'image/png', body: Buffer.from('<!doctype html><script>fetch("http://127.0.0.1:9/page")</script>') },
  ];
  await world.control.fault({ operationId: 'getOrganizationTree' }, { set: { logo: 'hostile.png' } });
  await signIn(page, 'super', { path: '/diag' });
  for (const answer of hostile) {
    await page.route('**/api/tenant/logos/hostile*', (route) => route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*' } }));
    const asked = page.waitForResponse(/logos\/hostile/);
    await page.goto('/organization');
    await asked;
    await isAlive(page);
    await nodeRow(page, 'North Region').getByText('North Region').click();
    await expect(details(page, 'North Region')).toBeVisible();
    await page.unroute('**/api/tenant/logos/hostile*');
  }
  expect(strayed).toEqual([]);
});
