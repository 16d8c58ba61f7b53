import { array, assert, constantFrom, nat, property, record, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterTree, splitAtMatch } from './rules/filterTree.ts';
import { flattenTree } from './rules/flattenTree.ts';
import { moveFault, moveNodes, topmostNodes, withoutNodes } from './rules/moveRules.ts';
import { firstExpandedIds, parentIds, pathTo, unselectableIds } from './rules/treePaths.ts';
import type { TreeNode } from './treeTypes.ts';
import { VisibleRows } from './rows/VisibleRows.ts';

const nodes: TreeNode[] = [
  {
    id: 'harbour',
    name: 'Harbour Care',
    children: [
      { id: 'north', name: 'North Region', children: [{ id: 'elm', name: 'Elm House' }, { id: 'oak', name: 'Oak House' }] },
      { id: 'south', name: 'South Region', isSelectable: false, children: [{ id: 'elmtree', name: 'Elmtree Court' }] },
    ],
  },
];

const names = (rows: VisibleRows) => [...rows].map((row) => row.textValue);
const everyNode = (roots: readonly TreeNode[]): TreeNode[] => roots.flatMap((node) => [node, ...everyNode(node.children ?? [])]);
const idsOf = (roots: readonly TreeNode[]) => everyNode(roots).map(({ id }) => id);

/** Any tree with one root: each node but the first has an earlier one as its parent. */
const anyTree = array(record({ name: stringMatching(/^[abC ]{1,4}$/), parent: nat() }), { minLength: 1, maxLength: 40 })
  .map((drawn) => {
    const below = (place: number): TreeNode => ({
      id: String(place),
      name: drawn[place]!.name,
      children: drawn.flatMap(({ parent }, child) => (child > 0 && parent % child === place ? [below(child)] : [])),
    });
    return [below(0)];
  });

describe('Searching a tree', () => {
  test('Searching a tree keeps the path to every match, in any case', () => {
    const search = filterTree(nodes, ' ELM ');
    expect(search).toMatchObject({ matchCount: 2, firstMatchId: 'elm' });
    expect([...search!.keptIds].sort()).toEqual(['elm', 'elmtree', 'harbour', 'north', 'south']);
    expect(names(new VisibleRows(nodes, search!.openIds, search!.keptIds))).toEqual([
      'Harbour Care',
      'North Region',
      'Elm House',
      'South Region',
      'Elmtree Court',
    ]);
  });

  test('A search for spaces shows the whole tree', () => {
    expect(filterTree(nodes, '  ')).toBeNull();
  });

  test('A search for something unknown leaves no rows', () => {
    expect(filterTree(nodes, 'harbor')).toMatchObject({ matchCount: 0, keptIds: new Set(), firstMatchId: null });
  });

  test('ADR 0188: searching a tree finds a name with accents by its plain letters, and marks it', () => {
    expect(filterTree([{ id: 'elan', name: 'Résidence Élan' }], 'residence elan')).toMatchObject({ matchCount: 1 });
    expect(splitAtMatch('Résidence Élan', 'elan')).toEqual({ before: 'Résidence ', match: 'Élan', after: '' });
  });

  test('Searching a tree marks the matched part as it is written', () => {
    expect(splitAtMatch('Elmtree Court', 'TREE')).toEqual({ before: 'Elm', match: 'tree', after: ' Court' });
    expect(splitAtMatch('Oak House', 'elm')).toBeNull();
    expect(splitAtMatch('Oak House', '')).toBeNull();
  });

  test('Searching a tree shows every match and nothing without one', () => {
    assert(
      property(anyTree, constantFrom('a', 'B', 'ab', 'c'), (tree, text) => {
        const search = filterTree(tree, text)!;
        const shown = flattenTree(tree, search.openIds, search.keptIds);
        const matches = everyNode(tree).filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
        expect(search.matchCount).toBe(matches.length);
        expect(shown.map(({ key }) => key)).toEqual(expect.arrayContaining(matches.map(({ id }) => id)));
        const leaves = shown.filter(({ hasChildNodes }) => !hasChildNodes).map(({ key }) => key);
        expect(matches.map(({ id }) => id)).toEqual(expect.arrayContaining(leaves));
      }),
    );
  });
});

