import { beforeEach, describe, expect, test } from 'vitest';
import { queryCount } from '../../database/query.ts';
import { actors, openTestWorld, type TestWorld } from '../testWorld.ts';

interface Node {
  id: string;
  name: string;
  depth: number;
  logo: string | null;
  publishEnabled: boolean;
  path: string;
  organizationNodes: Node[];
}

let world: TestWorld;
beforeEach(() => {
  world = openTestWorld();
});

const tree = async () => (await world.call<Node>(actors.super, 'getOrganizationTree')).body;
const flat = (node: Node): Node[] => [node, ...node.organizationNodes.flatMap(flat)];
const named = async (name: string) => flat(await tree()).find((node) => node.name === name)!;
const at = (node: Node) => ({ parameters: { id: node.id } });

describe('a node', () => {
  test('A node is added below another, by default open to publishing, with its name trimmed', async () => {
    const north = await named('North Region');
    const { status, body } = await world.call<Node>(actors.super, 'createOrganizationNode', { ...at(north), body: { name: '  New House ' } });
    expect([status, body.path, body.depth, body.publishEnabled]).toEqual([201, 'Harbour Care / North Region / New House', 2, true]);
    expect((await named('North Region')).organizationNodes.map(({ name }) => name)).toContain('New House');
  });

  test('A node is refused below a node of depth 2 (LIM-07)', async () => {
    const deep = flat(await tree()).find(({ depth }) => depth === 2)!;
    expect((await world.call(actors.super, 'createOrganizationNode', { ...at(deep), body: { name: 'Too deep' } })).status).toBe(400);
  });

  test('A node is renamed and closed to publishing, which the publication calls then refuse', async () => {
    const north = await named('North Region');
    const { body } = await world.call<Node>(actors.super, 'updateOrganizationNode', { ...at(north), body: { name: 'Northern Region', publishEnabled: false } });
    expect([body.name, body.publishEnabled]).toEqual(['Northern Region', false]);
    const items = await world.call<{ results: { contentItemId: string }[] }>(actors.super, 'listPublishedItems', { parameters: { size: 1, status: 'draft' } });
    const publication = { contentItemId: items.body.results[0]?.contentItemId, pinUntilUtc: null };
    expect((await world.call(actors.super, 'publishContentItem', { ...at(north), body: publication })).status).toBe(403);
  });

  test('A node keeps its switch when only the name is sent', async () => {
    const north = await named('North Region');
    await world.call(actors.super, 'updateOrganizationNode', { ...at(north), body: { name: 'North Region', publishEnabled: false } });
    const { body } = await world.call<Node>(actors.super, 'updateOrganizationNode', { ...at(north), body: { name: 'North' } });
    expect(body.publishEnabled).toBe(false);
  });

  test.each(['createOrganizationNode', 'updateOrganizationNode'])('A node needs a name that is more than spaces (%s)', async (operation) => {
    expect(await world.call(actors.super, operation, { ...at(await tree()), body: { name: '   ' } })).toMatchObject({ status: 400, body: { message: 'Name is required.' } });
  });

  test('A node is out of reach for unit administrators and other tenants', async () => {
    const north = await named('North Region');
    const page = (await world.call<{ id: string }[]>(actors.super, 'listContentInstances')).body[0]!;
    const calls: [string, unknown?][] = [
      ['createOrganizationNode', { name: 'X' }],
      ['updateOrganizationNode', { name: 'X' }],
      ['deleteOrganizationNode'],
      ['uploadNodeLogo', {}],
      ['deleteNodeLogo'],
      ['listHiddenContentInstances'],
      ['hideContentInstance'],
      ['showContentInstance'],
    ];
    for (const [operation, body] of calls) {
      const call = { parameters: { id: north.id, instanceId: page.id }, body };
      expect([operation, (await world.call(actors.unit, operation, call)).status]).toEqual([operation, 403]);
      expect([operation, (await world.call(actors.staff, operation, call)).status]).toEqual([operation, 403]);
      expect([operation, (await world.call(actors.solo, operation, call)).status]).toEqual([operation, 404]);
    }
  });
});

