import { expect, test } from 'vitest';
import { treeOf } from './nodeTree.ts';

const node = (id: string, parentId: string | null) => ({ id, parentId, name: id, publishEnabled: true });
const nodes = [node('team', 'region'), node('root', null), node('region', 'root'), node('other', 'root')];

test('the tree is the whole organization for those who may see it', () => {
  expect(treeOf(nodes, null)).toMatchObject([{ id: 'root', children: [{ id: 'region', children: [{ id: 'team' }] }, { id: 'other' }] }]);
});

test('the tree of a unit administrator begins at the node of the role, and shows nothing above or beside it', () => {
  expect(treeOf(nodes, 'region')).toMatchObject([{ id: 'region', children: [{ id: 'team', children: [] }] }]);
  expect(treeOf(nodes, '')).toEqual([]);
});
