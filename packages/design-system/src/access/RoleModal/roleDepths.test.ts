import { describe, expect, it } from 'vitest';
import { defaultRoleDepths, isDepthAllowed, isOutOfReach, nodeDepths, nodesForRole, pathsToDepths } from './roleDepths.ts';

const line = [{ id: 'root', children: [{ id: 'one', children: [{ id: 'two', children: [{ id: 'three', children: [{ id: 'four', children: [{ id: 'five' }] }] }] }] }] }];
const ids = ['root', 'one', 'two', 'three', 'four', 'five'];
const reason = (depth: number) => `at ${depth}`;

interface Node {
  id: string;
  children?: readonly Node[];
  isSelectable?: boolean;
  disabledReason?: string;
}
const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
const selectable = (nodes: readonly Node[]) => flat(nodes).filter(({ isSelectable }) => isSelectable !== false).map(({ id }) => id);

describe('Nodes of a role', () => {
  it.each([
    ['SuperAdmin', [0, 1]],
    ['Staff', [4]],
    ['OrganizationUnitAdmin', [0]],
  ] as const)('A role fits %s at depth %j only', (type, depths) => {
    expect([0, 1, 2, 3, 4, 5].filter((depth) => isDepthAllowed(type, depth))).toEqual(depths);
    expect(selectable(nodesForRole<Node>(line, { allowed: defaultRoleDepths[type], keptId: null, reason }))).toEqual(ids.filter((_, depth) => depths.some((allowed) => allowed === depth)));
  });

  it('The depths of a role follow the table of another customer', () => {
    expect(isDepthAllowed('Staff', 2, { ...defaultRoleDepths, Staff: [2, 3] })).toBe(true);
  });

  it('The depths of a role are counted from the root', () => {
    expect(nodeDepths(line).get('root')).toBe(0);
    expect(nodeDepths(line).get('five')).toBe(5);
    expect(nodeDepths([{ id: 'first' }, { id: 'second' }]).get('second')).toBe(0);
  });

  it('A refused node says at which depth it is', () => {
    const nodes = nodesForRole<Node>(line, { allowed: [4], keptId: null, reason });
    expect(flat(nodes).find(({ id }) => id === 'two')?.disabledReason).toBe('at 2');
    expect(flat(nodes).find(({ id }) => id === 'four')?.disabledReason).toBeUndefined();
  });

  it('A role may stay where another system put it', () => {
    expect(selectable(nodesForRole<Node>(line, { allowed: [4], keptId: 'two', reason }))).toEqual(['two', 'four']);
  });

  it('A node keeps a refusal that the caller gave', () => {
    const nodes = nodesForRole<Node>([{ id: 'root', isSelectable: false, disabledReason: 'Outside your role' }], { allowed: [0], keptId: null, reason });
    expect(nodes[0]).toMatchObject({ isSelectable: false, disabledReason: 'Outside your role' });
  });

  it('A role has no node where every fitting node is refused, and only there', () => {
    const own = [{ id: 'root', isSelectable: false, children: [{ id: 'region' }] }];
    expect(isOutOfReach(own, [0])).toBe(true);
    expect(isOutOfReach(own, [0, 1])).toBe(false);
    expect(isOutOfReach(own, [4])).toBe(false);
    expect(isOutOfReach([], [0])).toBe(false);
  });

  it('Fitting nodes are in sight from the start, unless there are too many', () => {
    expect([...(pathsToDepths(line, [4]) ?? [])].sort()).toEqual(['one', 'root', 'three', 'two']);
    expect([...(pathsToDepths(line, [0]) ?? ['none'])]).toEqual([]);
    expect(pathsToDepths(line, [9])).toBeUndefined();
    const wide = [{ id: 'root', children: Array.from({ length: 51 }, (_, place) => ({ id: `child-${place}` })) }];
    expect(pathsToDepths(wide, [1])).toBeUndefined();
  });
});
