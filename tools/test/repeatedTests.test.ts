import { expect, it } from 'vitest';
import { repeatedTests } from './repeatedTests.ts';

it('names the journeys that passed on their second try', () => {
  const output = '  1 flaky\n    journeys/sign-in.spec.ts:7:1 › signs in\n  219 passed (9m)\n';
  expect(repeatedTests(output)).toEqual(['journeys/sign-in.spec.ts:7:1 › signs in']);
});

it('No test is named when all passed at the first try', () => {
  expect(repeatedTests('  220 passed (9m)\n')).toEqual([]);
});
