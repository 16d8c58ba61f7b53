import { expect, test } from 'vitest';
import { imageType } from './imageType.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ['image/png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d)],
  ['image/jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
  ['image/gif', bytesOf('GIF89a')],
  ['image/svg+xml', bytesOf('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['image/svg+xml', bytesOf('<?xml version="1.0"?>\n<!-- drawn -->\n<svg>')],
])('the file %s is recognized by its content', (type, start) => {
  expect(imageType(start)).toBe(type);
});

test.each([
  ['a page', bytesOf('<!doctype html><svg>')],
  ['a program', bytesOf('MZ\u0090')],
  ['a text that mentions svg', bytesOf('this is no <svg>')],
  ['nothing', new Uint8Array()],
])('X06: the file %s is not an image', (_, start) => {
  expect(imageType(start)).toBeUndefined();
});
