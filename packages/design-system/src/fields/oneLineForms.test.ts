import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '..');
/** Addresses, search phrases, and messages of several lines: they are trimmed, not reduced to one line. */
const others = new Set(['LinkModal/linkRules.ts', 'LinkModal/LinkModal.tsx', 'OptionListEditor/optionValue.ts', 'RenameFileModal/fileNameRules.ts', 'ContactModal/ContactModal.tsx', 'ContactModal/ContactFields.tsx']);

test('no form saves a text of one line that was only trimmed: invisible spaces would stay in it', () => {
  const forms = globSync('{access,content,organization,people,profile}/**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  expect(forms.length).toBeGreaterThan(50);
  const trimming = forms.filter((file) => {
    const text = readFileSync(resolve(source, file), 'utf8');
    return /\b(\w*[nN]ame|label|typed|title)\.trim\(\)/.test(text) && ![...others].some((other) => file.endsWith(other));
  });
  expect(trimming).toEqual(['people/Avatar/initials.ts']);
});
