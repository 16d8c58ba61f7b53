import { expect, test } from 'vitest';
import { usablePages } from './usablePages.ts';

test('N08: pages without an id or a name are left out, and a response of another shape has no pages', () => {
  const whole = { id: 'a', name: 'News', order: 1 };
  expect(usablePages([whole, null, { id: 'b', name: null, order: 2 }, { name: 'c' }] as never)).toEqual([whole]);
  expect(usablePages({ results: [] } as never)).toEqual([]);
  expect(usablePages(undefined)).toEqual([]);
});
