import type { ItemFile } from './itemFile.ts';
import type { UploadItem } from '../../uploads/uploadTypes.ts';

/** A file of the item, one that is being uploaded, or one that has finished uploading: then both are set. */
export type ShownFile = {
  /** The same from the choice of the file on, so that its tile stays the same when the upload finishes. */
  id: string;
} & ({ file: ItemFile; upload?: UploadItem } | { file?: undefined; upload: UploadItem });

/**
 * The files of an item in the order of choice: an upload that finishes keeps its place.
 *
 * @param items all uploads of the page
 * @param own uploads of the item that have not been added to it yet
 */
export function shownFiles(files: readonly ItemFile[], items: readonly UploadItem[], own: readonly UploadItem[]): ShownFile[] {
  const uploadOf = ({ fileName }: ItemFile) => items.find(({ stored }) => stored?.fileName === fileName);
  const before = files.flatMap((file) => (uploadOf(file) === undefined ? [{ id: file.fileName, file }] : []));
  const here = items.flatMap((upload): ShownFile[] => {
    const file = files.find(({ fileName }) => fileName === upload.stored?.fileName);
    if (file !== undefined) return [{ id: upload.id, file, upload }];
    return own.includes(upload) ? [{ id: upload.id, upload }] : [];
  });
  return [...before, ...here];
}
