import { expectNoPictureTaken, isAlive, png, svg } from '../harness/pictures.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('X06 a tenant logo that is not a picture, or is too large, is refused before it is sent, and the tab keeps working', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/app' });
  const field = page.getByRole('main');
  await expectNoPictureTaken(page, field);
  expect(await world.control.callsOf('uploadTenantLogo')).toEqual([]);
});

test('X06 a tenant logo whose file ends in a page is stored without the page', async ({ page }) => {
  await signIn(page, 'solo', { path: '/app-settings/app' });
  const field = page.getByRole('main');
  await field.locator('input[type="file"]').setInputFiles({
    name: 'polyglot.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([png(64), Buffer.from('<script>alert(1)</script>')]),
  });
  const answer = await page.waitForResponse(/\/api\/tenant\/logos\//);
  await expect(toasts(page)).toContainText('Changes saved successfully');
  expect((await answer.body()).toString('latin1')).not.toContain('<script>');
});

test('X06 a tenant logo of the host that is a drawing with a script is rendered as a picture and runs nothing', async ({ page }) => {
  const strayed: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('127.0.0.1:9/')) strayed.push(request.url());
  });
  await page.route('**/api/tenant/logos/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg, headers: { 'Access-Control-Allow-Origin': '*' } }));
  await signIn(page, 'solo', { path: '/app-settings/app' });
  await expect(topBar(page).locator('img').first()).toHaveAttribute('src', /^blob:/);
  await isAlive(page);
  expect(strayed).toEqual([]);
});
