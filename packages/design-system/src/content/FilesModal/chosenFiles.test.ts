import { expect, it } from 'vitest';
import { addFiles, mostFilesAtOnce } from './chosenFiles.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.pdf`);

it('the choice of files takes ten and leaves the eleventh out', () => {
  expect(addFiles([], names(10), mostFilesAtOnce)).toEqual({ chosen: names(10), leftOut: [] });
  expect(addFiles([], names(11), mostFilesAtOnce)).toEqual({ chosen: names(10), leftOut: ['10.pdf'] });
});

it('the limit of files counts those that were chosen before', () => {
  expect(addFiles(names(9), ['a.pdf', 'b.pdf'], mostFilesAtOnce)).toEqual({ chosen: [...names(9), 'a.pdf'], leftOut: ['b.pdf'] });
  expect(addFiles(names(10), ['a.pdf'], mostFilesAtOnce).leftOut).toEqual(['a.pdf']);
});
