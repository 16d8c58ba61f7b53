/** What Jest tells a reporter of a test; the runner brings no types for it. */
interface TestResult {
  ancestorTitles: string[];
  status: string;
  /** How many times it was run. */
  invocations?: number;
}

interface Results {
  testResults: { testResults: TestResult[] }[];
}

/** Names the stories that passed only when they were tried again, at the end and in the words of Playwright (`tools/test/repeatedTests.ts`). */
export default class NameRepeated {
  onRunComplete(_files: unknown, { testResults }: Results): void {
    const repeated = testResults.flatMap((file) => file.testResults).filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1);
    if (repeated.length === 0) return;
    console.log([`  ${repeated.length} flaky`, ...repeated.map(({ ancestorTitles }) => `    ${ancestorTitles.join(' › ')}`)].join('\n'));
  }
}
