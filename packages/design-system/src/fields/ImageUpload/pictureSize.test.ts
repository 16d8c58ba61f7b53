import { describe, expect, it } from 'vitest';
import { isTooManyPixels, pictureSize } from './pictureSize.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const png = (width: number, height: number) => {
  const view = new DataView(new ArrayBuffer(24));
  view.setUint32(0, 0x89504e47);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return view.buffer;
};

describe('the size of a picture', () => {
  it.each([
    ['a PNG', png(640, 480), { width: 640, height: 480 }],
    ['a GIF', bytes(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x80, 0x02, 0xe0, 0x01), { width: 640, height: 480 }],
    [
      'a JPG behind its first segments',
      bytes(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x01, 0x02, 0xff, 0xc0, 0x00, 0x11, 0x08, 0x01, 0xe0, 0x02, 0x80, 0x03),
      { width: 640, height: 480 },
    ],
    ['what is no picture', bytes(0x3c, 0x73, 0x76, 0x67), null],
    ['a JPG without a frame', bytes(0xff, 0xd8, 0xff, 0xd9, 0x00, 0x00), null],
    ['nothing', bytes(), null],
  ])('The size of a picture is read from the head of %s', (_, head, size) => expect(pictureSize(head)).toEqual(size));

  it('X06 a picture with more than 10,000 pixels on a side is refused', async () => {
    expect(await isTooManyPixels(new Blob([png(30_000, 1)]))).toBe(true);
    expect(await isTooManyPixels(new Blob([png(10_000, 10_000)]))).toBe(false);
  });
});
