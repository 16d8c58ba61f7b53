import { describe, expect, it } from 'vitest';
import { nodeRefusal } from './nodeActs.ts';
import type { TreeNode } from './organizationNodes.ts';

const at = (depth: number) => ({ depth }) as TreeNode;
const yes = { allowed: true } as const;

describe('Actions on a node', () => {
  it.each([
    [0, null],
    [1, null],
    [2, 'Nodes can be added to the first 2 levels only.'],
    [4, 'Nodes can be added to the first 2 levels only.'],
  ])('ORG-13: adding below a node of depth %i has the reason %j', (depth, reason) => expect(nodeRefusal('add', at(depth), yes, 2)).toBe(reason));

  it.each([
    [0, 0, 'Nodes cannot be added below others.'],
    [1, 0, null],
    [1, 1, 'Nodes can be added to the first level only.'],
    [4, 3, null],
    [4, 4, 'Nodes can be added to the first 4 levels only.'],
  ])('LIM-07: with the limit configured as %i, adding below depth %i has the reason %j', (limit, depth, reason) =>
    expect(nodeRefusal('add', at(depth), yes, limit)).toBe(reason));

  it('Actions on a node other than adding are allowed at any depth', () => {
    expect((['edit', 'pages', 'delete'] as const).map((act) => nodeRefusal(act, at(4), yes, 2))).toEqual([null, null, null]);
  });

  it('Writing to the administrators of a node needs no right to change the organization', () => {
    expect(nodeRefusal('write', at(0), { allowed: false, reason: 'For super administrators.' }, 2)).toBeNull();
  });

  it('Actions on a node are refused with the reason of the role', () => {
    expect(nodeRefusal('edit', at(0), { allowed: false, reason: 'For super administrators.' }, 2)).toBe('For super administrators.');
  });
});
