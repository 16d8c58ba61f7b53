import { expect, test } from 'vitest';
import { activeFilterCount, isFilterActive } from './filterRules.ts';

const onChange = () => undefined;

test('a text filter of spaces holds nothing back', () => {
  expect(isFilterActive({ kind: 'text', value: '  ', onChange })).toBe(false);
  expect(isFilterActive({ kind: 'text', value: 'flu', onChange })).toBe(true);
});

test('active filters are counted over all columns', () => {
  expect(
    activeFilterCount({
      name: { kind: 'text', value: 'flu', onChange },
      type: { kind: 'choice', value: null, onChange, options: [] },
      status: { kind: 'choice', value: 'published', onChange, options: [] },
      node: { kind: 'custom', isActive: true, control: null },
    }),
  ).toBe(3);
});
