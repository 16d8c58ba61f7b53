import { expect, it } from 'vitest';
import { repeatedTests } from './repeatedTests.ts';

it('names the journeys that passed on their second try', () => {
  const output = '  1 flaky\n    journeys/sign-in.spec.ts:7:1 › signs in\n  219 passed (9m)\n';
  expect(repeatedTests(output)).toEqual(['journeys/sign-in.spec.ts:7:1 › signs in']);
});

it('names the stories that were played twice, and those that were operated twice', () => {
  const output = 'Ran all test suites.\n  1 flaky\n    Actions/Button › Solid\n\nRunning 16 tests\n  1 flaky\n    operated.spec.ts:42:5 › fields/Select\n  15 passed (9s)\n';
  expect(repeatedTests(output)).toEqual(['Actions/Button › Solid', 'operated.spec.ts:42:5 › fields/Select']);
});

it('No test is named when all passed at the first try', () => {
  expect(repeatedTests('  220 passed (9m)\n')).toEqual([]);
});
