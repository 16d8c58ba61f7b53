import { describe, expect, test } from 'vitest';
import { roleTypeId } from '../../reference/roleTypes.ts';
import { actors, openTestWorld, type TestScope } from '../testWorld.ts';

interface Grant {
  contentInstanceId: string;
  canRead: boolean;
  canWrite: boolean;
  canDelete: boolean;
}

interface Role {
  id: string;
  name: string;
  roleTypeId: string;
  organizationNodeId: string | null;
  grantedContentInstancePermissions: Grant[];
}

// One world for all: creating one takes longer than these tests, which use different names.
const world = openTestWorld();
let made = 0;

const idOf = (table: 'organization_nodes' | 'content_instances' | 'roles', name: string): string =>
  (world.database.prepare(`SELECT id FROM ${table} WHERE name = ?`).get(name) as { id: string }).id;
const roles = async (scope: TestScope) => (await world.call<{ results: Role[] }>(scope, 'listRoles', { parameters: { from: 0, count: 999 } })).body.results;
const roleNamed = async (name: string) => {
  const role = (await roles(actors.super)).find((candidate) => candidate.name === name);
  if (role === undefined) throw new Error(`There is no role ${name}`);
  return role;
};
const create = (scope: TestScope, type: Parameters<typeof roleTypeId>[0], node: string, name = `Night porters ${made++}`) =>
  world.call<Role & { message: string }>(scope, 'createRole', { body: { name, roleTypeId: roleTypeId(type), organizationNodeId: idOf('organization_nodes', node) } });
const update = (scope: TestScope, role: Role, changes: object) =>
  world.call<Role & { message: string }>(scope, 'updateRole', { parameters: { id: role.id }, body: { name: role.name, organizationNodeId: role.organizationNodeId, ...changes } });
const remove = (scope: TestScope, role: Role) => world.call(scope, 'deleteRole', { parameters: { id: role.id } });

describe('a new role', () => {
  test.each([
    ['SuperAdmin', [0, 1]],
    ['Staff', [4]],
    ['OrganizationUnitAdmin', [0]],
  ] as const)('A role of type %s fits the depths %j and no other (ROLE-14 to ROLE-16)', async (type, depths) => {
    const way = ['Harbour Care', 'North Region', 'Cedar Point Hospital', 'Emergency and Urgent Care', 'Emergency – day team'];
    const taken: number[] = [];
    for (const [depth, node] of way.entries()) if ((await create(actors.super, type, node)).status === 201) taken.push(depth);
    expect(taken).toEqual(depths);
  });

  test('A new role of a type that does not exist is refused', async () => {
    const body = { name: 'Nobody', roleTypeId: '00000000-0000-4000-8000-00000000beef', organizationNodeId: idOf('organization_nodes', 'Harbour Care') };
    expect(await world.call(actors.super, 'createRole', { body })).toMatchObject({ status: 400, body: { message: 'There is no such role type.' } });
  });

  test('A new role is stored without the blanks around its name and grants nothing yet', async () => {
    const { body } = await create(actors.super, 'SuperAdmin', 'Harbour Care', '  Deputies ');
    expect([body.name, body.grantedContentInstancePermissions]).toEqual(['Deputies', []]);
  });

  test('A new role is refused a name that another role has, in any letter case', async () => {
    expect((await create(actors.super, 'SuperAdmin', 'Harbour Care', 'COMMUNICATIONS OFFICE')).status).toBe(409);
    expect((await create(actors.super, 'SuperAdmin', 'Harbour Care', '   ')).status).toBe(400);
    expect((await create(actors.super, 'SuperAdmin', 'Harbour Care', 'Équipe de nuit')).status).toBe(201);
    expect((await create(actors.super, 'SuperAdmin', 'Harbour Care', 'équipe de nuit')).status).toBe(409);
  });
});

