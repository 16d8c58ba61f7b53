import { describe, expect, test } from 'vitest';
import { firstExpandedIds, pathTo, unselectableIds } from './nodePaths.ts';
import { searchNodes, splitAtMatch } from './nodeSearch.ts';
import { VisibleNodes } from './VisibleNodes.ts';

const nodes = [
  {
    id: 'harbour',
    name: 'Harbour Care',
    children: [
      { id: 'north', name: 'North Region', children: [{ id: 'elm', name: 'Elm House' }, { id: 'oak', name: 'Oak House' }] },
      { id: 'south', name: 'South Region', isSelectable: false, children: [{ id: 'elmtree', name: 'Elmtree Court' }] },
    ],
  },
];

const names = (rows: VisibleNodes) => [...rows].map((row) => row.textValue);

describe('searching the tree', () => {
  test('keeps the path to every match, in any case', () => {
    const search = searchNodes(nodes, ' ELM ');
    expect(search?.matchCount).toBe(2);
    expect([...search!.keptIds].sort()).toEqual(['elm', 'elmtree', 'harbour', 'north', 'south']);
    expect(names(new VisibleNodes(nodes, search!.openIds, search!.keptIds))).toEqual([
      'Harbour Care',
      'North Region',
      'Elm House',
      'South Region',
      'Elmtree Court',
    ]);
  });

  test('of spaces is no search', () => {
    expect(searchNodes(nodes, '  ')).toBeNull();
  });

  test('of something unknown leaves nothing', () => {
    expect(searchNodes(nodes, 'harbor')).toMatchObject({ matchCount: 0, keptIds: new Set() });
  });

  test('marks the matched part as it is written', () => {
    expect(splitAtMatch('Elmtree Court', 'TREE')).toEqual({ before: 'Elm', match: 'tree', after: ' Court' });
    expect(splitAtMatch('Oak House', 'elm')).toBeNull();
    expect(splitAtMatch('Oak House', '')).toBeNull();
  });
});

describe('the open rows', () => {
  test('are in the order read, with their level and place among siblings', () => {
    const rows = new VisibleNodes(nodes, new Set(['harbour', 'north']), null);
    expect(names(rows)).toEqual(['Harbour Care', 'North Region', 'Elm House', 'Oak House', 'South Region']);
    expect(rows.getItem('oak')).toMatchObject({ level: 2, index: 1, parentKey: 'north', prevKey: 'elm', nextKey: null });
    expect(rows.getKeyAfter('oak')).toBe('south');
    expect(rows.getKeyBefore('south')).toBe('oak');
    expect(rows.getKeyAfter('south')).toBeNull();
    expect(rows.getKeyAfter('elmtree')).toBeNull();
  });

  test('at first are the roots and the path to the chosen node', () => {
    expect(firstExpandedIds(nodes, 'elmtree')).toEqual(new Set(['harbour', 'south']));
    expect(pathTo(nodes, 'gone')).toEqual([]);
  });
});

test('nodes that cannot be chosen are known at every depth', () => {
  expect(unselectableIds(nodes)).toEqual(new Set(['south']));
});
