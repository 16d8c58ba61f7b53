import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentTypeNames } from '../../content/kinds.ts';
import { publishedContentPageSizes } from '../../ground/limits.ts';
import { changed, defaultListState, isFiltered, readListState, sortableColumns, writeListState } from './listState.ts';

const states = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  size: fc.constantFrom(...publishedContentPageSizes),
  sort: fc.option(
    fc.record({
      column: fc.constantFrom(...sortableColumns),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  ),
  search: fc.string(),
  typeName: fc.option(fc.constantFrom(...contentTypeNames)),
  organizationNodeId: fc.option(fc.uuid()),
});

describe('the address of Published Content', () => {
  it('restores every list as it was left', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readListState(new URLSearchParams(writeListState(state).toString()))).toEqual(state);
      }),
    );
  });

  it('is plain for a list nobody has touched', () => {
    expect(writeListState(defaultListState).toString()).toBe('');
  });

  it.each(['page=0', 'page=-3', 'page=1.5', 'page=abc', 'size=7', 'sort=colour', 'type=', 'type=Poem', 'node=', 'node=x', 'node=../root'])(
    'shows the default for %s',
    (address) => {
      expect(readListState(new URLSearchParams(address))).toEqual(defaultListState);
    },
  );

  it('keeps "no sorting" apart from the default sorting', () => {
    expect(readListState(new URLSearchParams('sort=none')).sort).toBeNull();
  });

  it('starts at the first page when a filter changes', () => {
    expect(changed({ ...defaultListState, page: 4 }, { search: 'shift' }).page).toBe(1);
  });

  it('offers to clear filters only when one is active, sorting aside', () => {
    expect(isFiltered({ ...defaultListState, sort: null, page: 3 })).toBe(false);
    expect(isFiltered({ ...defaultListState, typeName: 'Survey' })).toBe(true);
  });
});
