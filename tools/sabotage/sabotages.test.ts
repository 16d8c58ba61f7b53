import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sabotages } from './sabotages.ts';

test.each(sabotages)('there is one line to break so that $name', ({ file, find, replace }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});

test('no two sabotages have the same name', () => {
  const names = sabotages.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

const narrowed = sabotages.flatMap(({ name, scriptArguments = [] }) => {
  const [files, title] = [scriptArguments[0] ?? '', scriptArguments[scriptArguments.indexOf('-g') + 1] ?? ''];
  return scriptArguments.includes('-g') ? [{ name, files, title }] : [];
});

test.each(narrowed)('the check that should notice that $name is there: a run without tests fails as well', ({ files, title }) => {
  const texts = globSync('packages/end-to-end/**/*.ts').filter((path) => path.includes(files)).map((path) => readFileSync(path, 'utf8'));
  expect(texts.filter((text) => text.includes(title))).not.toEqual([]);
});