describe('The open rows of a tree', () => {
  test('The open rows of a tree are in reading order, with their level and place among siblings', () => {
    const rows = new VisibleRows(nodes, new Set(['harbour', 'north']), null);
    expect(names(rows)).toEqual(['Harbour Care', 'North Region', 'Elm House', 'Oak House', 'South Region']);
    expect(rows.getItem('oak')).toMatchObject({ level: 2, index: 1, parentKey: 'north', prevKey: 'elm', nextKey: null });
    expect(rows.getKeyAfter('oak')).toBe('south');
    expect(rows.getKeyBefore('south')).toBe('oak');
    expect(rows.getKeyAfter('south')).toBeNull();
    expect(rows.getKeyAfter('elmtree')).toBeNull();
    expect(rows.getChildren('harbour').map(({ key }) => key)).toEqual(['north', 'south']);
  });

  test('The open rows at first are the roots and the paths to what is selected', () => {
    expect(firstExpandedIds(nodes, new Set(['elmtree']))).toEqual(new Set(['harbour', 'south']));
    expect(pathTo(nodes, 'gone')).toEqual([]);
  });

  test('A node whose children are not loaded has no rows below it, yet it opens', () => {
    const lazy = [{ id: 'far', name: 'Far', hasChildren: true }];
    expect(flattenTree(lazy, new Set(['far']), null)).toMatchObject([{ key: 'far', hasChildNodes: true }]);
    expect(parentIds(lazy)).toEqual(new Set());
  });

  test('The open rows of a tree are all nodes when all are open, each below its parent', () => {
    assert(
      property(anyTree, (tree) => {
        const rows = flattenTree(tree, parentIds(tree), null);
        expect(rows.map(({ key }) => key)).toEqual(idsOf(tree));
        rows.forEach((row, place) => {
          const above = rows.findIndex(({ key }) => key === row.parentKey);
          expect(row.parentKey === null || (above < place && rows[above]!.level === row.level - 1)).toBe(true);
        });
      }),
    );
  });
});

describe('moving nodes', () => {
  const [harbour] = nodes;
  const [north, south] = harbour!.children!;

  test('Moving nodes is refused into themselves, below themselves and to where they are', () => {
    expect(moveFault(north!, north!)).toBe('intoItself');
    expect(moveFault(harbour!, north!)).toBe('intoDescendant');
    expect(moveFault(north!, harbour!)).toBe('alreadyThere');
    expect(moveFault(north!, south!)).toBeNull();
  });

  test('Moving nodes puts them last below the target', () => {
    const moved = moveNodes(nodes, new Set(['elm', 'oak']), 'south');
    expect(idsOf(moved)).toEqual(['harbour', 'north', 'south', 'elmtree', 'elm', 'oak']);
  });

  test('Moving nodes takes along what is below, once', () => {
    expect(topmostNodes(nodes, new Set(['elm', 'north'])).map(({ id }) => id)).toEqual(['north']);
    expect(idsOf(moveNodes(nodes, new Set(['north', 'elm']), 'south'))).toEqual(['harbour', 'south', 'elmtree', 'north', 'elm', 'oak']);
  });

  test('Moving nodes to an unknown place changes nothing', () => {
    expect(moveNodes(nodes, new Set(['elm']), 'gone')).toBe(nodes);
    expect(moveNodes(nodes, new Set(['gone']), 'south')).toBe(nodes);
  });

  test('Moving nodes never loses or doubles one', () => {
    assert(
      property(anyTree, nat(), nat(), nat(), (tree, one, other, where) => {
        const ids = idsOf(tree);
        const pick = (number: number) => ids[number % ids.length]!;
        const moved = moveNodes(tree, new Set([pick(one), pick(other)]), pick(where));
        expect(idsOf(moved).sort()).toEqual([...ids].sort());
      }),
    );
  });
});

test('deleted nodes go with all that is below them', () => {
  expect(idsOf(withoutNodes(nodes, new Set(['north'])))).toEqual(['harbour', 'south', 'elmtree']);
});

test('nodes that cannot be selected are found at every depth', () => {
  expect(unselectableIds(nodes)).toEqual(new Set(['south']));
});
