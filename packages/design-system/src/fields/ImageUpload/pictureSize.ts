import { imageType } from './imageType.ts';

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Most pixels of a side that are decoded. A file of a few kilobytes can hold more than a tab has memory for (faults X06). */
export const longestPictureSide = 10_000;

/** The size that a PNG, JPG or GIF has in its header, without decoding it; null for anything else. */
export function pictureSize(bytes: ArrayBuffer): PictureSize | null {
  const view = new DataView(bytes);
  const type = imageType(new Uint8Array(bytes));
  if (type === 'image/png' && bytes.byteLength >= 24) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (type === 'image/gif' && bytes.byteLength >= 10) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return type === 'image/jpeg' ? jpegSize(view) : null;
}

/** Goes from segment to segment until the frame header, which holds the size. */
function jpegSize(view: DataView): PictureSize | null {
  let place = 2;
  while (place + 9 <= view.byteLength && view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1);
    const isFrameHeader = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrameHeader) return { width: view.getUint16(place + 7), height: view.getUint16(place + 5) };
    place += 2 + view.getUint16(place + 2);
  }
  return null;
}

/** Whether a picture has more pixels on a side than are decoded. */
export async function isTooManyPixels(picture: Blob): Promise<boolean> {
  const size = pictureSize(await picture.slice(0, headLength).arrayBuffer());
  return size !== null && Math.max(size.width, size.height) > longestPictureSide;
}

/** Bytes that hold the header, also of a JPG that begins with a preview. */
const headLength = 256 * 1024;
