import type { PictureUploadOptions, UploadedPicture } from '@noticeboard/design-system/editor';
import { resourceMessages } from '../../../messages/resource.ts';

/** Longest side of a picture in a document, in pixels. */
const longestSide = 1200;

/** Most bytes of a picture in a document: a document of 1 MB has room for a few (decisions-content O35). */
const mostBytes = 200 * 1024;

const kept: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/**
 * Embeds a picture into the HTML of a document (ADR 0088), scaled down if it is large.
 *
 * @throws Error in words, if it is not a picture or stays too large
 */
export async function embedPicture(file: File, { signal, onProgress }: PictureUploadOptions): Promise<UploadedPicture> {
  const small = kept.includes(file.type) && file.size <= mostBytes ? file : await madeSmaller(file);
  signal.throwIfAborted();
  onProgress(1);
  return { src: await dataAddress(small), alt: '' };
}

async function madeSmaller(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(resourceMessages.picture.unreadable);
  });
  try {
    for (let side = longestSide; side >= longestSide / 4; side /= 2) {
      const blob = await drawn(picture, side);
      if (blob.size <= mostBytes) return blob;
    }
  } finally {
    picture.close();
  }
  throw new Error(resourceMessages.picture.tooLarge);
}

function drawn(picture: ImageBitmap, longest: number): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
}

async function dataAddress(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return `data:${blob.type};base64,${btoa(letters)}`;
}
