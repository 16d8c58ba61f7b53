import { holdAnswers } from '../harness/heldAnswers.ts';
import { chooseScope, identifyAs, signIn, topBar } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('N07 a proxy’s page, cut JSON or no body instead of the tenants is reported as unexpected, and Try again recovers', async ({ page, world }) => {
  const answers = {
    'a proxy’s page': { body: '<!doctype html><h1>Log in to the proxy</h1><script>document.title = "taken"</script>', headers: { 'Content-Type': 'text/html' } },
    'cut JSON': { truncate: 20 },
    'no body': { body: '', headers: { 'Content-Type': 'application/json' } },
  };
  await world.control.fault({ operationId: 'listOwnTenants' }, answers['a proxy’s page']);
  await page.goto('/diag');
  await identifyAs(page, 'solo');
  // A reload before the redirect back from the sign-in has ended would lose its target.
  await expect(page.getByRole('heading', { name: 'Your tenants and roles could not be loaded' })).toBeVisible();
  for (const [what, answer] of Object.entries(answers)) {
    await test.step(what, async () => {
      await world.control.heal();
      await world.control.fault({ operationId: 'listOwnTenants' }, answer);
      const calls = (await world.control.callsOf('listOwnTenants')).length;
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your tenants and roles could not be loaded' })).toBeVisible();
      await expect(page.getByText('Unexpected answer. Try again.')).toBeVisible();
      await expect(page.getByText('Log in to the proxy')).toHaveCount(0);
      await expect(page).not.toHaveTitle(/taken/);
      const asked = (await world.control.callsOf('listOwnTenants')).slice(calls).filter(({ finishedAt }) => finishedAt !== null);
      expect(asked.length, 'not asked over and over').toBeLessThanOrEqual(2);
    });
  }
  await world.control.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Diagnostics', level: 1 })).toBeVisible();
});

test('N07 an unexpected response for the content pages leaves the rest of the console working', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listContentInstances' }, { truncate: 20 });
  await signIn(page, 'solo', { path: '/diag' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByText('The pages could not be loaded')).toBeVisible();
  await expect(page.getByText('User id')).toBeVisible();
  await world.control.heal();
  await navigation.getByRole('button', { name: 'Try again' }).click();
  await expect(navigation.locator('a[href^="/content/"]')).toHaveCount(4);
  await navigation.getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL(/\/users\/list$/);
});

test('N08 content pages with null names, no order, an unknown type or nothing at all are left out, the others show', async ({ page, world, allow }) => {
  // The test itself loads the page again and again.
  allow.storms = true;
  await signIn(page, 'solo', { path: '/diag' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const pages = navigation.locator('a[href^="/content/"]');
  await expect(pages).toHaveCount(4);
  const known = await pages.allTextContents();
  for (const [what, set] of [
    ['a null name', { '0.name': null }],
    ['an unknown type', { '0.contentTypeId': '00000000-0000-4000-8000-00000000beef' }],
    ['no order', { '0.order': null }],
    ['a type that is no text', { '0.contentTypeId': { a: 1 } }],
  ] as const) {
    await test.step(what, async () => {
      await world.control.heal();
      await world.control.fault({ operationId: 'listContentInstances' }, { set });
      await page.reload();
      await expect(page.getByText('User id')).toBeVisible();
      await expect.poll(async () => (await pages.allTextContents()).filter((name) => known.includes(name)).length).toBeGreaterThanOrEqual(3);
    });
  }
  for (const body of ['null', '{}', '[null]', '"pages"', '7']) {
    await test.step(body, async () => {
      await world.control.heal();
      await world.control.fault({ operationId: 'listContentInstances' }, { body, headers: { 'Content-Type': 'application/json' } });
      await page.reload();
      await expect(page.getByText('User id')).toBeVisible();
      await expect(navigation.getByRole('link', { name: 'Users' })).toBeVisible();
      await expect(pages).toHaveCount(0);
    });
  }
});

test('N08 a role of an unknown type has the least rights, and a tenant of an unknown theme the default look', async ({ page, world }) => {
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { 'roles.*.roleTypeId': '00000000-0000-4000-8000-00000000beef' } });
  await world.control.fault({ operationId: 'listOwnTenants' }, { set: { '*.tenantThemeId': '00000000-0000-4000-8000-00000000beef' } });
  await signIn(page, 'solo');
  await expect(page.getByText('Please download the mobile app to continue.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
});

test('N08 tenants, roles or a profile of another shape are reported, and Sign out still works', async ({ page, world, allow }) => {
  // As above.
  allow.storms = true;
  await page.goto('/diag');
  await identifyAs(page, 'solo');
  await expect(page.getByText('User id')).toBeVisible();
  for (const [operationId, answer] of [
    ['listOwnTenants', { body: 'null', headers: { 'Content-Type': 'application/json' } }],
    ['listOwnTenants', { body: { results: [] } }],
    ['listRoleTypes', { body: { results: null } }],
    ['getOwnProfile', { set: { roles: null } }],
    ['getOwnProfile', { remove: ['roles'] }],
  ] as const) {
    await test.step(`${operationId} ${JSON.stringify(answer)}`, async () => {
      await world.control.heal();
      await world.control.fault({ operationId }, { ...answer, ...('remove' in answer && { remove: [...answer.remove] }) });
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your tenants and roles could not be loaded' })).toBeVisible();
    });
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Noticeboard' })).toBeVisible();
});

test('N08 a profile without name, email and picture still has its menu and Sign out', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/diag' });
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { name: null, email: null, avatar: null }, remove: ['tags'] });
  await page.reload();
  await expect(page.getByText('User id')).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Noticeboard' })).toBeVisible();
});

