import { expect, test } from 'vitest';
import { nodeIds, nodesUnder, type PlacedNode } from './nodeIds.ts';

const node = (id: string, parentId: string | null, organizationNodes: PlacedNode[] = []): PlacedNode => ({ id, parentId, organizationNodes });
const tree = [node('root', null, [node('north', 'root', [node('north-1', 'north')]), node('south', 'root')])];
const list = [node('north-1', 'north'), node('north', 'root'), node('root', null), node('south', 'root')];

test.each([
  ['a tree', tree],
  ['a flat list in any order', list],
])('the ids and the descendants of %s are found', (_, nodes) => {
  expect([...nodeIds(nodes)].toSorted()).toEqual(['north', 'north-1', 'root', 'south']);
  expect([...nodesUnder('north', nodes)].toSorted()).toEqual(['north', 'north-1']);
  expect(nodesUnder('root', nodes).size).toBe(4);
});

test('a role without a node, or with one that may not be read, has no descendants', () => {
  expect(nodesUnder(null, tree).size).toBe(0);
  expect(nodesUnder('elsewhere', tree).size).toBe(0);
});
