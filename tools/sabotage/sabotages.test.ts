import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sabotages } from './sabotages.ts';

test.each(sabotages)('there is one line to break so that $name', ({ file, find, replace }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});

test('no two sabotages go by one name', () => {
  const names = sabotages.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
