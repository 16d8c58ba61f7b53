import { expect, it } from 'vitest';
import { repeatedTests } from './repeatedTests.ts';

it('The journeys that passed on their second try are named', () => {
  const output = '  1 flaky\n    journeys/sign-in.spec.ts:7:1 › signs in ──────\n  219 passed (9m)\n';
  expect(repeatedTests(output)).toEqual([{ name: 'journeys/sign-in.spec.ts:7:1 › signs in', error: [] }]);
});

it('The stories that were played twice, and those that were operated twice, are named', () => {
  const output = 'Ran all test suites.\n  1 flaky\n    Actions/Button › Solid\n\nRunning 16 tests\n  1 flaky\n    operated.spec.ts:42:5 › fields/Select\n  15 passed (9s)\n';
  expect(repeatedTests(output).map(({ name }) => name)).toEqual(['Actions/Button › Solid', 'operated.spec.ts:42:5 › fields/Select']);
});

it('The failure of the first try is kept for each test, without attachments and the failures of others', () => {
  const output = [
    '  ✘  2 faults/a.spec.ts:3:1 › group › saves (21ms)',
    '  ✓  3 faults/a.spec.ts:3:1 › group › saves (retry #1) (43ms)',
    '',
    '  1) faults/a.spec.ts:9:1 › deletes ─────────',
    '',
    '    Error: another one',
    '',
    '    Retry #1 ─────────',
    '',
    '    Error: another one, again',
    '',
    '  2) faults/a.spec.ts:3:1 › group › saves ─────────',
    '',
    '    Error: expect(locator).toBeVisible() failed',
    '',
    '    > 4 |   await expect(toasts(page)).toBeVisible();',
    '',
    '    attachment #1: screenshot (image/png) ─────────',
    '    .cache/results/test-failed-1.png',
    '',
    '  1 failed',
    '    faults/a.spec.ts:9:1 › deletes ─────────',
    '  1 flaky',
    '    faults/a.spec.ts:3:1 › group › saves ─────────',
    '  1 passed (4.4s)',
  ].join('\n');
  expect(repeatedTests(output)).toEqual([
    {
      name: 'faults/a.spec.ts:3:1 › group › saves',
      error: ['    Error: expect(locator).toBeVisible() failed', '    > 4 |   await expect(toasts(page)).toBeVisible();'],
    },
  ]);
});

it('No test is named when all passed at the first try', () => {
  expect(repeatedTests('  220 passed (9m)\n')).toEqual([]);
});
