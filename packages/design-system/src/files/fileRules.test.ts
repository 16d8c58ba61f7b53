import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileExtension, fileKind, fileRefusal, imageRules, offeredTypes, rulesHint, singleFileLimit, sizeInWords, sizeText } from './fileRules.ts';

const file = (name: string, type = 'image/png', size = 1000) => ({ name, type, size });

describe('the extension of a file', () => {
  it.each([
    ['photo.png', 'png'],
    ['PHOTO.PNG', 'png'],
    ['archive.tar.gz', 'gz'],
    ['photo', ''],
    ['.png', ''],
    ['photo.', ''],
    ['', ''],
  ])('The extension of %j is %j', (name, extension) => {
    expect(fileExtension(name)).toBe(extension);
  });
});

describe('the kind of a file', () => {
  it.each(['a.png', 'a.gif', 'a.jpg', 'a.jpeg', 'A.JPG'])('The file %s is an image', (name) => expect(fileKind(name)).toBe('image'));
  it.each(['a.mp4', 'a.ogg', 'a.webm'])('The file %s is a video', (name) => expect(fileKind(name)).toBe('video'));
  it.each(['a.svg', 'a.pdf', 'png', 'a.png.exe'])('The file %s is neither an image nor a video', (name) => expect(fileKind(name)).toBe('other'));
});

describe('a picture', () => {
  it.each([
    ['photo.png', 'image/png'],
    ['photo.JPG', 'image/jpeg'],
    ['photo.jpeg', 'image/jpeg'],
    ['photo.gif', 'image/gif'],
    ['photo.png', ''],
    ['photo.png', 'application/octet-stream'],
    ['photo.png', 'image/png; charset=binary'],
    ['photo.png', 'IMAGE/PNG'],
  ])('The picture %s of type %j is accepted', (name, type) => {
    expect(fileRefusal(file(name, type), imageRules)).toBeNull();
  });

  it.each([
    ['menu.pdf', 'application/pdf'],
    ['photo.svg', 'image/svg+xml'],
    ['photo', 'image/png'],
    ['photo.png.exe', ''],
    ['photo.png', 'text/html'],
    ['photo.gif', 'image/png'],
  ])('The picture %s of type %j is refused for its type', (name, type) => {
    expect(fileRefusal(file(name, type), imageRules)).toBe('type');
  });

  it.each([
    [0, 'empty'],
    [1, null],
    [singleFileLimit - 1, null],
    [singleFileLimit, null],
    [singleFileLimit + 1, 'size'],
  ])('A picture of %d bytes: %s', (size, refusal) => {
    expect(fileRefusal(file('photo.png', 'image/png', size), imageRules)).toBe(refusal);
  });

  it('A picture of a wrong type and no content is refused for its type first', () => {
    expect(fileRefusal(file('notes.txt', 'text/plain', 0), imageRules)).toBe('type');
  });
});

it('a type that is in no table is recognized by its extension', () => {
  expect(fileRefusal(file('plan.dwg', 'image/vnd.dwg'), { extensions: ['dwg'] })).toBeNull();
});

it('a file of any size is accepted where there is no limit', () => {
  expect(fileRefusal(file('film.mp4', 'video/mp4', 5e9), { extensions: ['mp4'] })).toBeNull();
});

it('files of any type are accepted where no type is given', () => {
  expect(fileRefusal(file('budget.xlsx', 'application/vnd.ms-excel', 5), {})).toBeNull();
  expect(fileRefusal(file('README', '', 5), {})).toBeNull();
  expect(fileRefusal(file('nothing.txt', 'text/plain', 0), {})).toBe('empty');
  expect(offeredTypes({})).toEqual([]);
});

it('a file within the limit is never refused for its size', () => {
  assert(
    property(integer({ min: 1, max: singleFileLimit }), (size) => fileRefusal(file('a.png', 'image/png', size), imageRules) === null),
  );
});

it('the hint of the upload is that of the specification', () => {
  expect(rulesHint(imageRules)).toBe('PNG, JPG, GIF up to 10MB');
  expect(rulesHint({ extensions: ['mp4', 'webm'] })).toBe('MP4, WEBM');
  expect(rulesHint({ maximumBytes: singleFileLimit })).toBe('Up to 10MB');
});

it('each extension and type is offered once', () => {
  expect(offeredTypes(imageRules)).toEqual(['.png', 'image/png', '.jpg', 'image/jpeg', '.jpeg', '.gif', 'image/gif']);
});

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1025, '2 KB'],
  [1_048_576, '1 MB'],
  [1_048_577, '1.1 MB'],
  [singleFileLimit, '10 MB'],
  [singleFileLimit + 1, '10.1 MB'],
])('the size of %d bytes is written %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words);
});

it.each([
  [62_390_272, undefined, '59.5 MB'],
  [62_390_272, 100_663_296, '59.5'],
  [222_298_112, undefined, '212 MB'],
  [300_000, 5_000_000, '0.3'],
  [1500, undefined, '2 KB'],
  [2, undefined, '2 B'],
  [1, 2, '1'],
])('the progress of %d bytes of %s is written %s', (bytes, of, words) => {
  expect(sizeInWords(bytes, of)).toBe(words);
});
