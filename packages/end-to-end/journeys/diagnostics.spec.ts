import { accounts } from '../harness/accounts.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('diagnostics name person, tenant, role and hosts, copy as text, and hold no token', async ({ page, context, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.console });
  const before = Date.now();
  await signIn(page, 'unit', { path: '/diag' });
  const fact = (name: string) => page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) }).getByRole('definition');
  await expect(fact('User name')).toHaveText(accounts.unit.name);
  await expect(fact('Tenant')).toContainText('Harbour Care');
  await expect(fact('Highest role')).toContainText('Unit administrator');
  const moment = async (name: string) => Date.parse(await fact(name).innerText());
  const [renews, ends] = [await moment('Renews at'), await moment('Token ends')];
  expect(renews, 'the renewal lies ahead').toBeGreaterThan(before);
  expect(renews, 'and before the end of the token').toBeLessThan(ends);
  await expect(fact('API host')).toContainText(world.api);
  await expect(fact('API host responds')).toHaveText('Yes');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`User name: ${accounts.unit.name}`);
  expect(copied).toContain(`API host: ${world.api}`);
  expect(copied).not.toMatch(/eyJ[\w-]*\.eyJ|Bearer|access_token/);
});

test('diagnostics say when the host does not respond', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/diag' });
  await world.control.fault({ path: '/api/types/roles' }, { status: 503, body: {} });
  await page.reload();
  await expect(page.getByText('Your tenants and roles could not be loaded').or(page.getByText('API host responds'))).toBeVisible();
  await world.control.heal();
  await page.reload();
  await expect(page.getByText('API host responds')).toBeVisible();
});
