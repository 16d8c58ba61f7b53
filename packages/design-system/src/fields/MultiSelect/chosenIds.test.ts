import { describe, expect, it } from 'vitest';
import { withAll, withoutAll } from './chosenIds.ts';

const found = [{ id: 'ada' }, { id: 'bao' }, { id: 'chidi', isDisabled: true }];

describe('choosing all that a search leaves', () => {
  it('adds them once each after those chosen before', () => {
    expect(withAll(found, ['zoe', 'bao'])).toEqual(['zoe', 'bao', 'ada']);
  });

  it('leaves alone what cannot be changed', () => {
    expect(withAll(found, [])).not.toContain('chidi');
    expect(withoutAll(found, ['chidi', 'ada'])).toEqual(['chidi']);
  });

  it('clears only what the search leaves', () => {
    expect(withoutAll(found, ['zoe', 'ada', 'bao'])).toEqual(['zoe']);
  });
});
