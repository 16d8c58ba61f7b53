import { expectNoPictureTaken, isAlive, svg } from '../harness/pictures.ts';
import { signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('X06 a tenant logo that is not a picture, or is too large, is refused before it is sent, and the tab keeps working', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/app' });
  const field = page.getByRole('main');
  await expectNoPictureTaken(page, field);
  expect(await world.control.callsOf('uploadTenantLogo')).toEqual([]);
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
