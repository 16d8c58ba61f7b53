import { expect, test } from 'vitest';
import { fromSortKey, nextSort, toSortKey } from './sortState.ts';

const sorts = [
  null,
  { columnId: 'name', direction: 'ascending' },
  { columnId: 'created', direction: 'descending' },
  { columnId: 'a:b', direction: 'descending' },
] as const;

test('pressing the head of a column sorts ascending, then descending, then not at all', () => {
  const first = nextSort(null, 'name');
  const second = nextSort(first, 'name');
  expect(first).toEqual({ columnId: 'name', direction: 'ascending' });
  expect(second).toEqual({ columnId: 'name', direction: 'descending' });
  expect(nextSort(second, 'name')).toBeNull();
});

test('pressing the head of another column sorts by that one, ascending', () => {
  expect(nextSort({ columnId: 'name', direction: 'descending' }, 'created')).toEqual({ columnId: 'created', direction: 'ascending' });
});

test.each(sorts)('the sort list of narrow screens names the same sort: %o', (sort) => {
  expect(fromSortKey(toSortKey(sort))).toEqual(sort);
});
