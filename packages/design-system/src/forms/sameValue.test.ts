import { describe, expect, it } from 'vitest';
import { isSameSet, isSameValue } from './sameValue.ts';

describe('values of a form', () => {
  it.each([
    ['a', 'a', true],
    ['a', 'b', false],
    [Number.NaN, Number.NaN, true],
    [null, undefined, false],
    [null, '', false],
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['b', 'a'], false],
    [{ id: '1', name: 'Ana' }, { name: 'Ana', id: '1' }, true],
    [{ id: '1' }, { id: '1', name: 'Ana' }, false],
    [{ id: '1', more: undefined }, { id: '1' }, true],
    [{ id: '1' }, null, false],
    [[], {}, false],
  ])('The values %o and %o are the same: %s', (one, other, expected) => {
    expect(isSameValue(one, other)).toBe(expected);
    expect(isSameValue(other, one)).toBe(expected);
  });

  it('Two files are two files, although JSON cannot distinguish them', () => {
    expect(isSameValue(new File(['a'], 'a.png'), new File(['b'], 'b.png'))).toBe(false);
  });
});

describe('Lists without an order', () => {
  it.each([
    [['a', 'b'], ['b', 'a'], true],
    [['a'], ['a', 'b'], false],
    [['a', 'b'], ['a', 'c'], false],
    [null, null, true],
  ])('The unordered lists %o and %o are the same: %s', (one, other, expected) => {
    expect(isSameSet(one, other)).toBe(expected);
  });
});
