import { expect, it } from 'vitest';
import { type HostNode, idsUnder, nodesAbove, readOrganization } from './organizationNodes.ts';

const node = (name: string, organizationNodes: HostNode[] = [], rest: Partial<HostNode> = {}): HostNode => ({
  id: name.toLowerCase(),
  name,
  logo: null,
  publishEnabled: true,
  parentId: null,
  // The host's depth is ignored: it may count differently.
  depth: 7,
  path: '',
  organizationNodes,
  ...rest,
});
const { root, byId } = readOrganization(node('Harbour', [node('North', [node('Elm'), node('Oak', [], { publishEnabled: false, logo: 'oak.png' })]), node('South')]));

it('the depth of a node is counted from the root, with how many are below it', () => {
  expect([...byId.values()].map(({ name, depth, below }) => [name, depth, below])).toEqual([
    ['Harbour', 0, 4],
    ['North', 1, 2],
    ['Elm', 2, 0],
    ['Oak', 2, 0],
    ['South', 1, 0],
  ]);
});

it('the path to a node and all nodes below it are found', () => {
  expect(nodesAbove(byId.get('oak')!).map(({ name }) => name)).toEqual(['Harbour', 'North']);
  expect([...idsUnder(byId.get('north')!)]).toEqual(['north', 'elm', 'oak']);
  expect(nodesAbove(root)).toEqual([]);
});

it('nodes that nothing is published on are marked, and keep the name of their logo', () => {
  expect(byId.get('oak')).toMatchObject({ isPublishingOff: true, logoFile: 'oak.png' });
  expect(byId.get('elm')).toMatchObject({ isPublishingOff: false, logoFile: null });
});

it('a node without a list of children is a leaf', () => {
  const { organizationNodes: _left, ...bare } = node('Bare');
  expect(readOrganization(bare as HostNode).root.children).toEqual([]);
});
