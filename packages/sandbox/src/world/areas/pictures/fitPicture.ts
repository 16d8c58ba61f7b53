import sharp from 'sharp';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';

/** Pixels of the box that a picture is fitted into or stretched to. */
export interface PictureBox {
  width: number;
  height: number;
}

/** Largest picture that is accepted, in bytes (core §9). */
const largestPicture = 10 * 1024 * 1024;

/** Most pixels per side. A small file can hold far more than fit into memory (faults X06). */
const longestSide = 10_000;

/** The first bytes of a PNG, a JPG and a GIF. */
const signatures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];

const refused = (message: string) => new ProblemError(400, message, { errors: { FileContent: [message] } });

/**
 * The uploaded picture of a multipart call as a PNG that fits into the requested box; with `IgnoreAspectRatio` it fills it (API-017).
 *
 * @param most the box if the call names none, and the largest that may be requested
 * @throws ProblemError 400 without a file, or with several, and as `fitPicture` does
 */
export async function uploadedPicture({ files, body }: Pick<OperationContext, 'files' | 'body'>, most: PictureBox): Promise<Buffer> {
  const [file, ...others] = files.filter(({ field }) => field === 'FileContent');
  if (file === undefined) throw refused('Choose a PNG, JPG or GIF picture.');
  if (others.length > 0) throw refused('Choose one picture only.');
  const { Width = most.width, Height = most.height, IgnoreAspectRatio = false } = (body ?? {}) as { Width?: number; Height?: number; IgnoreAspectRatio?: boolean };
  return fitPicture(file.bytes, { width: Math.min(Width, most.width), height: Math.min(Height, most.height) }, IgnoreAspectRatio);
}

/**
 * A PNG of the picture that fits into the box, never larger than the original, or one of exactly the box's size. It is re-encoded, so that nothing
 * hidden in the file is kept (faults X06). The type of a file is taken from its content, not from its name or declared type.
 *
 * @throws ProblemError 413 over 10 MB, 400 for anything but a readable PNG, JPG or GIF of at most 10,000 pixels a side
 */
async function fitPicture(bytes: Buffer, box: PictureBox, fillsBox: boolean): Promise<Buffer> {
  if (bytes.length > largestPicture) throw new ProblemError(413, 'The picture is larger than 10 MB.');
  if (!signatures.some((signature) => signature.every((byte, place) => bytes[place] === byte))) throw refused('Choose a PNG, JPG or GIF picture.');
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  try {
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > longestSide) throw refused('The picture has more than 10,000 pixels on one side.');
    return await picture.autoOrient().resize({ ...box, fit: fillsBox ? 'fill' : 'inside', withoutEnlargement: !fillsBox }).png().toBuffer();
  } catch (error) {
    throw error instanceof ProblemError ? error : refused('The picture cannot be read.');
  }
}
