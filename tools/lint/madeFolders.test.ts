import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Folders that our tools create when none is named. */
const made = ['dist', 'storybook-static', 'coverage', 'playwright-report', 'blob-report', 'test-results', 'node_modules', '.cache'];
const places = ['', 'packages/console/', 'packages/design-system/', 'tools/stories/'];
const files = places.flatMap((place) => made.map((folder) => `${place}${folder}/made.js`));

test('what a tool generates is ignored wherever it was started, by git and by the linter, which reads .gitignore', () => {
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', ...files], { encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(files);
});
