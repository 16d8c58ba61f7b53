import { describe, expect, it } from 'vitest';
import { changeInWords } from './changeInWords.ts';

describe('the change of a number since the period before', () => {
  it.each([
    [50, 40, '+25% from 40 in the previous period'],
    [0, 40, '-100% from 40 in the previous period'],
    [1013, 1000, '+1.3% from 1,000 in the previous period'],
    [7, 0, '+7 from 0 in the previous period'],
    [10_001, 10_000, '+1 from 10,000 in the previous period'],
    [12, 12, 'Same as the previous period'],
    [12, null, 'The previous period is not known'],
    [null, 12, 'The previous period is not known'],
  ])('The change to %j after %j is %j', (value, before, words) => expect(changeInWords(value, before)).toBe(words));
});
