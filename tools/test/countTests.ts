/** How many tests of a part passed and failed. */
export interface Outcome {
  passed: number;
  failed: number;
}

/** No number was found, or the runner failed for another reason than a test: that is one failure at least. */
function atLeastOneFailure({ passed, failed }: Outcome, exitCode: number): Outcome {
  return exitCode !== 0 && failed === 0 ? { passed, failed: 1 } : { passed, failed };
}

const numberBefore = (line: string, word: string): number => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);

function countIn(line: string | undefined, exitCode: number): Outcome {
  if (line === undefined) return { passed: 0, failed: 1 };
  const counted = { passed: numberBefore(line, 'passed'), failed: numberBefore(line, 'failed') };
  return counted.passed + counted.failed === 0 ? { passed: 0, failed: 1 } : atLeastOneFailure(counted, exitCode);
}

const lastLine = (output: string, pattern: RegExp): string | undefined =>
  output.split('\n').findLast((line) => pattern.test(line));

/** A part that is one check: it passes or fails whole. */
export const countChecks = (_output: string, exitCode: number): Outcome =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** vitest: `Tests  1 failed | 120 passed (121)`. */
export const countUnitTests = (output: string, exitCode: number): Outcome =>
  countIn(lastLine(output, /^\s*Tests\s+\d/), exitCode);

/** The test-runner of Storybook: `Tests:       1 failed, 120 passed, 121 total`. */
const countJestTests = (output: string, exitCode: number): Outcome => countIn(lastLine(output, /^\s*Tests:\s+\d/), exitCode);

/**
 * Playwright ends with a line a kind: `  2 failed`, `  118 passed (3.2m)`. A test that passed on its second try (flaky)
 * has passed; `repeatedTests` names it, so that it is corrected rather than forgotten.
 */
export function countPlaywrightTests(output: string, exitCode: number): Outcome {
  const count = (kind: string) => numberBefore(lastLine(output, new RegExp(`^\\s+\\d+ ${kind}\\b`)) ?? '', kind);
  const counted = {
    passed: count('passed') + count('flaky'),
    failed: count('failed') + count('did not run') + count('interrupted'),
  };
  return counted.passed + counted.failed === 0 ? { passed: 0, failed: 1 } : atLeastOneFailure(counted, exitCode);
}

/** Stories: those that the test-runner visited, and then those that Playwright operated, of which a small share may have none. */
export function countStories(output: string, exitCode: number): Outcome {
  const visited = countJestTests(output, 0);
  const operated = /^Running \d+ tests? using/m.test(output) ? countPlaywrightTests(output, 0) : { passed: 0, failed: 0 };
  return atLeastOneFailure({ passed: visited.passed + operated.passed, failed: visited.failed + operated.failed }, exitCode);
}
