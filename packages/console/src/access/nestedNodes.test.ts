import type { components } from '@noticeboard/api-types/schema';
import { expect, test } from 'vitest';
import { flatNodes, nestedNodes } from './nestedNodes.ts';

type Node = components['schemas']['OrganizationNode'];

const node = (id: string, parentId: string | null, organizationNodes: Node[] = []): Node => ({ id, name: id, logo: null, publishEnabled: true, parentId, depth: 0, path: id, organizationNodes });

test('a tree stays as it is', () => {
  const tree = node('root', null, [node('north', 'root', [node('ward', 'north')]), node('south', 'root')]);
  expect(nestedNodes([tree])).toEqual([tree]);
  expect(flatNodes([tree]).map(({ id }) => id)).toEqual(['root', 'north', 'ward', 'south']);
});

test('a flat list becomes a tree, also where a child comes before its parent', () => {
  expect(nestedNodes([node('ward', 'north'), node('root', null), node('north', 'root')])).toEqual([node('root', null, [node('north', 'root', [node('ward', 'north')])])]);
});

test('a node whose parent is not sent is at the top', () => {
  expect(nestedNodes([node('ward', 'north'), node('team', 'ward')])).toEqual([node('ward', 'north', [node('team', 'ward')])]);
});
