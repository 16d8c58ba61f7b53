import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

it('no style asks for the direction by :dir(), since builds replace it by a list of languages', () => {
  const styles = globSync('**/*.{css,ts,tsx}', { cwd: source, exclude: ['theme/rightToLeft*'] });
  expect(styles.length).toBeGreaterThan(100);
  expect(styles.filter((path) => readFileSync(join(source, path), 'utf8').includes(':dir('))).toEqual([]);
});
