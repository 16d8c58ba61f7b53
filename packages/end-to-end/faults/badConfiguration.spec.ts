import { chooseScope, identifyAs, signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const configurationPath = '**/config.json';
const faulty = 'Noticeboard is not set up correctly';
const missing = 'Noticeboard cannot start';

const malformed = (identityProvider: string, api: string): [body: string, told: string | RegExp][] => {
  const good = { api: { address: api }, hub: `${api}/hubs/chat`, identity: { authority: identityProvider, clientId: 'noticeboard-console' } };
  return [
    ['{ "api": ', 'config.json is not JSON'],
    ['<!doctype html><script>document.title = "taken"</script>', 'config.json is not JSON'],
    [JSON.stringify({ ...good, identity: undefined }), /^identity: /],
    [JSON.stringify({ ...good, hub: 'javascript:alert(1)' }), /^hub: /],
    [JSON.stringify({ ...good, themes: { a: 'pink' } }), /^themes\.a: /],
  ];
};

test('Bad input: a malformed config.json is named to the operator, and nothing starts', async ({ page, world }) => {
  for (const [body, told] of malformed(world.identityProvider, world.api)) {
    await test.step(body, async () => {
      await page.route(configurationPath, (route) => route.fulfill({ body, contentType: 'application/json' }));
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: faulty })).toBeVisible();
      await expect(page.getByRole('listitem')).toHaveText([told]);
      await expect(page).toHaveTitle('Noticeboard');
      await page.unroute(configurationPath);
    });
  }
  expect(await world.control.traffic()).toEqual([]);
});

test('Bad input: when config.json does not arrive the console offers Try again, and then opens the requested page', async ({ page }) => {
  for (const answer of [undefined, 404, 500]) {
    await page.route(configurationPath, (route) => (answer === undefined ? route.abort() : route.fulfill({ status: answer, body: 'secret stack' })));
    await page.goto('/diag');
    await expect(page.getByRole('heading', { name: missing })).toBeVisible();
    await expect(page.getByText('secret stack')).toHaveCount(0);
    await page.unroute(configurationPath);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await identifyAs(page, 'solo');
  await expect(page).toHaveURL(/\/diag$/);
  await expect(page.getByRole('heading', { name: 'Diagnostics', level: 1 })).toBeVisible();
});

test('Bad input: an unreachable host is reported after sign-in, keeps the session, and Try again recovers', async ({ page, world }) => {
  const hostPath = `${world.api}/**`;
  await page.route(hostPath, (route) => route.abort('connectionrefused'));
  await page.goto('/diag');
  await identifyAs(page, 'solo');
  await expect(page.getByRole('heading', { name: 'Your tenants and roles could not be loaded' })).toBeVisible();
  await expect(page.getByText('The server cannot be reached. Check your connection and try again.')).toBeVisible();
  const signIns = (await world.control.callsOf('token')).length;
  await page.unroute(hostPath);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Diagnostics', level: 1 })).toBeVisible();
  expect((await world.control.callsOf('token')).length, 'nobody had to sign in again').toBe(signIns);
});

test('Bad input: an unreachable identity provider is reported on a full page, without a redirect, and Retry recovers', async ({ page, world }) => {
  const providerPath = `${world.identityProvider}/**`;
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits += 1;
  });
  await page.route(providerPath, (route) => route.abort('connectionrefused'));
  await page.goto('/diag');
  await expect(page.getByRole('heading', { name: 'The sign-in service cannot be reached' })).toBeVisible();
  await expect(page).toHaveURL(/\/diag$/);
  expect(visits).toBe(1);
  await page.unroute(providerPath);
  await page.getByRole('button', { name: 'Retry' }).click();
  await identifyAs(page, 'solo');
  await expect(page.getByRole('heading', { name: 'Diagnostics', level: 1 })).toBeVisible();
});

test('Bad input: a remembered tenant that the user does not have opens the choice, and then the requested page', async ({ page, world }) => {
  await signIn(page, 'super');
  await page.evaluate(() => {
    const choice = JSON.parse(sessionStorage.getItem('noticeboard.choice') ?? '{}') as object;
    const text = JSON.stringify({ ...choice, tenantId: '00000000-0000-4000-8000-00000000dead' });
    sessionStorage.setItem('noticeboard.choice', text);
    localStorage.setItem('noticeboard.choice', text);
  });
  await page.goto('/diag');
  await expect(page.getByRole('heading', { name: 'Select Role' })).toBeVisible();
  await chooseScope(page, { tenant: 'Prairie Homes' });
  await expect(page).toHaveURL(/\/diag$/);
  await expect(topBar(page)).toContainText('Prairie Homes');
  const foreign = (await world.control.traffic()).filter(({ tenant }) => tenant === '00000000-0000-4000-8000-00000000dead');
  expect(foreign.every(({ status }) => status === 403), 'nothing of a foreign tenant was answered').toBe(true);
});

test('Bad input: a remembered role that the user does not have opens the choice of a role', async ({ page }) => {
  await signIn(page, 'super');
  await page.evaluate(() => {
    const choice = JSON.parse(sessionStorage.getItem('noticeboard.choice') ?? '{}') as object;
    sessionStorage.setItem('noticeboard.choice', JSON.stringify({ ...choice, roleId: '00000000-0000-4000-8000-00000000dead' }));
  });
  await page.goto('/diag');
  await expect(page.getByRole('region', { name: 'Roles' })).toBeVisible();
  await page.getByRole('region', { name: 'Roles' }).getByRole('button', { name: /^Super administrator/ }).click();
  await expect(page).toHaveURL(/\/diag$/);
});

test('Bad input: a remembered choice that cannot be read is ignored', async ({ page }) => {
  await signIn(page, 'solo');
  for (const text of ['{"subject":', '[]', '{"subject":1,"tenantId":{},"roleId":[]}', 'null']) {
    await page.evaluate((choice) => {
      localStorage.setItem('noticeboard.choice', choice);
      sessionStorage.setItem('noticeboard.choice', choice);
    }, text);
    await page.reload();
    await expect(topBar(page)).toContainText('Prairie Homes');
  }
});

test('Bad input: an address that cannot be decoded opens the console, which says that there is no such page', async ({ page }) => {
  await signIn(page, 'super');
  for (const path of ['/users/edit/%E0%A4%A', '/users/tags/%', '/nowhere/%zz']) {
    await page.goto(path);
    await expect(page.getByText(/not found|no longer exists|does not exist|could not be loaded/i).first(), path).toBeVisible();
  }
});
