import { messages } from '../../messages/uploads.ts';
import { longestPictureSide, pictureSize } from './pictureSize.ts';
import { readsAsImage } from './readsAsImage.ts';

/** Why a file cannot be taken as a picture, judged by its content; null when it can. */
export async function pictureRefusal(file: File): Promise<string | null> {
  const size = pictureSize(await file.arrayBuffer());
  // Checked before the browser decodes it.
  if (size !== null && Math.max(size.width, size.height) > longestPictureSide) {
    return messages.fileUpload.tooManyPixels(file.name, size.width, size.height, longestPictureSide);
  }
  return (await readsAsImage(file)) ? null : messages.fileUpload.unreadable(file.name);
}
