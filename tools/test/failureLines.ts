/** What a runner marks a failure with: Playwright's `  1) …` and `✘`, Jest's `●`, vitest's `FAIL`, compilers' `error`. */
const marks = [/^\s+\d+\) \S/, /^\s*✘/, /^\s*● \S/, /^\s*FAIL\s/, /^\s*(\w*Error|error)\b/i, /\berror(\sTS\d+|:)/, /Equal pictures/, /any more: delete it/];
const contextLines = 5;
const longest = 50;

/**
 * The lines of a failed part that say what failed and why, first lines first: readers of a truncated log see them
 * before anything else. Without a known mark these are the last lines.
 */
export function failureLines(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^\s*✓/.test(line));
  const marked = lines.map((line) => marks.some((mark) => mark.test(line)));
  const near = (index: number) => marked.slice(Math.max(0, index - contextLines), index + 1).includes(true);
  const found = lines.filter((_, index) => near(index)).filter((line, index, all) => all.indexOf(line) === index);
  return (found.length > 0 ? found : lines.slice(-longest)).slice(0, longest);
}
