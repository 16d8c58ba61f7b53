import { describe, expect, it } from 'vitest';
import { countPlaywrightTests, countStories, countUnitTests } from './countTests.ts';

describe('the numbers that pnpm test prints', () => {
  it('The count of tests is read from the last line of vitest', () => {
    expect(countUnitTests(' Tests  1 failed | 120 passed (121)\n', 1)).toEqual({ passed: 120, failed: 1 });
  });

  it('A journey that passed on its second try is counted as passed', () => {
    expect(countPlaywrightTests('  1 flaky\n  9 passed (3s)\n', 0)).toEqual({ passed: 10, failed: 0 });
  });

  it('The stories that were operated are added to those that were visited', () => {
    const output = 'Tests:       1 failed, 225 passed, 226 total\n\nRunning 16 tests using 2 workers\n\n  1 failed\n  15 passed (29.2s)\n';
    expect(countStories(output, 1)).toEqual({ passed: 240, failed: 2 });
    expect(countStories('Tests:       9 passed, 9 total\n', 0)).toEqual({ passed: 9, failed: 0 });
  });

  it('Silence is never counted as success', () => {
    expect(countUnitTests('', 0)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywrightTests('Error: no tests found', 1)).toEqual({ passed: 0, failed: 1 });
    expect(countStories('Running 16 tests using 2 workers\n  16 passed (29.2s)\n', 0)).toEqual({ passed: 16, failed: 1 });
    expect(countStories('Tests:       9 passed, 9 total\nRunning 16 tests using 2 workers\n', 0)).toEqual({ passed: 9, failed: 1 });
  });

  it('A runner that broke after its tests is counted as one failure', () => {
    expect(countPlaywrightTests('  3 passed (3s)\n', 1)).toEqual({ passed: 3, failed: 1 });
    expect(countStories('Tests:       9 passed, 9 total\n', 1)).toEqual({ passed: 9, failed: 1 });
  });
});