describe('deleting a node', () => {
  test('The effect of a deletion is counted: what is published and scheduled there and below (decisions-main 14)', async () => {
    const counted = async (node: Node, status: string) =>
      (await world.call<{ totalElementCount: number }>(actors.super, 'listPublishedItems', { parameters: { organizationNodeId: node.id, status, size: 1, page: 0 } })).body.totalElementCount;
    const [root, north] = [await tree(), await named('North Region')];
    expect(await counted(root, 'scheduled')).toBe(queryCount(world.database, 'SELECT count(*) FROM schedules JOIN content_items ON id = content_item_id WHERE tenant_id = ?', actors.super.tenantId));
    expect(await counted(north, 'scheduled')).toBeGreaterThan(0);
    expect(await counted(north, 'scheduled')).toBeLessThan(await counted(root, 'scheduled'));
    expect(await counted(north, 'published')).toBeGreaterThan(0);
  });

  test('Deleting a node removes all below it, their roles, publications and schedules; items become drafts', async () => {
    const north = await named('North Region');
    const ids = flat(north).map(({ id }) => id);
    const count = (sql: string) => queryCount(world.database, `SELECT count(*) FROM ${sql} organization_node_id IN (SELECT value FROM json_each(?))`, JSON.stringify(ids));
    const before = queryCount(world.database, 'SELECT count(*) FROM content_items');
    expect(count('publications WHERE')).toBeGreaterThan(0);
    expect(count('schedules WHERE')).toBeGreaterThan(0);
    expect(count('roles WHERE')).toBeGreaterThan(0);
    expect((await world.call(actors.super, 'deleteOrganizationNode', at(north))).status).toBe(204);
    for (const table of ['publications WHERE', 'schedules WHERE', 'roles WHERE', 'content_items WHERE', 'hidden_content_instances WHERE']) expect(count(table)).toBe(0);
    expect(queryCount(world.database, 'SELECT count(*) FROM content_items')).toBe(before);
    expect(queryCount(world.database, 'SELECT count(*) FROM content_items i WHERE is_published = 1 AND NOT EXISTS (SELECT 1 FROM publications p WHERE p.content_item_id = i.id)')).toBe(0);
    expect(flat(await tree()).some(({ id }) => ids.includes(id))).toBe(false);
    expect((await world.call(actors.super, 'deleteOrganizationNode', at(north))).status).toBe(404);
  });

  test('Deleting a node leaves the tenant without an organization when it was the root, and the super administrator able to build a new one', async () => {
    await world.call(actors.super, 'deleteOrganizationNode', at(await tree()));
    expect(await world.call(actors.super, 'getRootNode')).toMatchObject({ status: 400, body: { errorCode: 1100 } });
    expect((await world.call<Node>(actors.super, 'createRootNode', { body: { name: 'Anew' } })).status).toBe(201);
    expect((await tree()).name).toBe('Anew');
  });
});

test('the first node is the organization; a second is refused', async () => {
  const { status, body } = await world.call<Node>(actors.newcomer, 'createRootNode', { body: { name: 'Summit' } });
  expect([status, body.depth, body.path]).toEqual([201, 0, 'Summit']);
  expect((await world.call(actors.newcomer, 'createRootNode', { body: { name: 'Again' } })).status).toBe(409);
});

describe('pages at a node', () => {
  interface Page {
    id: string;
    visible: boolean;
  }
  const visible = async (node: Node) => (await world.call<Page[]>(actors.super, 'listNodeContentInstances', at(node))).body;
  const hidden = async (node: Node) => (await world.call<Page[]>(actors.super, 'listHiddenContentInstances', at(node))).body;

  test('Pages at a node are hidden and shown again, any number of times', async () => {
    const north = await named('North Region');
    const [page] = await visible(north);
    const call = { parameters: { id: north.id, instanceId: page?.id } };
    for (const time of [1, 2]) expect([time, (await world.call(actors.super, 'hideContentInstance', call)).status]).toEqual([time, 204]);
    expect((await hidden(north)).find(({ id }) => id === page?.id)?.visible).toBe(false);
    expect((await visible(north)).some(({ id }) => id === page?.id)).toBe(false);
    for (const time of [1, 2]) expect([time, (await world.call(actors.super, 'showContentInstance', call)).status]).toEqual([time, 204]);
    expect((await hidden(north)).some(({ id }) => id === page?.id)).toBe(false);
    expect((await visible(north)).find(({ id }) => id === page?.id)?.visible).toBe(true);
  });

  test('Pages at a node that another tenant has cannot be hidden', async () => {
    const pages = await world.call<Page[]>(actors.solo, 'listContentInstances');
    const call = { parameters: { id: (await tree()).id, instanceId: pages.body[0]?.id } };
    expect((await world.call(actors.super, 'hideContentInstance', call)).status).toBe(404);
  });
});