describe('a change of a role', () => {
  test('A changed role stays at the depth where another system put it', async () => {
    const director = await roleNamed('Care aides, Residential Care');
    const { status, body } = await update(actors.super, director, { name: 'Care aides' });
    expect([status, body.name, body.organizationNodeId]).toEqual([200, 'Care aides', director.organizationNodeId]);
    expect(body.grantedContentInstancePermissions).toEqual(director.grantedContentInstancePermissions);
  });

  test('A changed role is moved only to nodes that fit its type', async () => {
    const aides = await roleNamed('Care aides');
    expect((await update(actors.super, aides, { organizationNodeId: idOf('organization_nodes', 'North Region') })).status).toBe(400);
    expect((await update(actors.super, aides, { organizationNodeId: idOf('organization_nodes', 'Emergency – day team') })).status).toBe(200);
  });

  test('A changed role stays without a node as long as the tenant has no organization', async () => {
    const [role] = await roles(actors.newcomer);
    if (role === undefined) throw new Error('The new tenant has no role');
    expect((await update(actors.newcomer, role, { name: 'Owner' })).body).toMatchObject({ name: 'Owner', organizationNodeId: null });
  });

  test('A change of a role replaces all grants, also one without rights', async () => {
    const office = await roleNamed('Communications office');
    const [news, ideas] = [idOf('content_instances', 'News and Announcements'), idOf('content_instances', 'Pulse Checks')];
    const wanted = [
      { contentInstanceId: news, canRead: true, canWrite: false, canDelete: true },
      { contentInstanceId: ideas, canRead: false, canWrite: false, canDelete: false },
    ];
    const { body } = await update(actors.super, office, { roleContentInstancePermissions: wanted });
    expect(body.grantedContentInstancePermissions).toEqual(wanted);
  });

  test('A change of a role with Write without Read, a page named twice or an unknown page is refused, and changes nothing', async () => {
    const office = await roleNamed('Communications office');
    const grant = { contentInstanceId: idOf('content_instances', 'Pulse Checks'), canRead: true, canWrite: false, canDelete: false };
    for (const wrong of [[{ ...grant, canRead: false, canWrite: true }], [grant, grant], [{ ...grant, contentInstanceId: office.id }]]) {
      expect((await update(actors.super, office, { name: 'Press office', roleContentInstancePermissions: wrong })).status).toBe(400);
    }
    expect(await roleNamed('Communications office')).toEqual(office);
  });
});

describe('a unit administrator', () => {
  test('A unit administrator sees the roles of the own nodes only', async () => {
    const names = (await roles(actors.unit)).map((role) => role.name);
    expect(names).toContain('Site administrator, Cedar Point Hospital');
    expect(names).not.toContain('Communications office');
    const office = await roleNamed('Communications office');
    expect((await world.call(actors.unit, 'getRole', { parameters: { id: office.id } })).status).toBe(403);
  });

  test('A unit administrator creates, changes and deletes roles of the own nodes', async () => {
    const own = await create(actors.unit, 'Staff', 'Emergency – day team');
    expect(own.status).toBe(201);
    expect((await update(actors.unit, own.body, { name: 'Day porters' })).status).toBe(200);
    expect((await remove(actors.unit, own.body)).status).toBe(204);
  });

  test('A unit administrator is refused roles of super administrators, of other nodes, and the own one', async () => {
    expect((await create(actors.unit, 'SuperAdmin', 'North Region')).status).toBe(403);
    expect((await create(actors.unit, 'OrganizationUnitAdmin', 'Harbour Care')).status).toBe(403);
    expect((await remove(actors.unit, await roleNamed('Communications office'))).status).toBe(403);
    expect((await update(actors.unit, await roleNamed('Unit administrator, North Region'), { name: 'Me' })).status).toBe(403);
    expect((await create(actors.staff, 'Staff', 'Emergency – day team')).status).toBe(403);
  });

  test('A unit administrator grants no more on a page than the own role has, and revokes nothing by leaving it as it is', async () => {
    const site = await roleNamed('Site administrator, Cedar Point Hospital');
    const grant = (page: string, canWrite: boolean): Grant => ({ contentInstanceId: idOf('content_instances', page), canRead: true, canWrite, canDelete: false });
    const kept = site.grantedContentInstancePermissions;
    const given = (more: Grant) => update(actors.unit, site, { roleContentInstancePermissions: [...kept.filter(({ contentInstanceId }) => contentInstanceId !== more.contentInstanceId), more] });
    expect((await given(grant('Who to Call', true))).status).toBe(403);
    expect((await given(grant('Who to Call', false))).status).toBe(200);
  });
});

describe('deleting a role', () => {
  test('Deleting a role removes it and its grants from everyone who has it', async () => {
    const role = await roleNamed('Communications office');
    expect((await remove(actors.super, role)).status).toBe(204);
    const left = world.database.prepare('SELECT (SELECT count(*) FROM user_roles WHERE role_id = ?) + (SELECT count(*) FROM role_grants WHERE role_id = ?) AS n').get(role.id, role.id);
    expect(left).toEqual({ n: 0 });
    expect((await remove(actors.super, role)).status).toBe(404);
  });

  test('Deleting the acting role is refused', async () => {
    expect((await remove(actors.super, await roleNamed('Super administrator'))).status).toBe(409);
  });
});
