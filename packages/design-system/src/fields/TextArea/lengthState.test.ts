import { describe, expect, it } from 'vitest';
import { lengthState } from './lengthState.ts';

describe('the warning before the maximum', () => {
  it.each([
    [0, 255, 'plain'],
    [229, 255, 'plain'],
    [230, 255, 'near'],
    [255, 255, 'near'],
    [256, 255, 'over'],
  ] as const)('The count %i of %i is %s', (length, maximum, state) => expect(lengthState(length, maximum)).toBe(state));

  it('The warning begins ten characters before a small maximum and fifty before a large one', () => {
    expect(lengthState(29, 40)).toBe('plain');
    expect(lengthState(30, 40)).toBe('near');
    expect(lengthState(3949, 4000)).toBe('plain');
    expect(lengthState(3950, 4000)).toBe('near');
  });

  it('The count is not shown at an empty field', () => expect(lengthState(0, 5)).toBe('plain'));
});
