import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderStorage } from './folderStorage.ts';
import { PartialUploads } from './partialUploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'noticeboard-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = folderStorage(join(folder, 'files'));

describe('stored files', () => {
  it('come back byte for byte until they are removed', () => {
    storage.write('logos/a.png', Buffer.from([0, 255]));
    expect(storage.read('logos/a.png')).toEqual(Buffer.from([0, 255]));
    expect(storage.size('logos/a.png')).toBe(2);
    expect(storage.list('logos/')).toEqual(['logos/a.png']);
    expect(storage.remove('logos/a.png')).toBe(true);
    expect(storage.remove('logos/a.png')).toBe(false);
    expect(storage.read('logos/a.png')).toBeUndefined();
  });

  it.each(['../secret', 'a/../../b', '/etc/passwd', '.hidden', 'a\\b', '', 'a//b'])('never leave the folder: %j', (key) => {
    expect(() => storage.write(key, Buffer.from('x'))).toThrow(RangeError);
  });
});

describe('an upload in parts', () => {
  const uploads = new PartialUploads(storage);
  const begin = (id: string, sizeBytes: number) => uploads.begin({ id, sizeBytes, fileName: 'film.mp4', startedAtUtc: '2026-01-01T00:00:00Z', purpose: {} });

  it('is whole when its parts add up, in the order of their numbers, however often they are sent', () => {
    begin('one', 6);
    uploads.writePart('one', 2, Buffer.from('def'));
    expect(uploads.assemble('one')).toBeUndefined();
    uploads.writePart('one', 1, Buffer.from('xyz'));
    uploads.writePart('one', 1, Buffer.from('abc'));
    expect(uploads.assemble('one')?.toString()).toBe('abcdef');
  });

  it('is shown while it is open and leaves nothing when it ends', () => {
    begin('two', 3);
    uploads.writePart('two', 1, Buffer.from('abc'));
    expect(uploads.open().find((upload) => upload.id === 'two')).toMatchObject({ fileName: 'film.mp4', parts: [{ number: 1, bytes: 3 }] });
    expect(uploads.end('two')).toBe(true);
    expect(uploads.end('two')).toBe(false);
    expect(storage.list('uploads/two/')).toEqual([]);
  });

  it('is not whole with a hole in it', () => {
    begin('three', 6);
    uploads.writePart('three', 1, Buffer.from('abc'));
    uploads.writePart('three', 3, Buffer.from('def'));
    expect(uploads.assemble('three')).toBeUndefined();
  });
});
