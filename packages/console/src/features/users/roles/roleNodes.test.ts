import { expect, test } from 'vitest';
import { choosableNodes, type Node, nodesById } from './roleNodes.ts';

const node = (id: string, parentId: string | null, organizationNodes: Node[] = []): Node => ({
  id,
  name: id.toUpperCase(),
  logo: null,
  publishEnabled: id !== 'ward',
  parentId,
  depth: 0,
  path: `path of ${id}`,
  organizationNodes,
});
const tree = node('root', null, [node('north', 'root', [node('ward', 'north')]), node('south', 'root')]);
const flat = [node('root', null), node('north', 'root'), node('ward', 'north')];

test('a tree of nodes stays one, and every node can be chosen', () => {
  expect(choosableNodes([tree], null, 'Outside')).toMatchObject([{ id: 'root', children: [{ id: 'north', children: [{ id: 'ward', isPublishingOff: true }] }, { id: 'south' }] }]);
});

test('a flat list becomes a tree whose upper nodes are refused', () => {
  const [root] = choosableNodes(flat, new Set(['north', 'ward']), 'Outside your unit');
  expect(root).toMatchObject({ id: 'root', isSelectable: false, disabledReason: 'Outside your unit' });
  expect(root?.children?.[0]).not.toHaveProperty('isSelectable');
  expect(root?.children?.[0]?.children?.[0]?.id).toBe('ward');
});

test('a node whose parent is not sent is at the top', () => {
  expect(choosableNodes([node('north', 'root')], null, '').map(({ id }) => id)).toEqual(['north']);
});

test('names and paths are found by id', () => {
  expect(nodesById([tree]).get('ward')).toEqual({ name: 'WARD', path: 'path of ward' });
});
