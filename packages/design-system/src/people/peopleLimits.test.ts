import { expect, test } from 'vitest';
import { peopleLimits } from './peopleLimits.ts';

test('LIM-39, LIM-120: a username is compared, and people are looked up, 300 ms after the last letter', () => {
  expect(peopleLimits).toMatchObject({ uniquenessPause: 300, searchPause: 300 });
});
