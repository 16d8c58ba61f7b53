import { describe, expect, it } from 'vitest';
import { countPlaywrightTests, countUnitTests } from './countTests.ts';

describe('the numbers that pnpm test prints', () => {
  it('reads the last line of vitest', () => {
    expect(countUnitTests(' Tests  1 failed | 120 passed (121)\n', 1)).toEqual({ passed: 120, failed: 1 });
  });

  it('counts a journey that passed on its second try as passed', () => {
    expect(countPlaywrightTests('  1 flaky\n  9 passed (3s)\n', 0)).toEqual({ passed: 10, failed: 0 });
  });

  it('never reads silence as success', () => {
    expect(countUnitTests('', 0)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywrightTests('Error: no tests found', 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a runner that broke after its tests as one failure', () => {
    expect(countPlaywrightTests('  3 passed (3s)\n', 1)).toEqual({ passed: 3, failed: 1 });
  });
});
