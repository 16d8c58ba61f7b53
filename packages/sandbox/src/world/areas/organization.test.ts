import { describe, expect, test } from 'vitest';
import { actors, openTestWorld } from './testWorld.ts';

const world = openTestWorld();

interface Node {
  id: string;
  name: string;
  depth: number;
  path: string;
  organizationNodes: Node[];
}

const tree = async () => (await world.call<Node>(actors.super, 'getOrganizationTree')).body;
const depthOf = (node: Node): number => Math.max(node.depth, ...node.organizationNodes.map(depthOf));

describe('the organization', () => {
  test('The organization is read as one tree with the names of the path to each node', async () => {
    const root = await tree();
    expect(root.name).toBe('Harbour Care');
    expect(depthOf(root)).toBe(4);
    const north = root.organizationNodes.find((node) => node.name === 'North Region');
    expect(north?.organizationNodes[0]?.path).toBe('Harbour Care / North Region / Cedar Point Hospital');
  });

  test('The organization responds with 400 and error code 1100 while it does not exist', async () => {
    for (const operation of ['getRootNode', 'getOrganizationTree']) {
      const { status, body } = await world.call<{ errorCode: number }>(actors.newcomer, operation);
      expect([status, body.errorCode]).toEqual([400, 1100]);
    }
  });

  test('The organization is refused to a unit administrator as a whole', async () => {
    expect((await world.call(actors.unit, 'getOrganizationTree')).status).toBe(403);
  });
});

describe('allowed nodes', () => {
  interface Allowed {
    readNodes: Node[];
    writeNodes: Node[];
  }

  test('Allowed nodes are all nodes for a super administrator', async () => {
    const { body } = await world.call<Allowed>(actors.super, 'listAllowedOrganizationNodes');
    expect([body.readNodes.length, body.writeNodes.length]).toEqual([49, 49]);
  });

  test('Allowed nodes are the own nodes for publishing, and those above as well for reading', async () => {
    const { body } = await world.call<Allowed>(actors.unit, 'listAllowedOrganizationNodes');
    expect(body.writeNodes.every((node) => node.path.startsWith('Harbour Care / North Region'))).toBe(true);
    expect(body.readNodes.map((node) => node.name)).toContain('Harbour Care');
    expect(body.readNodes.map((node) => node.name)).not.toContain('Islands Region');
  });

  test('A page that may only be read has no nodes to publish to', async () => {
    const pages = (await world.call<{ id: string; name: string }[]>(actors.unit, 'listContentInstances')).body;
    const contentInstanceContext = pages.find((page) => page.name === 'Staff Recognition')?.id;
    const { body } = await world.call<Allowed>(actors.unit, 'listAllowedOrganizationNodes', { parameters: { contentInstanceContext } });
    expect(body.writeNodes).toEqual([]);
    expect(body.readNodes.length).toBeGreaterThan(1);
  });
});

test('a node of another tenant does not exist', async () => {
  const { id } = await tree();
  expect((await world.call(actors.solo, 'getOrganizationNode', { parameters: { id } })).status).toBe(404);
});

test('a node outside the read nodes is refused', async () => {
  const islands = (await tree()).organizationNodes.find((node) => node.name === 'Islands Region');
  expect((await world.call(actors.unit, 'getOrganizationNode', { parameters: { id: islands?.id } })).status).toBe(403);
});

test('a page that is hidden at a node is not among its pages', async () => {
  const node = (await tree()).organizationNodes.find((candidate) => candidate.name === 'Home and Community Care');
  const { body } = await world.call<{ name: string }[]>(actors.super, 'listNodeContentInstances', { parameters: { id: node?.id } });
  expect(body).toHaveLength(11);
  expect(body.map((page) => page.name)).not.toContain('Residents’ Art');
});

test('a unit administrator sees only the pages that the role may read', async () => {
  const { body } = await world.call<{ name: string }[]>(actors.unit, 'listContentInstances');
  expect(body).toHaveLength(9);
  expect(body.map((page) => page.name)).not.toContain('Pulse Checks');
});

test('active users are counted for each of fourteen days, fewer in a part of the organization', async () => {
  const root = await tree();
  const north = root.organizationNodes.find((node) => node.name === 'North Region');
  const count = async (nodeId: string | undefined, scope: (typeof actors)['super'] | (typeof actors)['unit']) =>
    (await world.call<{ count: number }[]>(scope, 'listActiveUsersByDate', { parameters: { nodeId, from: '2026-11-08', to: '2026-11-21' } })).body.map((day) => day.count);
  const all = await count(root.id, actors.super);
  const part = await count(north?.id, actors.unit);
  expect(all).toHaveLength(14);
  expect(all.every((number, index) => number > (part[index] ?? number))).toBe(true);
});

test('the dashboard’s numbers are those of the tenant', async () => {
  const { body } = await world.call<{ userCount: number; contentItemCount: number }>(actors.super, 'getTenantStats');
  expect(body).toMatchObject({ userCount: 60, contentItemCount: 140 });
});
