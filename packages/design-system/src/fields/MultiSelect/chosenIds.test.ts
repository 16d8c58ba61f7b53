import { describe, expect, it } from 'vitest';
import { passedBy, withAll, withoutAll } from './chosenIds.ts';

const found = [{ id: 'ada' }, { id: 'bao' }, { id: 'chidi', isDisabled: true }];

describe('Choosing all that a search shows', () => {
  it('Choosing all that a search shows adds it once after what was chosen before', () => {
    expect(withAll(found, ['zoe', 'bao'])).toEqual(['zoe', 'bao', 'ada']);
  });

  it('Choosing all that a search shows does not touch what cannot be changed', () => {
    expect(withAll(found, [])).not.toContain('chidi');
    expect(withoutAll(found, ['chidi', 'ada'])).toEqual(['chidi']);
  });

  it('Choosing all that a search shows leaves out what is only chosen alone, and clears it with the rest', () => {
    const roles = [{ id: 'staff' }, { id: 'super', isChosenSingly: true }, { id: 'other', isChosenSingly: true, isDisabled: true }];
    expect(withAll(roles, [])).toEqual(['staff']);
    expect(withAll(roles, ['super'])).toEqual(['super', 'staff']);
    expect(passedBy(roles).map(({ id }) => id)).toEqual(['super']);
    expect(withoutAll(roles, ['super', 'staff'])).toEqual([]);
  });

  it('Clearing all that a search shows clears nothing else', () => {
    expect(withoutAll(found, ['zoe', 'ada', 'bao'])).toEqual(['zoe']);
  });
});
