/**
 * The names of tests that failed and were tried again: Playwright lists those that then passed under `N flaky`, the story
 * runner says of each that it tries it again. They are printed, because one that needs it again and again is a defect.
 */
export function repeatedTests(output: string): string[] {
  const lines = output.split('\n');
  const start = lines.findLastIndex((line) => /^\s+\d+ flaky\b/.test(line));
  const after = start < 0 ? [] : lines.slice(start + 1);
  const end = after.findIndex((line) => !/^\s{4}\S/.test(line));
  const journeys = after.slice(0, end < 0 ? undefined : end);
  const stories = lines.filter((line) => line.startsWith('Tried again: ')).map((line) => line.slice('Tried again: '.length));
  return [...new Set([...journeys, ...stories].map((name) => name.trim()))];
}
