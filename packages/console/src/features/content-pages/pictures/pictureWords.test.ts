import { expect, test } from 'vitest';
import { captionOf, wordsOf } from './pictureWords.ts';

const file = (originalFileName: string, sizeBytes: number | null = null) => ({ id: '1', fileName: 's', originalFileName, thumbnail: null, sizeBytes });

test('A picture is called by the name of its file without the extension', () => {
  expect(['Harbour.jpg', 'v1.2 final.PNG', 'no ending', '.hidden'].map((name) => captionOf(file(name)))).toEqual(['Harbour', 'v1.2 final', 'no ending', '.hidden']);
});

test('The facts of a picture are its type and its size, as far as the host sends them', () => {
  expect(wordsOf(file('Harbour.jpg', 2.1 * 1024 * 1024))).toEqual({ caption: 'Harbour', facts: 'JPG · 2.1 MB' });
  expect(wordsOf(file('Harbour.jpg'))).toEqual({ caption: 'Harbour', facts: 'JPG' });
  expect(wordsOf(file('Harbour'))).toEqual({ caption: 'Harbour' });
});
