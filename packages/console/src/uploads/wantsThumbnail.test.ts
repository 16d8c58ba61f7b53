import { expect, it } from 'vitest';
import { wantsThumbnail } from './wantsThumbnail.ts';

/** A PNG as far as its size. */
function png(width: number, height: number): Blob {
  const view = new DataView(new ArrayBuffer(24));
  view.setUint32(0, 0x89504e47);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new Blob([view.buffer]);
}

it.each([
  { row: 'UPL-109', what: 'an image', name: 'arm.png', bytes: png(640, 480), isWanted: true },
  { row: 'UPL-109', what: 'an image whose size is not found', name: 'arm.JPG', bytes: new Blob(['?']), isWanted: true },
  { row: 'UPL-109', what: 'a video', name: 'courtyard.mp4', bytes: new Blob(['?']), isWanted: false },
  { row: 'UPL-109', what: 'a document', name: 'plan.pdf', bytes: new Blob(['?']), isWanted: false },
  { row: 'UPL-106', what: 'an image whose name has no extension', name: 'arm', bytes: png(640, 480), isWanted: false },
  { row: 'UPL-110', what: 'an image without a width', name: 'arm.png', bytes: png(0, 480), isWanted: false },
  { row: 'UPL-110', what: 'an image without a height', name: 'arm.png', bytes: png(640, 0), isWanted: false },
])('$row: a thumbnail of $what is wanted: $isWanted', async ({ name, bytes, isWanted }) => {
  expect(await wantsThumbnail(name, bytes)).toBe(isWanted);
});
