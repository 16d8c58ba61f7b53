/**
 * The names of tests that failed and passed when they were tried again, which Playwright lists under `N flaky`. They are printed,
 * because one that needs it again and again is a defect.
 */
export function repeatedTests(output: string): string[] {
  const lines = output.split('\n');
  const start = lines.findLastIndex((line) => /^\s+\d+ flaky\b/.test(line));
  if (start < 0) return [];
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => !/^\s{4}\S/.test(line));
  return after.slice(0, end < 0 ? undefined : end).map((name) => name.trim());
}
