import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../bench/vite.config.ts';
import manifest from '../../packages/design-system/package.json' with { type: 'json' };

/** What the candidates import of the design system: its entries, and names that the bundler of the bench has to find. */
const imported = globSync('bench/candidates/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/from '(@noticeboard\/design-system[^']*)'/g)].map(([, name]) => name!),
);

test('Every entry of the design system that is measured exists, and is found by the bundler of the bench', () => {
  const entries: Record<string, unknown> = manifest.exports;
  expect(imported).toContain('@noticeboard/design-system/people');
  for (const name of new Set(imported)) {
    const entry = entries[name.replace('@noticeboard/design-system', '.')];
    const alias = config.resolve.alias.find(({ find }) => (typeof find === 'string' ? find === name : find.test(name)));
    expect(alias && name.replace(alias.find, alias.replacement), name).toMatch(new RegExp(`${String(entry).replace(/^\./, '').replace(/ts$/, 'js')}$`));
  }
});
