import { expect, test } from 'vitest';
import { itemsAddress } from './itemsAddress.ts';

const read = (address: string) => itemsAddress.read(new URLSearchParams(address));

test('A list opens at its first page with ten rows, and its plain place has a plain address (decisions-content A11)', () => {
  expect(read('')).toEqual({ page: 1, size: 10 });
  expect(itemsAddress.write({ page: 1, size: 10 }).toString()).toBe('');
});

test('An address with values that no list offers opens the default list', () => {
  expect(read('page=-2&size=7')).toEqual({ page: 1, size: 10 });
  expect(read('page=3&size=50')).toEqual({ page: 3, size: 50 });
});
