import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../memoryStorage.ts';
import { PartialUploads } from './partialUploads.ts';

const storage = memoryStorage();

describe('an upload in parts', () => {
  const uploads = new PartialUploads(storage);
  const begin = (id: string, sizeBytes: number) => uploads.begin({ id, sizeBytes, fileName: 'film.mp4', startedAtUtc: '2026-01-01T00:00:00Z', purpose: {} });

  it('An upload in parts is whole when its parts add up, in the order of their numbers, however often they are sent', () => {
    begin('one', 6);
    uploads.writePart('one', 2, Buffer.from('def'));
    expect(uploads.assemble('one', 'film')).toBe(false);
    uploads.writePart('one', 1, Buffer.from('xyz'));
    uploads.writePart('one', 1, Buffer.from('abc'));
    expect(uploads.assemble('one', 'film')).toBe(true);
    expect(storage.read('film')?.toString()).toBe('abcdef');
  });

  it('An upload in parts is listed while it is open and leaves nothing when it ends', () => {
    begin('two', 3);
    uploads.writePart('two', 1, Buffer.from('abc'));
    expect(uploads.open().find((upload) => upload.id === 'two')).toMatchObject({ fileName: 'film.mp4', parts: [{ number: 1, bytes: 3 }] });
    expect(uploads.end('two')).toBe(true);
    expect(uploads.end('two')).toBe(false);
    expect(storage.list('uploads/two/')).toEqual([]);
  });

  it('An upload in parts is not whole while a part is missing', () => {
    begin('three', 6);
    uploads.writePart('three', 1, Buffer.from('abc'));
    uploads.writePart('three', 3, Buffer.from('def'));
    expect(uploads.assemble('three', 'film')).toBe(false);
  });
});
