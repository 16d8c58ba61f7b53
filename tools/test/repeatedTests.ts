/**
 * The names of tests that failed and passed when they were tried again, which Playwright lists under `N flaky`, and so does the
 * reporter of the stories. They are printed, because one that needs it again and again is a defect.
 */
export function repeatedTests(output: string): string[] {
  const lines = output.split('\n');
  const starts = lines.flatMap((line, index) => (/^\s+\d+ flaky\b/.test(line) ? [index + 1] : []));
  return starts.flatMap((start) => {
    const after = lines.slice(start);
    const end = after.findIndex((line) => !/^\s{4}\S/.test(line));
    return after.slice(0, end < 0 ? undefined : end).map((name) => name.trim());
  });
}
