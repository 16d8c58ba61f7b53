import { expect, it } from 'vitest';
import { imageRules } from '../../../files/fileRules.ts';
import { sortFiles } from './sortFiles.ts';

const png = (name: string, content = 'x') => new File([content], name, { type: 'image/png' });
const names = (files: File[]) => files.map(({ name }) => name);

it('the valid files are accepted, and each other one has a reason', () => {
  const files = [png('a.png'), new File(['x'], 'menu.pdf', { type: 'application/pdf' }), png('empty.png', ''), png('b.png')];
  const { accepted, refusals } = sortFiles(files, imageRules, true);
  expect(names(accepted)).toEqual(['a.png', 'b.png']);
  expect(refusals).toEqual(['menu.pdf is not of an accepted type: PNG, JPG, GIF.', 'empty.png is empty.']);
});

it('a refused file says how large it is and how large it may be', () => {
  const { refusals } = sortFiles([png('a.png', 'xxxx')], { extensions: ['png'], maximumBytes: 3 }, true);
  expect(refusals).toEqual(['a.png is 4 B; the limit is 3 B.']);
});

it('the first valid file is accepted where one is wanted', () => {
  const { accepted, refusals } = sortFiles([png('empty.png', ''), png('a.png'), png('b.png')], imageRules, false);
  expect(names(accepted)).toEqual(['a.png']);
  expect(refusals).toEqual(['empty.png is empty.', 'b.png was left out: only one file can be chosen.']);
});
