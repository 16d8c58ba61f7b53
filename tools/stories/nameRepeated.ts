/** What Jest passes to a reporter of a test; the runner brings no types for it. */
interface TestResult {
  ancestorTitles: string[];
  status: string;
  /** How many times it was run. */
  invocations?: number;
  /** What each try but the last failed with. */
  retryReasons?: string[];
}

interface Results {
  testResults: { testResults: TestResult[] }[];
}

const nameOf = ({ ancestorTitles }: TestResult) => ancestorTitles.join(' › ');
const indented = (text: string) => text.split('\n').map((line) => `    ${line}`);

/**
 * Names the stories that passed only when they were tried again, at the end, with what they failed with first, and in the words of
 * Playwright (`tools/test/repeatedTests.ts`).
 */
export default class NameRepeated {
  onRunComplete(_files: unknown, { testResults }: Results): void {
    const repeated = testResults.flatMap((file) => file.testResults).filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1);
    if (repeated.length === 0) return;
    const errors = repeated.flatMap((test, index) => [`  ${index + 1}) ${nameOf(test)}`, ...indented(test.retryReasons?.[0] ?? '')]);
    console.log([...errors, `  ${repeated.length} flaky`, ...repeated.map((test) => `    ${nameOf(test)}`)].join('\n'));
  }
}
