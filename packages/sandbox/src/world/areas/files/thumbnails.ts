import sharp from 'sharp';
import { refusedFile } from './fileAccess.ts';

/** Most pixels per side. A small file can hold far more than fit into memory (faults X06). */
const longestSide = 10_000;

/** The box that a thumbnail fits into. */
interface ThumbnailBox {
  width: number;
  height: number;
  /** Fills the box exactly instead of keeping the proportions. */
  ignoresRatio: boolean;
}

/** A JPEG of an image in a box; undefined for an image without a size (UPL-110). @throws ProblemError 400 for too many pixels */
export async function thumbnailOf(bytes: Uint8Array, { width, height, ignoresRatio }: ThumbnailBox): Promise<Buffer | undefined> {
  const picture = sharp(bytes, { limitInputPixels: false });
  const size = await picture.metadata().catch(() => undefined);
  if (size === undefined) return undefined;
  if (Math.max(size.width, size.height) > longestSide) throw refusedFile('The picture has more than 10,000 pixels on one side.');
  return picture
    .autoOrient()
    .resize({ width, height, fit: ignoresRatio ? 'fill' : 'inside', withoutEnlargement: !ignoresRatio })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => undefined);
}

/** Longest side of a thumbnail made by a client (decisions-content O18). */
const thumbnailSide = 200;

/** Checks and re-encodes a client's thumbnail, so that nothing hidden in it is kept. @throws ProblemError 400 */
export async function takenThumbnail(bytes: Uint8Array): Promise<Buffer> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (size?.format !== 'jpeg' || Math.max(size.width, size.height) > thumbnailSide) throw refusedFile('A thumbnail is a JPEG of at most 200 by 200 pixels.');
  return sharp(bytes)
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => {
      throw refusedFile('The thumbnail cannot be read.');
    });
}
