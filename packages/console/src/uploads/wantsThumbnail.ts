import { fileKind, pictureSize } from '@noticeboard/design-system';
import { fittedInto, thumbnailSize } from './thumbnailSize.ts';

/**
 * Whether the host shall make a thumbnail of a file: of an image alone (UPL-109), and of none without a width and a height (UPL-110).
 * Where the size is not found, the host decides.
 */
export async function wantsThumbnail(name: string, bytes: Blob): Promise<boolean> {
  if (fileKind(name) !== 'image') return false;
  const size = pictureSize(await bytes.arrayBuffer());
  return size === null || fittedInto(size, thumbnailSize) !== null;
}
