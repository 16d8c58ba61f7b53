import { expect, test } from 'vitest';
import { countedNode } from './countedNode.ts';
import type { AnalyticsNodes } from './useAnalyticsNodes.ts';

const nodes = (changes: Partial<AnalyticsNodes> = {}): AnalyticsNodes => ({
  ownNodeId: 'region',
  tree: [{ id: 'region', name: 'North Region', children: [{ id: 'site', name: 'Site' }] }],
  names: new Map(),
  isLoading: false,
  error: undefined,
  retry: () => undefined,
  ...changes,
});

test('a filter by node counts the own node and those below it', () => {
  expect(countedNode('region', nodes())).toEqual({ id: 'region' });
  expect(countedNode('site', nodes())).toEqual({ id: 'site' });
});

test('Without a node in the address the role’s own node counts, and everyone where it has none', () => {
  expect(countedNode(null, nodes({ isLoading: true }))).toEqual({ id: 'region' });
  expect(countedNode(null, nodes({ ownNodeId: null, tree: [] }))).toEqual({ id: 'all' });
});

test('a filter by a node of another unit, or by one that is gone, is refused as soon as that is known', () => {
  expect(countedNode('elsewhere', nodes({ isLoading: true }))).toBe('unknown');
  expect(countedNode('elsewhere', nodes())).toBe('refused');
});

test('where the nodes cannot be loaded the host decides', () => {
  expect(countedNode('elsewhere', nodes({ tree: [], error: new Error('503') }))).toEqual({ id: 'elsewhere' });
});
