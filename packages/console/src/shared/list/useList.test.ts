import { expect, test } from 'vitest';
import { isListFiltered, unfilteredList } from './useList.ts';

const sort = { columnId: 'name', direction: 'ascending' } as const;
const plain = { page: 1, size: 25, search: '', typeName: null as string | null, sort: sort as { columnId: string; direction: string } | null };

test('another page, size or order is not a filter', () => {
  expect(isListFiltered({ ...plain, page: 3, size: 50, sort: null }, plain)).toBe(false);
});

test('a search or a filter is one', () => {
  expect(isListFiltered({ ...plain, search: 'm' }, plain)).toBe(true);
  expect(isListFiltered({ ...plain, typeName: 'Survey' }, plain)).toBe(true);
});

test('LIST-28: a search of nothing but space hides no row, and is no filter', () => {
  expect(isListFiltered({ ...plain, search: '   ' }, plain)).toBe(false);
  expect(isListFiltered({ ...plain, search: '   ', typeName: 'Survey' }, plain)).toBe(true);
});

test('a list without its filters begins at its first page, in the same order and size', () => {
  expect(unfilteredList({ page: 3, size: 50, search: 'm', typeName: 'Survey', sort: null }, plain)).toEqual({ ...plain, size: 50, sort: null });
});
