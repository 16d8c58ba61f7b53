import sharp from 'sharp';
import { longestPictureSide, uploadedPicture } from '../../files/pictureFile.ts';
import { ProblemError, type OperationContext } from '../../http/operation.ts';

/** Pixels that a picture is shrunk into; its proportions stay. */
export interface PictureBox {
  width: number;
  height: number;
}

/**
 * The uploaded picture of a multipart call as a PNG that fits into the box the call asks for, never larger than it
 * came. It is drawn anew, so that nothing that was hidden in the file is kept (faults X06).
 *
 * @param most the box when the call names none, and the largest that may be asked for
 * @throws ProblemError 400 for a picture that can't be read, and as `uploadedPicture` does
 */
export async function fittedPicture(context: Pick<OperationContext, 'files' | 'body'>, most: PictureBox): Promise<Buffer> {
  const { bytes } = uploadedPicture(context);
  const { Width = most.width, Height = most.height } = (context.body ?? {}) as { Width?: number; Height?: number };
  const picture = sharp(bytes, { limitInputPixels: longestPictureSide ** 2, failOn: 'error' });
  const fitted = picture.autoOrient().resize({ width: Math.min(Width, most.width), height: Math.min(Height, most.height), fit: 'inside', withoutEnlargement: true });
  try {
    return await fitted.png().toBuffer();
  } catch {
    const message = 'The picture cannot be read.';
    throw new ProblemError(400, message, { errors: { FileContent: [message] } });
  }
}
