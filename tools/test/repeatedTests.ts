/**
 * The names of tests that failed once and passed when tried again: Playwright lists them under `N flaky`, the story
 * runner says of each why it is tried again. They count as passed and are printed, because one that repeats is a defect.
 */
export function repeatedTests(output: string): string[] {
  const lines = output.split('\n');
  const start = lines.findLastIndex((line) => /^\s+\d+ flaky\b/.test(line));
  const after = start < 0 ? [] : lines.slice(start + 1);
  const end = after.findIndex((line) => !/^\s{4}\S/.test(line));
  const journeys = after.slice(0, end < 0 ? undefined : end);
  const stories = lines.filter((line) => line.startsWith('Tried again: ')).map((line) => line.slice('Tried again: '.length));
  return [...journeys, ...stories].map((name) => name.trim());
}
