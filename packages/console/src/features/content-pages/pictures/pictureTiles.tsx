import type { Picture } from '@noticeboard/design-system/content';
import { storedAttachment, uploadAttachment } from '../../../content/files/fileFaces.tsx';
import type { ItemFile } from '../../../content/files/itemFile.ts';
import type { UploadItem } from '../../../uploads/uploadTypes.ts';
import { pictureMessages as texts } from '../../../messages/pictures.ts';
import { captionOf } from './pictureWords.ts';

interface TileOptions {
  /** The id of its tile, the same from the choice of the file on. */
  id: string;
  /** Address of its picture if it was uploaded from here. */
  local: string | undefined;
  isCover: boolean;
}

/** Makes the tiles of stored pictures; a tile is the same object while it is unchanged, so that a thousand are not rendered for one. */
export function createStoredTiles(): (file: ItemFile, options: TileOptions) => Picture {
  const known = new WeakMap<ItemFile, TileOptions & { picture: Picture }>();
  return (file, { id, local, isCover }) => {
    const earlier = known.get(file);
    if (earlier?.id === id && earlier.local === local && earlier.isCover === isCover) return earlier.picture;
    const picture: Picture = { ...storedAttachment(file, local), id, caption: captionOf(file), isCover };
    known.set(file, { id, local, isCover, picture });
    return picture;
  };
}

/**
 * The tile of an upload. A finished upload counts as uploading until the item has it.
 *
 * @param isRefused whether adding it to the item failed
 */
export function uploadTile(upload: UploadItem, local: string | undefined, isRefused: boolean): Picture {
  const tile: Picture = { ...uploadAttachment(upload, local), caption: captionOf({ originalFileName: upload.name }) };
  if (upload.status !== 'success') return tile;
  return isRefused ? { ...tile, status: 'error', errorMessage: texts.notJoined, remedy: 'try-again' } : { ...tile, status: 'uploading' };
}
