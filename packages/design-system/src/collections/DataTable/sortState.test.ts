import { expect, test } from 'vitest';
import { fromSortingState, fromSortKey, toSortingState, toSortKey } from './sortState.ts';

const sorts = [
  null,
  { columnId: 'name', direction: 'ascending' },
  { columnId: 'created', direction: 'descending' },
  { columnId: 'a:b', direction: 'descending' },
] as const;

test.each(sorts)('the table keeps the sort it was given: %o', (sort) => {
  expect(fromSortingState(toSortingState(sort))).toEqual(sort);
});

test.each(sorts)('the sort list of narrow screens names the same sort: %o', (sort) => {
  expect(fromSortKey(toSortKey(sort))).toEqual(sort);
});
