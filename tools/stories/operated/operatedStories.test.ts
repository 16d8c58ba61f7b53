import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operatedStories } from './operatedStories.ts';

const source = join(import.meta.dirname, '../../../packages/design-system/src');
const foldersIn = (folder: string) => readdirSync(join(source, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Components have folders with a capital; a field or an overlay is known by its family, elsewhere by the end of its name. */
const isOperated = (family: string, name: string) =>
  ['fields', 'overlays'].includes(family) || /(Modal|Dialog|Picker|Select|Selector|TextArea|Upload|Editor|Composer|Form|Panel|Palette|Menu|FilterBar|Attachments)$/.test(name);

const expected = foldersIn('')
  .flatMap(({ name: family }) => foldersIn(family).map(({ name }) => ({ family, name })))
  .filter(({ family, name }) => /^[A-Z]/.test(name) && isOperated(family, name))
  .map(({ family, name }) => `${family}/${name}`);

test('every field and overlay of the kit is operated', () => {
  expect(Object.keys(operatedStories).sort()).toEqual(expected.sort());
});

test.each(Object.entries(operatedStories))('the folder %s has the story %s', (folder, story) => {
  const files = readdirSync(join(source, folder)).filter((name) => name.endsWith('.stories.tsx'));
  expect(files.map((file) => readFileSync(join(source, folder, file), 'utf8')).join('\n')).toMatch(new RegExp(`^export const ${story}\\b`, 'm'));
});
