import { describe, expect, test } from 'vitest';
import { queryFirst } from '../database/query.ts';
import { actors, openTestWorld, tenants, type TestScope } from './testWorld.ts';

const world = openTestWorld();

interface Profile {
  name: string;
  roles: { name: string; organizationNodeName: string | null }[];
}

describe('The own profile', () => {
  test('The own profile has the roles of the tenant in the header', async () => {
    const at = async (tenantId: string | null) => (await world.call<Profile>({ username: 'super', tenantId, roleName: null }, 'getOwnProfile')).body.roles.map((role) => role.name);
    expect(await at(null)).toEqual([]);
    expect(await at(tenants.harbour)).toEqual(['Super administrator', 'Unit administrator, Islands Region']);
    expect(await at(tenants.prairie)).toEqual(['Super administrator']);
  });

  test('The own profile keeps the contact details of a super administrator, who changes them elsewhere', async () => {
    const body = { name: 'Maggie', phoneNumber: '+12505550100', phoneLoginEnabled: true };
    expect((await world.call(actors.super, 'updateOwnProfile', { body })).status).toBe(403);
  });

  test('The own profile loses phone login with the number', async () => {
    const { body } = await world.call<{ phoneNumber: string | null; phoneLoginEnabled: boolean }>(actors.unit, 'updateOwnProfile', {
      body: { name: 'Noémie Tremblay', phoneNumber: '', phoneLoginEnabled: true },
    });
    expect(body).toMatchObject({ phoneNumber: null, phoneLoginEnabled: false });
  });
});

test('each account belongs to its tenants', async () => {
  const of = async (username: string) =>
    (await world.call<{ name: string }[]>({ username, tenantId: null, roleName: null }, 'listOwnTenants')).body.map((tenant) => tenant.name);
  expect(await of('super')).toEqual(['Harbour Care', 'Prairie Homes']);
  expect(await of('solo')).toEqual(['Prairie Homes']);
  expect(await of('unit')).toEqual(['Harbour Care']);
  expect(await of('new')).toEqual(['Summit Living']);
});

describe('a scope that is not the caller’s', () => {
  const refused = async (scope: TestScope) => (await world.call(scope, 'getTenant')).status;

  test('A scope with a tenant of others is refused', async () => {
    expect(await refused({ username: 'solo', tenantId: tenants.harbour, roleName: 'Super administrator' })).toBe(403);
  });

  test('A scope with a tenant of others is refused before a role is chosen', async () => {
    const { status } = await world.call({ username: 'solo', tenantId: tenants.harbour, roleName: null }, 'getOwnProfile');
    expect(status).toBe(403);
  });

  test('A scope with a role of others is refused', async () => {
    expect(await refused({ ...actors.unit, roleName: 'Super administrator' })).toBe(403);
  });

  test('A scope with a role of another tenant is refused', async () => {
    const role = queryFirst<{ id: string }>(world.database, "SELECT id FROM roles WHERE tenant_id = ? AND name = 'Super administrator'", tenants.prairie);
    expect(role).toBeDefined();
    expect(await refused({ username: 'super', tenantId: tenants.harbour, roleName: 'Unit administrator, Regina' })).toBe(400);
  });
});

test('a logo is shown to members of its tenant only', async () => {
  const parameters = { file: 'harbourcare-logo.png' };
  const seen = await world.call(actors.unit, 'getTenantLogo', { parameters });
  expect(seen.file?.contentType).toBe('image/png');
  expect((await world.call(actors.solo, 'getTenantLogo', { parameters })).status).toBe(404);
});

test('only a super administrator changes the theme', async () => {
  const body = { themeId: 'd4ac0daa-8e61-4a2f-a7c4-4f8b6d2e5c04' };
  expect((await world.call(actors.superAsUnit, 'updateTenantTheme', { body })).status).toBe(403);
  const changed = await world.call<{ tenantThemeId: string }>(actors.solo, 'updateTenantTheme', { body });
  expect(changed.body.tenantThemeId).toBe(body.themeId);
});

test('reference data is the same before a tenant is chosen', async () => {
  for (const operation of ['listContentTypes', 'listRoleTypes', 'listIcons', 'listSurveyQuestionTypes', 'listEmailTypes', 'listSmsTypes']) {
    const { status, body } = await world.call<unknown[]>({ username: 'new', tenantId: null, roleName: null }, operation);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(1);
  }
});
