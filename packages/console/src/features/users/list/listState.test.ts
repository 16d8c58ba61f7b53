import { describe, expect, test } from 'vitest';
import { isListFiltered } from '../../../shared/list/useList.ts';
import { listAddress, type ListState } from './listState.ts';

const read = (address: string) => listAddress.read(new URLSearchParams(address));
const narrowed: ListState = { page: 3, size: 50, search: 'Zoë & co', withTag: '0b5e7a4c-3d2f-4a61-9c8e-7f1d2b3a4c5d', withoutTag: '6f9c1d2e-8b7a-4c3d-9e0f-1a2b3c4d5e6f' };

describe('The address of the list of users', () => {
  test('The address of the list of users is plain for a plain list of 20 users', () => {
    expect(listAddress.write(listAddress.defaults).toString()).toBe('');
    expect(read('')).toEqual({ page: 1, size: 20, search: '', withTag: null, withoutTag: null });
  });

  test('The address of the list of users restores page, size, search and both tags', () => {
    expect(listAddress.read(listAddress.write(narrowed))).toEqual(narrowed);
  });

  test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'size=7', 'size=1000', 'tag=', 'tag=x', 'without-tag=%2e%2e', 'unknown=1'])('The address of the list of users shows the default list when it contains %s', (address) => {
    expect(read(address)).toEqual(listAddress.defaults);
  });

  test.each([10, 20, 30, 40, 50])('The address of the list of users may request %i users a page', (size) => {
    expect(read(`size=${size}`).size).toBe(size);
  });
});

test('a single letter can be cleared although it hides nobody yet', () => {
  expect(isListFiltered({ ...listAddress.defaults, search: 'm' }, listAddress.defaults)).toBe(true);
  expect(isListFiltered({ ...listAddress.defaults, page: 2, size: 50 }, listAddress.defaults)).toBe(false);
});
