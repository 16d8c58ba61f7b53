import { describe, expect, test } from 'vitest';
import { colourOf, missingColours, themeIdOf } from './themeIds.ts';

const themes = { b: 'blue', r: 'red', r2: 'red' } as const;

describe('The colour of a tenant', () => {
  test('A colour follows its theme id, and is undefined for an id that the configuration does not have', () => {
    expect([colourOf(themes, 'r2'), colourOf(themes, 'other'), colourOf(themes, null), colourOf(themes, 'toString')]).toEqual(['red', null, null, null]);
  });

  test('A colour is sent as the first of its ids', () => {
    expect([themeIdOf(themes, 'red'), themeIdOf(themes, 'green')]).toEqual(['r', undefined]);
  });

  test('The colour of a tenant may be missing in the configuration', () => {
    expect(missingColours(themes)).toEqual(['green', 'yellow']);
    expect(missingColours({})).toHaveLength(4);
  });
});
