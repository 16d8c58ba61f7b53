import { describe, expect, it } from 'vitest';
import { changeInWords } from './changeInWords.ts';

describe('the change of a number since the period before', () => {
  it.each([
    [50, 40, '+25% from 40 in the period before'],
    [0, 40, '-100% from 40 in the period before'],
    [1013, 1000, '+1.3% from 1,000 in the period before'],
    [7, 0, '+7 from 0 in the period before'],
    [10_001, 10_000, '+1 from 10,000 in the period before'],
    [12, 12, 'As many as in the period before'],
    [12, null, 'The period before is not known'],
    [null, 12, 'The period before is not known'],
  ])('%j after %j is %j', (value, before, words) => expect(changeInWords(value, before)).toBe(words));
});
