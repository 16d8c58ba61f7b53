import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentTypeNames } from '../../content/kinds.ts';
import { publishedContentPageSizes } from '../../ground/limits.ts';
import { listAddress, listAddressFor, sortableColumns } from './listState.ts';

const states = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  size: fc.constantFrom(...publishedContentPageSizes),
  sort: fc.option(
    fc.record({
      columnId: fc.constantFrom(...sortableColumns),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  ),
  search: fc.string(),
  typeName: fc.option(fc.constantFrom(...contentTypeNames)),
  organizationNodeId: fc.option(fc.uuid()),
});

describe('the address of Published Content', () => {
  it('The address of Published Content restores the list as it was left', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(listAddress.read(new URLSearchParams(listAddress.write(state).toString()))).toEqual(state);
      }),
    );
  });

  it('The address of Published Content is empty for a list that nobody has changed', () => {
    expect(listAddress.write(listAddress.defaults).toString()).toBe('');
  });

  it.each(['page=0', 'page=-3', 'page=1.5', 'page=abc', 'size=7', 'sort=colour', 'type=', 'type=Poem', 'node=', 'node=x', 'node=../root'])(
    'The address of Published Content shows the default for %s',
    (address) => {
      expect(listAddress.read(new URLSearchParams(address))).toEqual(listAddress.defaults);
    },
  );

  it('The address of Published Content ignores a sort key that is refused, and names it, so that it is removed', () => {
    const node = '0b5e7a4c-3d2f-4a61-9c8e-7f1d2b3a4c5d';
    expect(listAddress.read(new URLSearchParams({ node })).organizationNodeId).toBe(node);
    expect(listAddressFor('OrganizationUnitAdmin').read(new URLSearchParams({ node }))).toEqual(listAddress.defaults);
    expect(listAddressFor('OrganizationUnitAdmin').refused).toEqual(['node']);
  });

  it('The address of Published Content keeps "no sorting" apart from the default sorting', () => {
    expect(listAddress.read(new URLSearchParams('sort=none')).sort).toBeNull();
  });
});
