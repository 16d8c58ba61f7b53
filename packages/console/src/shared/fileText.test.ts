import { expect, test } from 'vitest';
import { readText } from './fileText.ts';

const encoder = new TextEncoder();

/** Text as UTF-16. */
function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return bytes;
}

test.each([
  ['utf-8', encoder.encode('Zoé')],
  ['utf-8', encoder.encode('\uFEFFZoé')],
  ['utf-16le', utf16('\uFEFFZoé', true)],
  ['utf-16be', utf16('\uFEFFZoé', false)],
  ['utf-16le', utf16('Zoé', true)],
  ['utf-16be', utf16('Zoé', false)],
  ['windows-1252', Uint8Array.from([0x5a, 0x6f, 0xe9])],
])('text in %s is read as it is', (encoding, bytes) => {
  expect(readText(bytes)).toEqual({ text: 'Zoé', encoding });
});

test('a file that is not text is recognized', () => {
  expect(readText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0, 0]))).toBeNull();
});
