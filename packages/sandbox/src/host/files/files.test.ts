import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderStorage } from './folderStorage.ts';
import { rangeOf } from './rangeOf.ts';
import { StorageLinks } from './storageLinks.ts';

const folder = mkdtempSync(join(tmpdir(), 'noticeboard-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = folderStorage(join(folder, 'files'));

describe('stored files', () => {
  it('Stored files are returned byte for byte until they are removed', () => {
    storage.write('logos/a.png', Buffer.from([0, 255]));
    expect(storage.read('logos/a.png')).toEqual(Buffer.from([0, 255]));
    expect(storage.size('logos/a.png')).toBe(2);
    expect(storage.list('logos/')).toEqual(['logos/a.png']);
    expect(storage.remove('logos/a.png')).toBe(true);
    expect(storage.remove('logos/a.png')).toBe(false);
    expect(storage.read('logos/a.png')).toBeUndefined();
  });

  it.each(['../secret', 'a/../../b', '/etc/passwd', '.hidden', 'a\\b', '', 'a//b'])('Stored files never leave the folder: %j', (key) => {
    expect(() => storage.write(key, Buffer.from('x'))).toThrow(RangeError);
  });
});

describe('a part of a file', () => {
  it('A part of a file is read alone, up to the end of the file', () => {
    storage.write('film', Buffer.from('abcdef'));
    expect(storage.readPart('film', 2, 4).toString()).toBe('cd');
    expect(storage.readPart('film', 4, 100).toString()).toBe('ef');
  });

  it.each([
    [undefined, undefined],
    ['bytes=0-1', { from: 0, to: 2 }],
    ['bytes=4-', { from: 4, to: 6 }],
    ['bytes=-2', { from: 4, to: 6 }],
    ['bytes=-20', { from: 0, to: 6 }],
    ['bytes=2-99', { from: 2, to: 6 }],
    ['bytes=6-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=3-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['lines=1-2', undefined],
    ['bytes=-', undefined],
  ])('A part of a file is requested by %j', (header, range) => {
    expect(rangeOf(header, 6)).toEqual(range);
  });
});

describe('a signed address', () => {
  const noon = new Date('2026-11-21T12:00:00Z');
  let now = noon;
  const links = new StorageLinks(() => now);
  const address = () =>
    new URL(links.create('http://localhost:1', { key: 'content/a.svg', contentType: 'image/svg+xml', downloadName: 'logo.svg' }, new Date('2026-11-21T12:15:00Z')));

  it('A signed address opens its file, with the type and the download that were signed', () => {
    expect(links.follow(address())).toEqual({ status: 200, stored: { key: 'content/a.svg', contentType: 'image/svg+xml', downloadName: 'logo.svg' } });
  });

  it.each(['type', 'name', 'expires', 'signature'])('A signed address whose %s was changed is refused', (field) => {
    const changed = address();
    changed.searchParams.set(field, '2027-01-01T00:00:00Z');
    expect(() => links.follow(changed)).toThrow('no longer valid');
  });

  it('A signed address that names another file is refused', () => {
    const changed = address();
    changed.pathname = '/storage/content/b.svg';
    expect(() => links.follow(changed)).toThrow('no longer valid');
  });

  it('A signed address expires', () => {
    const signed = address();
    now = new Date('2026-11-21T12:15:00Z');
    expect(() => links.follow(signed)).toThrow('no longer valid');
    now = noon;
  });
});
