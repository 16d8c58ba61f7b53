import { describe, expect, it } from 'vitest';
import { passedBy, withAll, withoutAll } from './chosenIds.ts';

const found = [{ id: 'ada' }, { id: 'bao' }, { id: 'chidi', isDisabled: true }];

describe('choosing all that a search leaves', () => {
  it('adds them once each after those chosen before', () => {
    expect(withAll(found, ['zoe', 'bao'])).toEqual(['zoe', 'bao', 'ada']);
  });

  it('does not touch what cannot be changed', () => {
    expect(withAll(found, [])).not.toContain('chidi');
    expect(withoutAll(found, ['chidi', 'ada'])).toEqual(['chidi']);
  });

  it('passes by what is chosen singly, and clears it with the rest', () => {
    const roles = [{ id: 'staff' }, { id: 'super', isChosenSingly: true }, { id: 'other', isChosenSingly: true, isDisabled: true }];
    expect(withAll(roles, [])).toEqual(['staff']);
    expect(withAll(roles, ['super'])).toEqual(['super', 'staff']);
    expect(passedBy(roles).map(({ id }) => id)).toEqual(['super']);
    expect(withoutAll(roles, ['super', 'staff'])).toEqual([]);
  });

  it('clears only what the search leaves', () => {
    expect(withoutAll(found, ['zoe', 'ada', 'bao'])).toEqual(['zoe']);
  });
});
