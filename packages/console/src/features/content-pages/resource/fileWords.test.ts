import { expect, test } from 'vitest';
import { fileWords } from './fileWords.ts';

test.each([
  ['Plan.PDF', 'PDF', 'PDF'],
  ['Stock.xlsx', 'Excel', 'XLS'],
  ['Site.dwg', 'DWG', 'DWG'],
  ['archive.tar.gz', 'Archive', 'ZIP'],
  ['README', 'File', ''],
  ['a.<img src=x>', 'File', '<IMG'],
])('the file %s is shown as %s', (name, kind, sign) => {
  expect(fileWords(name)).toMatchObject({ kind, sign });
});
