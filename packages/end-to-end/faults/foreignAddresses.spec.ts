import type { BrowserContext } from '@playwright/test';
import { openProfileMenu, signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import type { World } from '../harness/world.ts';

const canary = 'https://canary.test';

/** Every request to an origin that is not on the list, and every host that received a bearer token. */
function watchAddresses(context: BrowserContext, world: World): { strangers: string[]; bearerHosts: Set<string> } {
  const seen = { strangers: [] as string[], bearerHosts: new Set<string>() };
  const known = [world.console, world.api, world.identityProvider, 'null'];
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (!known.includes(origin)) seen.strangers.push(request.url());
    if (request.headers()['authorization'] || /access_token=/.test(request.url())) seen.bearerHosts.add(origin);
  });
  return seen;
}

test('X11 a support address with another scheme is not a link; a valid one opens outside, without a way back', async ({ page, world, allow }) => {
  // The test itself loads the page again and again.
  allow.storms = true;
  const support = page.getByRole('menuitem', { name: 'Contact support' });
  for (const hubSpotUrl of ['javascript:alert(1)', 'data:text/html,x', 'http://help.example.com', '//evil.test/', 'vbscript:x']) {
    await test.step(hubSpotUrl, async () => {
      await world.control.heal();
      await world.control.fault({ operationId: 'getSupportChannels' }, { body: { hubSpotUrl, contactEmail: 'a@b.test?bcc=evil@evil.test' } });
      await (page.url() === 'about:blank' ? signIn(page, 'solo', { path: '/diag' }) : page.reload());
      await expect.poll(async () => (await world.control.callsOf('getSupportChannels')).at(-1)?.finishedAt).toBeTruthy();
      await openProfileMenu(page);
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
      await expect(support).toHaveCount(0);
    });
  }
  await world.control.heal();
  await world.control.fault({ operationId: 'getSupportChannels' }, { body: { hubSpotUrl: 'https://help.example.com/desk', contactEmail: null } });
  await page.reload();
  await openProfileMenu(page);
  await expect(support).toHaveAttribute('href', 'https://help.example.com/desk');
  await expect(support).toHaveAttribute('target', '_blank');
  await expect(support).toHaveAttribute('rel', /noreferrer|noopener/);
});

test('X11 a logo or picture that names another host or folder sends no token there', async ({ page, context, world, allow }) => {
  // The test itself loads the page again and again.
  allow.storms = true;
  const seen = watchAddresses(context, world);
  for (const file of [`${canary}/logo.png`, '//canary.test/logo.png', '../../../users/me', '..\\..\\x', '%2f%2fcanary.test', 'a?x=y#z', '@canary.test']) {
    await world.control.fault({ operationId: 'listOwnTenants', times: 1 }, { set: { '*.logo': file } });
    await world.control.fault({ operationId: 'getOwnProfile', times: 1 }, { set: { avatar: file } });
    await (page.url() === 'about:blank' ? signIn(page, 'solo', { path: '/diag' }) : page.reload());
    await expect(page.getByText('User id')).toBeVisible();
  }
  expect(seen.strangers).toEqual([]);
  expect([...seen.bearerHosts]).toEqual([world.api]);
  const pictures = (await world.control.traffic()).filter(({ path }) => /logos|avatars/.test(path));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.every(({ path }) => /^\/api\/(tenant\/logos|users\/avatars)\/[^/]+$/.test(path)), 'each stays in its folder').toBe(true);
});

test('X11 a host that redirects to another one is not followed, by a call or by a picture', async ({ page, context, world }) => {
  const seen = watchAddresses(context, world);
  await page.route(`${canary}/**`, (route) => route.fulfill({ body: '[]', headers: { 'Access-Control-Allow-Origin': '*' } }));
  const elsewhere = { status: 302, headers: { Location: `${canary}/stolen` } };
  for (const operationId of ['getTenantLogo', 'getAvatarFile', 'listContentInstances']) await world.control.fault({ operationId }, elsewhere);
  await signIn(page, 'solo', { path: '/diag' });
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('The pages could not be loaded')).toBeVisible();
  await world.control.fault({ operationId: 'listOwnTenants' }, elsewhere);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your tenants and roles could not be loaded' })).toBeVisible();
  expect(seen.strangers).toEqual([]);
  expect([...seen.bearerHosts]).toEqual([world.api]);
});

test('X11 the identity provider’s own description cannot send a code or a sign-in to another scheme', async ({ page, context, world }) => {
  const seen = watchAddresses(context, world);
  await page.route('**/.well-known/openid-configuration', async (route) => {
    const answer = await route.fetch();
    const description = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...description, authorization_endpoint: 'javascript:alert(1)', token_endpoint: `${canary}/token` } });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'The sign-in service cannot be reached' })).toBeVisible();
  expect(seen.strangers).toEqual([]);
  expect(await world.control.callsOf('token')).toEqual([]);
});
