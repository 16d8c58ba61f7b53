import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HeardFile } from './heardFile.ts';

/** A file as the screen reader writes it; each line is of long ago, so that no silence has to be waited for. */
function fileOf(...lines: object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'heard-'));
  const path = join(folder, 'heard');
  const write = (line: object) => appendFileSync(path, `${JSON.stringify({ at: 0, ...line })}\n`);
  writeFileSync(path, '');
  lines.forEach(write);
  const heard = new HeardFile(path);
  onTestFinished(() => {
    heard.close();
    rmSync(folder, { recursive: true });
  });
  return { heard, write };
}

test('a step lasts while the screen reader has work, however long it is silent', async () => {
  const { heard, write } = fileOf({ isWorking: true });
  const quiet = heard.untilQuiet().then((said) => said.map(({ text }) => text));
  expect(await Promise.race([quiet, heard.untilSomethingNew(300).then(() => 'at work')])).toBe('at work');
  write({ text: 'Departments' });
  write({ isWorking: false });
  expect(await quiet).toEqual(['Departments']);
});

test('what was heard once is not reported again', async () => {
  const { heard, write } = fileOf({ text: 'Departments' }, { isWorking: false });
  expect(await heard.untilQuiet()).toHaveLength(1);
  write({ text: '1–8 of 8' });
  expect((await heard.untilQuiet()).map(({ text }) => text)).toEqual(['1–8 of 8']);
});
