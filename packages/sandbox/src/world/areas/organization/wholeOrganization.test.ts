import { beforeEach, describe, expect, test } from 'vitest';
import { change, inTransaction } from '../../database/query.ts';
import { jsonOf } from '../../../contract/jsonBody.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

interface Node {
  id: string;
  name: string;
  path: string;
  publishEnabled: boolean;
  organizationNodes: Node[];
}

interface Allowed {
  readNodes: Node[];
  writeNodes: Node[];
}

let world: TestWorld;
beforeEach(() => {
  world = openTestWorld();
});

const flat = (node: Node): Node[] => [node, ...node.organizationNodes.flatMap(flat)];
/** The response as a client parses it. */
const sent = async <Body>(scope: TestScope, operationId: string, parameters = {}): Promise<Body> =>
  JSON.parse(jsonOf((await world.call(scope, operationId, { parameters })).body).toString()) as Body;
const tree = async (scope: TestScope = actors.super) => flat(await sent<Node>(scope, 'getOrganizationTree'));
const allowed = (scope: TestScope, parameters = {}) => sent<Allowed>(scope, 'listAllowedOrganizationNodes', parameters);
const names = (nodes: readonly Node[]) => nodes.map(({ name }) => name);
const everywhere = async () => [
  names(await tree()),
  ...(await Promise.all([actors.super, actors.unit].map((scope) => allowed(scope)))).flatMap(({ readNodes, writeNodes }) => [names(readNodes), names(writeNodes)]),
];

describe('The cached organization', () => {
  test('The cached organization has the same body at every read, until something changes', async () => {
    const read = async () => (await world.call(actors.super, 'getOrganizationTree')).body;
    const first = await read();
    expect(await read()).toBe(first);
    await world.call(actors.super, 'createTag', { body: { name: 'Anything' } });
    expect(await read()).not.toBe(first);
    expect(await read()).toEqual(first);
  });

  test('The cached organization is what is sent, whether it was written again or kept', async () => {
    for (const operationId of ['getOrganizationTree', 'listAllowedOrganizationNodes']) {
      for (const time of [1, 2]) {
        const { body } = await world.call(actors.super, operationId);
        expect([time, jsonOf(body).toString()]).toEqual([time, JSON.stringify(body)]);
      }
    }
  });

  test('The cached organization contains a new, a renamed, a closed and a deleted node immediately, for each role', async () => {
    const north = (await tree()).find(({ name }) => name === 'North Region')!;
    expect((await everywhere()).every((list) => !list.includes('New House'))).toBe(true);
    const made = await world.call<Node>(actors.super, 'createOrganizationNode', { parameters: { id: north.id }, body: { name: 'New House' } });
    expect((await everywhere()).every((list) => list.includes('New House'))).toBe(true);

    const at = { parameters: { id: made.body.id } };
    await world.call(actors.super, 'updateOrganizationNode', { ...at, body: { name: 'Old House', publishEnabled: false } });
    expect((await everywhere()).every((list) => list.includes('Old House') && !list.includes('New House'))).toBe(true);
    const closed = [...(await tree()), ...(await allowed(actors.unit)).writeNodes].filter(({ id }) => id === made.body.id);
    expect(closed.map(({ publishEnabled, path }) => [publishEnabled, path])).toEqual(['in the tree', 'for the role'].map(() => [false, 'Harbour Care / North Region / Old House']));

    await world.call(actors.super, 'deleteOrganizationNode', at);
    expect((await everywhere()).every((list) => !list.includes('Old House'))).toBe(true);
  });

  test('The cached organization gives each role and each page its own nodes, in any order of requests', async () => {
    const pages = (await world.call<{ id: string; name: string }[]>(actors.unit, 'listContentInstances')).body;
    const readOnly = { contentInstanceContext: pages.find(({ name }) => name === 'Staff Recognition')?.id };
    for (const time of [1, 2]) {
      const [all, north, islands] = [await allowed(actors.super), await allowed(actors.unit), await allowed(actors.superAsUnit)];
      expect([time, names(north.writeNodes).includes('Islands Region'), names(islands.writeNodes).includes('North Region')]).toEqual([time, false, false]);
      expect(all.writeNodes.length).toBeGreaterThan(north.writeNodes.length);
      expect((await allowed(actors.unit, readOnly)).writeNodes).toEqual([]);
      expect((await allowed(actors.staff)).writeNodes).toEqual([]);
      expect((await tree(actors.solo))[0]?.name).toBe('Prairie Homes');
    }
  });

  test('The cached organization follows a role whose grant or node changes', async () => {
    const pages = (await world.call<{ id: string; name: string }[]>(actors.unit, 'listContentInstances')).body;
    const readOnly = { contentInstanceContext: pages.find(({ name }) => name === 'Staff Recognition')?.id };
    expect((await allowed(actors.unit, readOnly)).writeNodes).toEqual([]);
    change(world.database, "UPDATE role_grants SET can_write = 1 WHERE role_id = (SELECT id FROM roles WHERE name = ?)", actors.unit.roleName);
    expect((await allowed(actors.unit, readOnly)).writeNodes.length).toBeGreaterThan(0);
    change(world.database, "UPDATE roles SET organization_node_id = (SELECT id FROM organization_nodes WHERE name = 'Islands Region') WHERE name = ?", actors.unit.roleName);
    expect(names((await allowed(actors.unit)).writeNodes)).toContain('Islands Region');
  });

  test('The cached organization holds nothing of a change that was rolled back', async () => {
    const before = names(await tree());
    let within: Promise<Node[]> | undefined;
    expect(() =>
      inTransaction(world.database, () => {
        change(world.database, "UPDATE organization_nodes SET name = 'Never' WHERE name = 'North Region'");
        within = tree();
        throw new Error('taken back');
      }),
    ).toThrow('taken back');
    expect(names((await within) ?? [])).toContain('Never');
    expect(names(await tree())).toEqual(before);
  });
});
