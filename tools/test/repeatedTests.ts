/** A test that failed and passed when it was tried again. */
export interface RepeatedTest {
  name: string;
  /** What its first try failed with, as the runner printed it; empty where it printed nothing. */
  error: readonly string[];
}

/** Most lines of an error that are printed. */
const longest = 20;

const withoutRule = (line: string) => line.trim().replace(/ ─+$/, '');
/** Heading of a failure, indented as the runner numbers it. */
const heading = /^\s+\d+\) (.+)$/;
/** What follows the error of the first try: the next try, what is kept of the first one, the next failure, the sums at the end. */
const endsError = [/^\s+Retry #\d/, /^\s+attachment #\d/, /^\s+Error Context:/, heading, /^\s+\d+ (failed|interrupted|flaky|skipped|did not run|passed)\b/];

/** The error below the first heading with this name. */
function errorOf(name: string, lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => withoutRule(heading.exec(line)?.[1] ?? '') === name);
  if (start < 0) return [];
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => endsError.some((mark) => mark.test(line)));
  return after
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line.trim() !== '')
    .slice(0, longest);
}

/**
 * The tests that failed and passed when they were tried again, which Playwright lists under `N flaky`, and so does the
 * reporter of the stories. They are printed with their error, because one that needs it again and again is a defect, and nothing else
 * keeps what it failed with: the second try clears what the first one left.
 */
export function repeatedTests(output: string): RepeatedTest[] {
  const lines = output.split('\n');
  const starts = lines.flatMap((line, index) => (/^\s+\d+ flaky\b/.test(line) ? [index + 1] : []));
  return starts.flatMap((start) => {
    const after = lines.slice(start);
    const end = after.findIndex((line) => !/^\s{4}\S/.test(line));
    return after.slice(0, end < 0 ? undefined : end).map((line) => ({ name: withoutRule(line), error: errorOf(withoutRule(line), lines) }));
  });
}
