import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { renamedFile, splitFileName } from './fileNameRules.ts';

it.each([
  ['menu.pdf', 'menu', '.pdf'],
  ['archive.tar.gz', 'archive.tar', '.gz'],
  ['README', 'README', ''],
  ['.profile', '.profile', ''],
  ['ends with.', 'ends with.', ''],
  ['', '', ''],
])('the file name %s is split at its last dot', (fileName, name, extension) => {
  expect(splitFileName(fileName)).toEqual({ name, extension });
});

it.each([
  ['Week 12', 'menu.pdf', 'Week 12.pdf'],
  ['  Week 12 ', 'menu.PDF', 'Week 12.PDF'],
  ['Week 12.pdf', 'menu.PDF', 'Week 12.PDF'],
  ['Week 12.docx', 'menu.pdf', 'Week 12.docx.pdf'],
  ['v1.2', 'menu.pdf', 'v1.2.pdf'],
  ['Week 12', 'README', 'Week 12'],
])('the file is renamed to %s, which was %s, %s', (written, original, renamed) => {
  expect(renamedFile(written, original)).toBe(renamed);
});

it.each(['', '   ', '.pdf', ' .PDF '])('a file needs a name besides the extension: "%s"', (written) => {
  expect(renamedFile(written, 'menu.pdf')).toBeNull();
});

it('a file keeps its extension whatever is typed', () => {
  assert(
    property(string(), (written) => {
      const renamed = renamedFile(written, 'menu.pdf');
      expect(renamed === null || splitFileName(renamed).extension === '.pdf').toBe(true);
    }),
  );
});

it('a file name stays as it is when nothing was changed', () => {
  for (const original of ['menu.pdf', 'archive.tar.gz', 'README', '.profile']) {
    expect(renamedFile(splitFileName(original).name, original)).toBe(original);
  }
});