test('N08 a unit administrator whose node is missing stays with the choice of a role, and the browser’s console says so', async ({ page, world }) => {
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { 'roles.*.organizationNodeId': null } });
  await page.goto('/diag');
  await identifyAs(page, 'unit');
  const role = page.getByRole('region', { name: 'Roles' }).getByRole('button');
  await expect(role).toContainText('Unit administrator · its unit is missing');
  await expect(role).toHaveAttribute('aria-disabled', 'true');
  told.length = 0;
  await role.press('Enter');
  await expect.poll(() => told).toEqual([expect.stringMatching(/^Critical: role \S+ was chosen, but its organization node is missing\.$/)]);
  await expect(page.getByRole('heading', { name: 'Select Role', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Noticeboard' })).toBeVisible();
});

test('N08 a user who chooses a role whose unit is missing stays on the choice of a role, or in the role that they had', async ({ page, world }) => {
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  const critical = () => told.filter((text) => /^Critical: role \S+ was chosen, but its organization node is missing\.$/.test(text));
  await signIn(page, 'super', { path: '/diag' });
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { 'roles.*.organizationNodeId': null } });
  await page.goto('/select-role');
  const lost = page.getByRole('region', { name: 'Roles' }).getByRole('button', { name: /its unit is missing/ });
  // It is marked as disabled, so only force presses it.
  await lost.click({ force: true });
  await expect.poll(() => critical().length).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/select-role$/);
  await expect(page.getByRole('heading', { name: 'Select Role', level: 1 })).toBeVisible();
  await page.getByRole('region', { name: 'Roles' }).getByRole('button', { name: /^Super administrator/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('link', { name: 'Published Content' }).click();
  await expect(page).toHaveURL(/\/content$/);
  told.length = 0;
  await page.getByRole('button', { name: /Change role$/ }).click();
  await page.getByRole('menuitemradio', { name: /^Unit administrator, Islands Region/ }).click();
  await expect.poll(() => critical().length).toBe(1);
  await expect(page).toHaveURL(/\/content$/);
  await expect(topBar(page)).not.toContainText('Acting as');
});

test('N08 a page with a blank name is called Unknown in the navigation', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listContentInstances' }, { set: { '0.name': ' ' } });
  await signIn(page, 'super', { path: '/diag' });
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Unknown/ })).toHaveCount(1);
});

test('N08 a message says that there are no tenants or no roles', async ({ page, world }) => {
  await world.control.fault({ operationId: 'listOwnTenants' }, { body: [] });
  await page.goto('/diag');
  await identifyAs(page, 'super');
  await expect(page.getByText('No tenants available')).toBeVisible();
  await expect(page.getByText('Your account belongs to no tenant yet.')).toBeVisible();
  await world.control.heal();
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { roles: [] } });
  await page.reload();
  const tenant = page.getByRole('button', { name: 'Harbour Care' });
  const before = await tenant.boundingBox();
  await tenant.click();
  await expect(page.getByText('No roles available')).toBeVisible();
  await expect(page.getByText('Margaret Chen-Whitaker has no role in Harbour Care yet.')).toBeVisible();
  expect(await tenant.boundingBox(), 'the tenant stays where it was pressed').toEqual(before);
  await world.control.heal();
  await page.reload();
  await chooseScope(page);
  await expect(topBar(page)).toContainText('Harbour Care');
});

test('N08 a person without any role sees whom to ask, and gets in with Try again once there is one', async ({ page, world }) => {
  await world.control.fault({ operationId: 'getOwnProfile' }, { set: { roles: [] } });
  await page.goto('/diag');
  await identifyAs(page, 'solo');
  await expect(page.getByText('Dale Kowalchuk has no role in Prairie Homes yet.')).toBeVisible();
  await expect(page.getByText('Choose your role')).toHaveCount(0);
  await world.control.heal();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(topBar(page)).toContainText('Prairie Homes');
});

test('N08 a response that is not an organization is reported as unexpected, and none of its actions is offered', async ({ page, world, allow }) => {
  // As above.
  allow.storms = true;
  await signIn(page, 'super', { path: '/diag' });
  for (const body of ['{}', '[]', '{"id":7}', '"tree"']) {
    await test.step(body, async () => {
      await world.control.heal();
      await world.control.fault({ operationId: 'getOrganizationTree' }, { body, headers: { 'Content-Type': 'application/json' } });
      await page.goto('/organization');
      await expect(page.getByText('Unexpected answer. Try again.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
    });
  }
  await world.control.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Harbour Care' }).first()).toBeVisible();
});

test('SET-30 a page with an icon of its own never shows that of its type first', async ({ page }) => {
  const letThrough = await holdAnswers(page, /\/types\/icons/);
  await signIn(page, 'super', { path: '/diag' });
  const links = page.getByRole('navigation', { name: 'Main' }).locator('a[href^="/content/"]');
  await expect(links.first()).toBeVisible();
  const drawn = () => links.evaluateAll((all) => all.map((link) => {
    const icon = link.querySelector('svg');
    return icon === null || getComputedStyle(icon).visibility === 'hidden' ? null : icon.innerHTML;
  }));
  const before = await drawn();
  expect(before.some((icon) => icon === null)).toBe(true);
  await letThrough();
  await expect.poll(async () => (await drawn()).every((icon) => icon !== null)).toBe(true);
  const after = await drawn();
  before.forEach((icon, place) => icon !== null && expect(icon).toBe(after[place]));
});
